"""Clauses of the rules in text."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from erawan.core.clauses import Clause
from erawan.views.messages import message
from erawan.views.text.styles import QUIET, STRONG


def draw_clauses(clauses: list[tuple[str, Clause]]) -> RenderableType:
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


def draw_clause(clause: Clause) -> RenderableType:
    """One clause with its section in the rulebook and the note on it."""
    parts = [
        Text.assemble((clause.id, STRONG), "  ", clause.text),
        Text(message("clause-section", section=clause.section), QUIET),
    ]
    if clause.note:
        parts.append(Text(clause.note))
    return Group(*parts)
