"""The log of a table in words, with what every move changed."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Event, Position
from erawan.king.position import Position as KingPosition
from erawan.tables.plan import Plan
from erawan.tables.row import Row
from erawan.tables.table import Played, Table
from erawan.views.king_changes import king_changes
from erawan.views.model import Change, LogEntry
from erawan.views.msg import say
from erawan.views.people import name_of
from erawan.views.siam_changes import siam_changes


def log_entries(table: Table, since: int) -> tuple[LogEntry, ...]:
    """The rows from a number on; moves that were taken back are told like others."""
    moves = {played.row: played for played in table.moves}
    return tuple(_entry(table.plan, row, moves.get(row.index)) for row in table.rows[since:])


def changes_of(
    position: Position[Any], events: tuple[Event, ...], plan: Plan
) -> tuple[Change, ...]:
    """Events that begin in a position, to be shown and told."""
    if isinstance(position, KingPosition):
        return king_changes(events, position.board, plan)
    return siam_changes(events)


def _entry(plan: Plan, row: Row, played: Played | None) -> LogEntry:
    told = None if played else say(f"log-{row.kind}", who=name_of(plan, row.seat))
    return LogEntry(
        index=row.index,
        kind=row.kind,
        ply=row.ply,
        seat=row.seat,
        code=row.code,
        at=row.at,
        say=told,
        events=changes_of(played.before, played.events, plan) if played else (),
    )
