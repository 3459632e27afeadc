"""What things are called in words: seats, factions, cards, facings."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Position
from erawan.core.record import Record
from erawan.siam import Position as SiamPosition
from erawan.views.messages import message

SIDES = ("Elephants", "Rhinos")
FACINGS = {"n": "north", "e": "east", "s": "south", "w": "west"}


def seat_names(position: Position[Any], record: Record | None = None) -> tuple[str, ...]:
    """The players' names as a record's tags have them, else plain ones."""
    plain = SIDES if isinstance(position, SiamPosition) else ()
    return tuple(
        (record and record.tag(f"Seat{seat + 1}"))
        or (plain[seat] if plain else message("seat", number=seat + 1))
        for seat in range(position.players)
    )
