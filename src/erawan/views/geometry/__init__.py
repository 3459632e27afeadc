"""How everything looks, as data that Python and the page both read: `geometry.json`.

The file is drawn by `tools/draw`.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from msgspec import json

from erawan.views.geometry.layout import lay_out
from erawan.views.geometry.model import Drawing, Geometry, Map, Path, Place, curve, points

if TYPE_CHECKING:
    from erawan.king.board import Board

__all__ = [
    "Drawing",
    "Geometry",
    "Map",
    "Path",
    "Place",
    "chart_of",
    "curve",
    "geometry",
    "lay_out",
    "points",
]


@cache
def geometry() -> Geometry:
    """The geometry file."""
    file = resources.files("erawan.views.geometry").joinpath("geometry.json")
    return json.decode(file.read_bytes(), type=Geometry)


def chart_of(board: Board) -> Map:
    """The drawn map of a board that comes with the package, else one that is laid out."""
    is_shipped = isinstance(board.to_json(), str)
    drawn = geometry().maps
    return drawn[board.name] if is_shipped and board.name in drawn else lay_out(board)
