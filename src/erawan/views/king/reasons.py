"""What refusals of King of Siam speak of, in words."""

from __future__ import annotations

from erawan.king.position import Position
from erawan.views.king.changes import faction_names
from erawan.views.king.scene import province_name
from erawan.views.msg import Arg

PROVINCES = ("province", "first", "second")


def in_reason(position: Position, name: str, value: str | int) -> Arg:
    """Provinces by their names, several factions as a list."""
    if name in PROVINCES:
        return province_name(position.board, str(value))
    if name == "factions":
        return faction_names(str(value))
    return value
