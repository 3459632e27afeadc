"""Choices of Siam as the terminal's menus show them."""

from __future__ import annotations

from collections.abc import Sequence

from erawan.core.turn import Choice, Turn
from erawan.siam.events import RockPushedOff
from erawan.siam.pieces import EMPTY, SIDES
from erawan.siam.position import Position
from erawan.siam.turn import LEAVE, RESERVE
from erawan.views.messages import message
from erawan.views.siam.scene import facing_of


def label(position: Position, turn: Turn, choice: Choice, names: Sequence[str]) -> str:
    """A choice in words, with what helps to choose."""
    value = choice.value
    if choice.kind == "facing":
        return message("choice-facing", facing=value)
    if choice.kind == "animal":
        if value == RESERVE:
            return message("choice-reserve", count=position.reserve[position.side])
        facing = facing_of(position.cells[position.options.board.grid.index[value]])
        return message("choice-animal", cell=value, side=SIDES[position.side], facing=facing)
    target = _target_label(position, turn, choice)
    winner = _winner_by_rock(turn.choose(choice), names)
    return message("choice-rock-falls", choice=target, who=winner) if winner else target


def _target_label(position: Position, turn: Turn, choice: Choice) -> str:
    value, animal = choice.value, turn.chosen[0].value
    if value == LEAVE:
        return message("choice-leave")
    if value == animal:
        return message("choice-turn", cell=value)
    if position.cells[position.options.board.grid.index[value]] != EMPTY:
        return message("choice-push", cell=value)
    return message("choice-enter" if animal == RESERVE else "choice-step", cell=value)


def _winner_by_rock(turn: Turn, names: Sequence[str]) -> str:
    """Who would win, if this choice makes a rock fall; else nobody."""
    for event in turn.events if turn.move is not None else ():
        if isinstance(event, RockPushedOff):
            return names[event.credits[0].side]
    return ""
