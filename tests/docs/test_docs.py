"""The documentation names everything there is, and nothing else."""

import importlib
import pkgutil
import re
import sys
from pathlib import Path

import erawan

ROOT = Path(__file__).resolve().parents[2]
MARKED_SLOW = re.compile(r"\bmark\.slow\b")
sys.path.insert(0, str(ROOT / "tools"))

from suite import PARTS  # noqa: E402


def test_contributing_lists_the_parts_of_the_suite() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text()
    assert re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE) == [part.name for part in PARTS]


def test_every_test_folder_belongs_to_a_part() -> None:
    commands = " ".join(command for part in PARTS for command in part.commands)
    folders = {file.parent for file in (ROOT / "tests").rglob("test_*.py")}
    assert len(folders) > 10
    for folder in folders:
        assert str(folder.relative_to(ROOT)) in commands.split(), folder


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
        if ".migrations" in info.name or info.name == "erawan.__main__":
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
