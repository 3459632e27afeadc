"""Positions of both games as SVG text, in a light or a dark palette.

>>> import erawan
>>> svg(erawan.game("siam").start())[:26]
'<svg xmlns="http://www.w3.'
"""

from __future__ import annotations

from typing import Any

from erawan.king.position import Position as KingPosition
from erawan.views.svg.king import king_svg
from erawan.views.svg.siam import siam_svg

__all__ = ["king_svg", "siam_svg", "svg"]


def svg(position: Any, palette: str = "light") -> str:
    """A position of either game as SVG text."""
    draw = king_svg if isinstance(position, KingPosition) else siam_svg
    return draw(position, palette)
