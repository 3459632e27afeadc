"""How everything looks, as data that Python and the page both read: `geometry.json`.

The file is drawn by `tools/draw`.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from msgspec import json

from erawan.views.geometry.layout import lay_out
from erawan.views.geometry.model import Drawing, Geometry, Map, Path, Place, curve, points

__all__ = [
    "Drawing",
    "Geometry",
    "Map",
    "Path",
    "Place",
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
