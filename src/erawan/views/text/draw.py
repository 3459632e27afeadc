"""One door to the text drawings of both games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from erawan.core.game import Position
from erawan.king import Position as KingPosition
from erawan.views.text.king import draw_king
from erawan.views.text.siam import draw_siam


def draw(position: Position[Any], names: Sequence[str], width: int) -> Text:
    """The position as a person sees the table, in a terminal of that many columns."""
    if isinstance(position, KingPosition):
        return draw_king(position, names, width)
    return draw_siam(position, names, width)  # type: ignore[arg-type]
