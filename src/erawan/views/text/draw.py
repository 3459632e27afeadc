"""One door to the text drawings of all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from erawan.core.game import Position
from erawan.views.adapter import views_of

if TYPE_CHECKING:
    from rich.text import Text


def draw(position: Position[Any], names: Sequence[str], width: int, language: str = "en") -> Text:
    """The position as a person sees the table, in a terminal of that many columns."""
    return views_of(position).draw(position, names, width, language)
