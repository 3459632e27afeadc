"""Rules in the terminal: clauses, one clause with its example, and the rules told."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from erawan.learn.rules_pages import ClausePage, RulesPage
from erawan.locale import speak
from erawan.views.text.styles import QUIET, STRONG
from erawan.views.words import in_words


def draw_clauses(clauses: list[tuple[str, ClausePage]]) -> RenderableType:
    """Many clauses, each with its game's title, under one heading per game."""
    parts: list[RenderableType] = []
    for title, group in groupby(clauses, key=itemgetter(0)):
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        for _, clause in group:
            table.add_row(Text(clause.id, STRONG), Text(clause.text))
        parts += [Text(title, STRONG), table]
    return Group(*parts)


def draw_clause(clause: ClausePage, language: str = "en") -> RenderableType:
    """One clause with its section in the rulebook, the note on it and its example."""
    parts: list[RenderableType] = [
        Text.assemble((clause.id, STRONG), "  ", clause.text),
        Text(speak("learn-section", {"section": clause.section}, language), QUIET),
    ]
    if clause.note:
        parts.append(Text(clause.note))
    lines = [in_words(line, language) for line in clause.example.lines]
    caption = [*filter(None, [clause.example.caption])]
    # A move that is refused comes after those that are played.
    refused = [speak("learn-refused", {}, language)]
    shown = [*lines, *caption, *refused] if clause.example.refused else [*caption, *lines]
    if shown:
        parts += [Text(speak("learn-example", {}, language), STRONG)]
        parts += [Padding(Text(line), (0, 0, 0, 2)) for line in shown]
    return Group(*parts)


def draw_story(page: RulesPage) -> RenderableType:
    """The rules as a person would tell them."""
    parts: list[RenderableType] = [Text(page.title, STRONG)]
    for block in page.told:
        if block.kind == "heading":
            parts += [Text(), Text(block.text, STRONG)]
        elif block.kind == "item":
            parts.append(Padding(Text(f"• {block.text}"), (0, 0, 0, 2)))
        else:
            parts += [Padding(Text(block.text), (1, 0, 0, 0))]
    return Group(*parts)
