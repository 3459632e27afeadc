"""The texts that teach are our own: no run of eight words is a rulebook's.

The rulebooks are not part of this project: `ERAWAN_RULEBOOKS` names the folder that holds them.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import erawan
from erawan.learn.rules_pages import GAMES
from tests.some import some
from tests.views.catalogues import LOCALE, PAGE

TEXTS = Path(erawan.__file__).parent / "learn" / "texts"
RUN = 8
WORD = re.compile(r"\w+")


def runs(text: str, length: int = RUN) -> set[tuple[str, ...]]:
    """All runs of that many words, whatever stands between them."""
    words = WORD.findall(text.casefold())
    return {tuple(words[start : start + length]) for start in range(len(words) - length + 1)}


def our_texts() -> Iterator[tuple[str, str]]:
    """All that the product says about the games, by place."""
    for folder in (TEXTS, LOCALE, PAGE):
        for file in sorted(folder.rglob("*")):
            if file.suffix in {".toml", ".md", ".ftl"}:
                yield file.name, file.read_text("utf-8")
    for game in GAMES:
        for clause in erawan.game(game).clauses:
            yield clause.id, f"{clause.text} {clause.note}"


def test_runs_are_found_across_lines_and_signs() -> None:
    assert runs("One, two;\nthree – four", 3) == {("one", "two", "three"), ("two", "three", "four")}


@pytest.mark.skipif("ERAWAN_RULEBOOKS" not in os.environ, reason="ERAWAN_RULEBOOKS is not set")
def test_no_run_of_eight_words_is_a_rulebooks() -> None:
    folder = Path(os.environ["ERAWAN_RULEBOOKS"])
    theirs = set[tuple[str, ...]]().union(
        *(runs(file.read_text("utf-8")) for file in some(folder.glob("*.txt")))
    )
    assert len(theirs) > 5000
    copied = {place: found for place, text in some(our_texts()) if (found := runs(text) & theirs)}
    assert copied == {}
