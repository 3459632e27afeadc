"""Positions as the data files of this room write them: dealt, drawn, or as Siam's text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from erawan.core.game import Position
from erawan.core.registry import game
from erawan.learn.king.drawing import drawn


def read_position(name: str, data: Mapping[str, Any]) -> Position[Any]:
    """The position that `deal`, `draw` or `text` (with `options`) tells; raises ErawanError.

    >>> read_position("siam", {"text": "5/5/1ooo1/5/5 E 0 --"}).to_move
    0
    """
    position: Position[Any]
    if "draw" in data:
        return drawn(data["draw"])
    if "text" in data:
        start = game(name).start(**data.get("options", {})).to_json()
        position = game(name).position(start | {"text": data["text"]})
        return position
    position = game(name).start(**data["deal"])
    return position
