"""The rules of a game in a language: told as a person would, and clause by clause with examples."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal, get_args

from msgspec import Struct

from erawan.core.registry import game as find_game
from erawan.learn.examples import Example, examples
from erawan.learn.texts import read_text, read_toml
from erawan.views.msg import Msg
from erawan.views.wire import GameName

GAMES: tuple[GameName, ...] = get_args(GameName)
"""The games that are taught."""


class Block(Struct, frozen=True):
    """A piece of a text that is read from top to bottom; clauses are named by their ids in it."""

    kind: Literal["heading", "paragraph", "item"]
    text: str


class ClauseExample(Struct, frozen=True):
    """What shows a clause: pictures before and after, what happens, and what to look at.

    `refused` says that the move of the caption is one that the rules refuse.
    """

    caption: str
    lines: tuple[Msg, ...]
    pictures: int
    refused: bool


class ClausePage(Struct, frozen=True):
    """A clause: its text, the rulebook's section, where languages differ and what we decided."""

    id: str
    text: str
    section: str
    note: str
    example: ClauseExample


class RulesPage(Struct, frozen=True):
    """A game's rules in a language: `told` as a person would, then every clause in order."""

    game: GameName
    language: Literal["en", "it", "nl", "ru"]
    title: str
    told: tuple[Block, ...]
    clauses: tuple[ClausePage, ...]


@cache
def rules_page(game: GameName, language: str) -> RulesPage:
    """A game's rules; raises FileNotFoundError for a language that we don't write."""
    title, told = parse_story(read_text(game, f"story.{language}.md"))
    # A language that is there for the one file is one of ours.
    spoken: Literal["en", "it", "nl", "ru"] = language  # type: ignore[assignment]
    return RulesPage(game, spoken, title, told, clause_pages(game, language))


@cache
def clause_pages(game: str, language: str) -> tuple[ClausePage, ...]:
    """A game's clauses in a language; one that is not taught has them as its rules say them."""
    taught = game in GAMES
    words = read_toml(game, f"clauses.{language}") if taught else {}
    shown = examples(game) if taught else {}
    pages = []
    for clause in find_game(game).clauses:
        said = words.get(clause.id, {})
        example = _example_page(shown.get(clause.id), said.get("example", ""))
        # The rules themselves say it in English; the other languages translate that.
        text = said.get("text", clause.text)
        note = said.get("note", clause.note)
        pages.append(ClausePage(clause.id, text, clause.section, note, example))
    return tuple(pages)


def _example_page(example: Example | None, caption: str) -> ClauseExample:
    if example is None:
        return ClauseExample(caption, (), 0, False)
    return ClauseExample(caption, example.lines(), len(example.pictures), bool(example.refused))


def parse_story(text: str) -> tuple[str, tuple[Block, ...]]:
    r"""The title of a told text, and its headings, paragraphs and items.

    >>> parse_story("# A\n\n## B\n\nC d.\n\n- E.\n- F.\n")[1][-1].text
    'F.'
    """
    title = ""
    blocks: list[Block] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("## "):
            blocks.append(Block("heading", line[3:]))
        elif line.startswith("- "):
            blocks.append(Block("item", line[2:]))
        else:
            blocks.append(Block("paragraph", line))
    return title, tuple(blocks)


def matching(clauses: tuple[ClausePage, ...], wanted: str) -> list[ClausePage]:
    """The clause of that id, else those whose id begins so, else those that say all the words."""
    asked = wanted.casefold().strip()
    exact = [each for each in clauses if each.id.casefold() == asked]
    begun = [each for each in clauses if each.id.casefold().startswith(asked)]
    return exact or begun or [each for each in clauses if _says(each, asked.split())]


def _says(clause: ClausePage, words: list[str]) -> bool:
    said = f"{clause.text} {clause.note} {clause.example.caption}".casefold()
    return all(re.search(rf"\b{re.escape(word)}", said) for word in words)
