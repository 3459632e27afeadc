"""Choices of King of Siam as the terminal's menus show them."""

from __future__ import annotations

from collections.abc import Sequence

from erawan.core.turn import Choice, Turn
from erawan.king.cards import CARD_INDEX, FACTIONS
from erawan.king.position import Position
from erawan.views.king.scene import province_name
from erawan.views.king.turn import step
from erawan.views.messages import message
from erawan.views.words import in_words


def label(position: Position, turn: Turn, choice: Choice, _: Sequence[str]) -> str:
    """A choice in words, with what helps to choose."""
    value = choice.value
    if choice.kind == "card":
        number = position.hands[position.seat][CARD_INDEX[value]]
        copies = f" ×{number}" if number > 1 else ""
        name = message("card-name", card=value) + copies
        does = message("card-does", card=value)
        return message("choice-card", code=value, name=f"{name:<12}", does=does)
    if choice.kind in ("pass", "follower", "followers"):
        return in_words(step(position, turn.chosen, choice)[1])
    province = province_name(position.board, value)
    if choice.kind in ("tile", "marker"):
        box = position.tiles.index(position.board.index[value]) + 1
        return message("choice-tile", code=value, province=f"{province:<12}", box=box)
    counts = turn.preview.counts(position.board.index[value])  # type: ignore[attr-defined]
    here = " ".join(f"{letter}{count}" for letter, count in zip(FACTIONS, counts, strict=True))
    return message("choice-province", code=value, province=f"{province:<12}", followers=here)


def remark(position: Position) -> str:
    """What to know about a board that nobody has compared with a printed one."""
    return "" if position.board.verified else message("borders-note")
