"""The documentation names everything there is, and nothing else."""

import importlib
import pkgutil
import re
import sys
from pathlib import Path

import erawan
from tests.some import some

ROOT = Path(__file__).resolve().parents[2]
MARKED_SLOW = re.compile(r"\bmark\.slow\b")
sys.path.insert(0, str(ROOT / "tools"))

from suite import PARTS  # noqa: E402


def test_contributing_lists_the_parts_of_the_suite() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text()
    assert re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE) == [part.name for part in PARTS]


def test_every_test_folder_belongs_to_a_part() -> None:
    words = {word for part in PARTS for command in part.commands for word in command.split()}
    folders = {file.parent.relative_to(ROOT) for file in (ROOT / "tests").rglob("test_*.py")}
    assert len(folders) > 10
    for folder in folders:
        assert any(str(Path(*folder.parts[:n])) in words for n in (2, 3)), folder


def test_every_slow_test_has_a_target_that_contributing_names() -> None:
    folders: dict[str, list[Path]] = {}
    target = ""
    for line in (ROOT / "Makefile").read_text().splitlines():
        if named := re.match(r"([a-z-]+):", line):
            target = named[1]
        elif line.startswith("\t") and "-m slow" in line:
            paths = line.partition("-m slow")[2].split()
            folders.setdefault(target, []).extend(ROOT / path for path in paths)
    contributing = (ROOT / "CONTRIBUTING.md").read_text()
    for name in folders:
        assert f"`make {name}`" in contributing
    files = [
        file for file in (ROOT / "tests").rglob("*.py") if MARKED_SLOW.search(file.read_text())
    ]
    assert files
    for file in files:
        assert any(file.is_relative_to(path) for paths in folders.values() for path in paths), file


def test_the_readme_shows_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text()
    assert "make play" in text
    assert "make test" in text


def test_public_names_are_there_once() -> None:
    named = 0
    for info in pkgutil.walk_packages(erawan.__path__, "erawan."):
        path = ROOT / "src" / info.name.replace(".", "/")
        has_source = path.with_suffix(".py").exists() or path.is_dir()
        # A compiled module without a source was left behind by an older build.
        if ".migrations" in info.name or info.name == "erawan.__main__" or not has_source:
            continue
        module = importlib.import_module(info.name)
        names = getattr(module, "__all__", None)
        if names is not None:
            named += 1
            assert len(set(names)) == len(names) > 0, info.name
            assert all(hasattr(module, name) for name in names), info.name
    assert named > 5


def test_links_between_the_documents_lead_somewhere() -> None:
    links = [
        (file, target)
        for file in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
        for target in re.findall(r"\]\(([^)#:]+)\)", file.read_text())
    ]
    assert len({file for file, _ in links}) > 5
    for file, target in links:
        assert (file.parent / target).exists(), f"{file.name}: {target}"


def test_a_decision_is_half_a_page_with_its_context_choice_and_cost() -> None:
    folder = ROOT / "docs" / "decisions"
    index = (folder / "README.md").read_text()
    for number, file in enumerate(some(sorted(folder.glob("[0-9]*.md"))), 1):
        text = file.read_text()
        assert text.startswith(f"# {number}. ")
        assert all(f"\n**{part}.**" in text for part in ("Context", "Choice", "Cost")), file.name
        assert len(text.splitlines()) <= 35, file.name
        assert max(map(len, text.splitlines())) <= 112, file.name
        assert f"| {number} | [" in index
        assert f"]({file.name})" in index


def test_every_laboratory_note_is_listed() -> None:
    folder = ROOT / "docs" / "lab"
    index = (folder / "README.md").read_text()
    for file in some(sorted(folder.glob("*.md"))):
        assert file.name == "README.md" or f"]({file.name})" in index
