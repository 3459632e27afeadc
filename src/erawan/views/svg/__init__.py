"""Positions of all games as SVG text, in a light or a dark palette.

>>> import erawan
>>> svg(erawan.game("siam").start())[:26]
'<svg xmlns="http://www.w3.'
"""

from __future__ import annotations

from typing import Any

from erawan.core.game import Position
from erawan.views.adapter import views_of


def svg(position: Position[Any], palette: str = "light", language: str = "en") -> str:
    """A position as SVG text; `palette` is one of `geometry().palettes`."""
    return views_of(position).svg(position, palette, language)
