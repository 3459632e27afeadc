"""What the terminal calls the players."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Position
from erawan.core.record import Record
from erawan.siam import Position as SiamPosition
from erawan.siam.pieces import SIDES
from erawan.views.messages import message


def seat_names(position: Position[Any], record: Record | None = None) -> tuple[str, ...]:
    """The players' names as a record's tags have them, else plain ones."""
    is_siam = isinstance(position, SiamPosition)
    return tuple(
        (record and record.tag(f"Seat{seat + 1}"))
        or (
            message("side-name", side=SIDES[seat])
            if is_siam
            else message("seat-name", number=seat + 1)
        )
        for seat in range(position.players)
    )
