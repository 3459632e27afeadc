"""The log of a table in words, with what every move changed."""

from __future__ import annotations

from collections.abc import Sequence

from erawan.tables.row import Row
from erawan.tables.table import Played, Table
from erawan.views.adapter import views_of
from erawan.views.model import LogEntry
from erawan.views.msg import Item, say
from erawan.views.people import names_of
from erawan.views.wire import Change


def log_entries(table: Table, since: int) -> tuple[LogEntry, ...]:
    """The rows from a number on; moves that were taken back are told like others."""
    moves = {played.row: played for played in table.moves}
    names = names_of(table.plan)
    return tuple(_entry(row, moves.get(row.index), names) for row in table.rows[since:])


def _entry(row: Row, played: Played | None, names: Sequence[Item]) -> LogEntry:
    told = None if played else say(f"log-{row.kind}", who=names[row.seat])
    return LogEntry(
        index=row.index,
        kind=row.kind,
        ply=row.ply,
        seat=row.seat,
        code=row.code,
        at=row.at,
        say=told,
        events=_changes(played, names) if played else (),
    )


def _changes(played: Played, names: Sequence[Item]) -> tuple[Change, ...]:
    return views_of(played.before).changes(played.before, played.events, names)
