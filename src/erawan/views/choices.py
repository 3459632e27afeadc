"""The turn builder's questions and choices in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from erawan.core.game import Position
from erawan.core.turn import Choice, Turn
from erawan.king import Position as KingPosition
from erawan.king.cards import CARD_INDEX, FACTIONS
from erawan.siam import Position as SiamPosition
from erawan.siam.events import RockPushedOff
from erawan.siam.pieces import EMPTY, LETTERS
from erawan.siam.turn import LEAVE, RESERVE
from erawan.views.king_words import card_name, follower_names, province_name
from erawan.views.messages import message
from erawan.views.names import FACINGS
from erawan.views.siam_words import facing_name, piece_name


def question(position: Position[Any], turn: Turn, names: Sequence[str]) -> str:
    """What is being chosen now."""
    who = "" if position.to_move is None else names[position.to_move]
    prompt = turn.prompt
    if prompt == "target" and turn.chosen[0].value == RESERVE:
        prompt = "entry"
    return message(f"ask-{prompt}", who=who)


def choice_label(position: Position[Any], turn: Turn, choice: Choice, names: Sequence[str]) -> str:
    """A choice as a menu shows it: in words, with what helps to choose."""
    if isinstance(position, KingPosition):
        return _king_label(position, turn, choice)
    return _siam_label(position, turn, choice, names)  # type: ignore[arg-type]


def _king_label(position: KingPosition, turn: Turn, choice: Choice) -> str:
    value = choice.value
    if choice.kind in ("card", "pass"):
        if value == "pass":
            return message("choice-pass")
        number = position.hands[position.seat][CARD_INDEX[value]]
        copies = f" ×{number}" if number > 1 else ""
        name = f"{card_name(value)}{copies}"
        return message("choice-card", code=value, name=f"{name:<12}", does=message(f"card-{value}"))
    if choice.kind in ("follower", "followers"):
        return follower_names(value[:-2])
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
        return message("choice-facing", code=value, facing=FACINGS[value])
    if choice.kind == "animal":
        if value == RESERVE:
            return message("choice-reserve", count=position.reserve[position.side])
        piece = _letter(position, value)
        animal, facing = piece_name(piece), facing_name(piece)
        return message("choice-animal", animal=animal, cell=value, facing=facing)
    return _target_label(position, turn, choice) + _rock_warning(turn.choose(choice), names)


def _target_label(position: SiamPosition, turn: Turn, choice: Choice) -> str:
    value, animal = choice.value, turn.chosen[0].value
    if value == LEAVE:
        return message("choice-leave")
    if value == animal:
        return message("choice-turn", cell=value)
    if position.cells[position.options.board.grid.index[value]] != EMPTY:
        return message("choice-push", cell=value)
    return message("choice-enter" if animal == RESERVE else "choice-step", cell=value)


def _rock_warning(turn: Turn, names: Sequence[str]) -> str:
    """Who would win, if this choice makes a rock fall."""
    for event in turn.events if turn.move is not None else ():
        if isinstance(event, RockPushedOff):
            return message("choice-rock-falls", who=names[event.credits[0].side])
    return ""


def _letter(position: SiamPosition, cell: str) -> str:
    return LETTERS[position.cells[position.options.board.grid.index[cell]]]
