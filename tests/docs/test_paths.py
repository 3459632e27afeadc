"""Files, modules and headings that documents and code name are there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from pkgutil import resolve_name

import pytest

from tests.some import some

ROOT = Path(__file__).resolve().parents[2]
BESIDE = [ROOT / place for place in (".", "src", "src/erawan", "tests", "web", "web/src")]
"""Where a path may begin: a file of the package is also called `king/key.py`."""

SOURCES = (".c", ".css", ".ftl", ".h", ".html", ".pxd", ".py", ".pyi", ".pyx", ".svelte", ".ts")
FOLDERS = ("bench", "docs", "requirements", "src", "tests", "tools", "web")
PATH = re.compile(r"(?<![\w./:-])[\w*.-]+(?:/[\w*.-]+)*/?")
MODULE = re.compile(r"(?<![\w./-])erawan(?:\.[A-Za-z_]\w*)+")
CITATION = re.compile(r"docs/formats\.md#([\w-]*[\w])")
WRITTEN_BY_RUNS = ("report.html", "ten.py", "my_bot.py", "train.py", "learned.py")
"""Files that documents name because a command writes them, or whoever follows the guides."""


def documents() -> list[Path]:
    return [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def named_paths(text: str) -> Iterator[str]:
    """The paths of sources, and of anything in a folder of the repository."""
    for path in PATH.findall(text):
        parts = path.rstrip(".").split("/")
        in_folder = parts[0] in FOLDERS and len(parts) > 1 and parts[-1] != ""
        is_source = parts[-1].endswith(SOURCES) and parts[-1] not in (*SOURCES, *WRITTEN_BY_RUNS)
        if in_folder or is_source:
            yield path.rstrip(".")


def is_there(path: str, folder: Path) -> bool:
    """Whether something has this path, capitals such as GAME standing for any name."""
    pattern = re.sub(r"\b[A-Z]{3,}\b", "*", path)
    if "/" not in path:
        return any(any((ROOT / top).rglob(pattern)) for top in FOLDERS) or (ROOT / path).exists()
    return any(any(place.glob(pattern)) for place in (*BESIDE, folder))


def missing_paths(files: Iterable[Path]) -> dict[str, str]:
    """The paths that lead nowhere, with a file that names each; there must be some that don't."""
    named = {(path, file) for file in files for path in named_paths(file.read_text())}
    return {path: file.name for path, file in some(named) if not is_there(path, file.parent)}


@pytest.mark.parametrize(
    "text", ["`tools/suit.py`", "in king/keys.py.", "kings_key.py", "see `bench/dat`, and"]
)
def test_a_path_that_leads_nowhere_is_seen(text: str, tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text(text)
    assert len(missing_paths([file])) == 1


@pytest.mark.parametrize(
    "text",
    [
        "`tools/suite.py`",
        "in king/key.py.",
        "key.py",
        "src/erawan/locale/*.ftl",
        "docs/ladder/GAME.md",
    ],
)
def test_a_path_that_leads_somewhere_is_none(text: str, tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text(text)
    assert missing_paths([file]) == {}


def test_where_nothing_is_named_the_search_fails(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text("Nothing is named here, and/or elsewhere.")
    with pytest.raises(AssertionError, match="nothing to look at"):
        missing_paths([file])


def test_every_path_in_the_documents_is_there() -> None:
    pages = [page for page in documents() if page.name != "CHANGELOG.md"]
    assert len(pages) > 10
    assert missing_paths(pages) == {}


def test_every_module_in_the_documents_is_there() -> None:
    names = {name for page in documents() for name in MODULE.findall(page.read_text())}
    assert len(names) > 5
    for name in names:
        resolve_name(name)


def test_every_cited_heading_of_the_formats_is_there() -> None:
    titles = re.findall(r"^#+ (.+)$", (ROOT / "docs" / "formats.md").read_text(), re.MULTILINE)
    headings = {title.lower().replace(" ", "-") for title in titles}
    cited = {
        heading
        for top in FOLDERS
        for file in (ROOT / top).rglob("*")
        if file.suffix in (*SOURCES, ".md") and "node_modules" not in file.parts
        for heading in CITATION.findall(file.read_text())
    }
    assert len(cited) > 3
    assert cited <= headings
