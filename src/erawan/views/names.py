"""What the terminal calls the players."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Position
from erawan.core.record import Record
from erawan.views.people import plain_name
from erawan.views.words import in_words


def seat_names(position: Position[Any], record: Record | None = None) -> tuple[str, ...]:
    """The players' names as a record's tags have them, else plain ones."""
    return tuple(
        (record and record.tag(f"Seat{seat + 1}")) or in_words(plain_name(position.game, seat))
        for seat in range(position.players)
    )
