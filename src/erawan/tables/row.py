"""A row of a table's log: rows are added and never changed."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

RowKind: TypeAlias = Literal[
    "move", "take-back", "resign", "time", "draw", "pause", "resume", "stand-in", "return"
]
BESIDE: tuple[RowKind, ...] = ("stand-in", "return")
"""What can happen beside somebody else's turn, whose time runs on."""


class Row(Struct, frozen=True):
    """What happened: `ply` is the number of moves that stand after it, `spent` the turn's time.

    `seat` moved, gave up or ran out of time; a take-back is the seat's that is to move again; a
    draw, a pause and its end are the seat's in whose turn all agreed to them; for a seat a bot can
    stand in, until its owner returns.
    Times are in milliseconds, `at` since 1970.
    """

    index: int
    kind: RowKind
    ply: int
    seat: int
    code: str | None
    at: int
    spent: int
    version: int
