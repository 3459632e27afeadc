"""The turn builder's questions and choices in words, for the terminal's menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from erawan.core.game import Position
from erawan.core.turn import Choice, Turn
from erawan.king import Position as KingPosition
from erawan.king.cards import CARD_INDEX, FACTIONS
from erawan.siam import Position as SiamPosition
from erawan.siam.events import RockPushedOff
from erawan.siam.pieces import EMPTY, SIDES
from erawan.siam.turn import LEAVE, RESERVE
from erawan.tables.half_turn import HalfTurn
from erawan.views.king_scene import province_name
from erawan.views.king_turn import king_prompt, king_step
from erawan.views.messages import message
from erawan.views.siam_scene import facing_of
from erawan.views.siam_turn import siam_prompt
from erawan.views.words import in_words


def question(position: Position[Any], turn: Turn, names: Sequence[str]) -> str:
    """What is being chosen now; who is asked comes with a turn's first question."""
    tell = king_prompt if isinstance(position, KingPosition) else siam_prompt
    prompt = in_words(tell(HalfTurn(turn)))
    if turn.chosen or position.to_move is None:
        return message("ask", prompt=prompt)
    return message("ask-first", who=names[position.to_move], prompt=prompt)


def choice_label(position: Position[Any], turn: Turn, choice: Choice, names: Sequence[str]) -> str:
    """A choice as a menu shows it: in words, with what helps to choose."""
    if isinstance(position, KingPosition):
        return _king_label(position, turn, choice)
    return _siam_label(position, turn, choice, names)  # type: ignore[arg-type]


def _king_label(position: KingPosition, turn: Turn, choice: Choice) -> str:
    value = choice.value
    if choice.kind == "card":
        number = position.hands[position.seat][CARD_INDEX[value]]
        copies = f" ×{number}" if number > 1 else ""
        name = message("card-name", card=value) + copies
        does = message("card-does", card=value)
        return message("choice-card", code=value, name=f"{name:<12}", does=does)
    if choice.kind in ("pass", "follower", "followers"):
        return in_words(king_step(position, choice)[1])
    province = province_name(position.board, value)
    if choice.kind in ("tile", "marker"):
        box = position.tiles.index(position.board.index[value]) + 1
        return message("choice-tile", code=value, province=f"{province:<12}", box=box)
    counts = turn.preview.counts(position.board.index[value])  # type: ignore[attr-defined]
    here = " ".join(f"{letter}{count}" for letter, count in zip(FACTIONS, counts, strict=True))
    return message("choice-province", code=value, province=f"{province:<12}", followers=here)


def _siam_label(position: SiamPosition, turn: Turn, choice: Choice, names: Sequence[str]) -> str:
    value = choice.value
    if choice.kind == "facing":
        return message("choice-facing", facing=value)
    if choice.kind == "animal":
        if value == RESERVE:
            return message("choice-reserve", count=position.reserve[position.side])
        facing = facing_of(position.cells[position.options.board.grid.index[value]])
        return message("choice-animal", cell=value, side=SIDES[position.side], facing=facing)
    label = _target_label(position, turn, choice)
    winner = _winner_by_rock(turn.choose(choice), names)
    return message("choice-rock-falls", choice=label, who=winner) if winner else label


def _target_label(position: SiamPosition, turn: Turn, choice: Choice) -> str:
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
