"""The documentation names everything there is, and nothing else."""

import importlib
import pkgutil
import re
import sys
from pathlib import Path

import erawan

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from suite import PARTS  # noqa: E402


def test_contributing_lists_the_parts_of_the_suite() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text()
    assert re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE) == [part.name for part in PARTS]


def test_every_test_folder_belongs_to_a_part() -> None:
    commands = " ".join(command for part in PARTS for command in part.commands)
    folders = {file.parent for file in (ROOT / "tests").rglob("test_*.py")}
    for folder in folders:
        assert str(folder.relative_to(ROOT)) in commands.split(), folder


def test_the_readme_shows_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text()
    assert "make play" in text
    assert "make test" in text


def test_public_names_are_there_once() -> None:
    for info in pkgutil.walk_packages(erawan.__path__, "erawan."):
        if ".migrations" in info.name or info.name == "erawan.__main__":
            continue
        module = importlib.import_module(info.name)
        names = getattr(module, "__all__", None)
        if names is not None:
            assert len(set(names)) == len(names), info.name
            assert all(hasattr(module, name) for name in names), info.name


def test_links_between_the_documents_lead_somewhere() -> None:
    for file in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", file.read_text()):
            assert (file.parent / target).exists(), f"{file.name}: {target}"
