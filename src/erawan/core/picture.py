"""Pictures of positions, for notebooks; the drawings live with the views, far above the rules."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from erawan.core.game import Position


def svg(position: Position[Any]) -> str:
    """The position as the page draws it."""
    picture: str = import_module("erawan.views.svg").svg(position)
    return picture
