"""The log of a table in words, with what every move changed."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Event, Position
from erawan.king.position import Position as KingPosition
from erawan.tables.plan import Plan
from erawan.tables.row import Row
from erawan.tables.table import Table
from erawan.views.king_changes import king_changes
from erawan.views.model import Change, LogEntry
from erawan.views.msg import say
from erawan.views.people import name_of
from erawan.views.siam_changes import siam_changes


def log_entries(table: Table, since: int) -> tuple[LogEntry, ...]:
    """The rows from a number on."""
    played = {each.row: (each.before, each.events) for each in table.line}
    return tuple(_entry(table, row, played) for row in table.rows[since:])


def changes_of(
    position: Position[Any], events: tuple[Event, ...], plan: Plan
) -> tuple[Change, ...]:
    """Events that begin in a position, to be shown and told."""
    if isinstance(position, KingPosition):
        return king_changes(events, position.board, plan)
    return siam_changes(events)


def _entry(
    table: Table, row: Row, played: dict[int, tuple[Position[Any], tuple[Event, ...]]]
) -> LogEntry:
    changes: tuple[Change, ...] = ()
    if row.kind == "move":
        # A move that was taken back is replayed for its words only when somebody asks for it.
        before, events = played.get(row.index) or _undone(table, row.index)
        changes = changes_of(before, events, table.plan)
    return LogEntry(
        index=row.index,
        kind=row.kind,
        ply=row.ply,
        seat=row.seat,
        code=row.code,
        at=row.at,
        say=None
        if row.kind == "move"
        else say(f"log-{row.kind}", who=name_of(table.plan, row.seat)),
        events=changes,
    )


def _undone(table: Table, index: int) -> tuple[Position[Any], tuple[Event, ...]]:
    """A move that no longer stands, found again by replaying the log up to it."""
    again = Table(table.id, table.plan, table.start, table.created, table.since)
    for row in table.rows[: index + 1]:
        again = again.with_row(row)
    last = again.line[-1]
    return last.before, last.events
