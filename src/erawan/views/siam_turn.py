"""The steps of a turn of Siam, as things on the board to point at."""

from __future__ import annotations

from typing import cast

from erawan.core import turn as rules
from erawan.siam.pieces import EMPTY, SIDES
from erawan.siam.position import Position
from erawan.siam.scoring import occurrences
from erawan.siam.turn import LEAVE, RESERVE, Turn
from erawan.tables.acts import Choice
from erawan.tables.half_turn import HalfTurn
from erawan.views.model import (
    AnimalTarget,
    AnyTarget,
    CellTarget,
    FacingTarget,
    LeaveTarget,
    Option,
    ReserveTarget,
    SpotTarget,
)
from erawan.views.msg import Msg, say
from erawan.views.siam_model import Facing, Push
from erawan.views.siam_scene import facing_of, siam_pushes


def siam_prompt(half: HalfTurn) -> Msg:
    """What is being chosen."""
    prompt: str = half.turn.prompt
    if prompt == "complete":
        return say("prompt-complete")
    return say(f"siam-prompt-{prompt.removeprefix('choose-')}")


def siam_options(half: HalfTurn) -> tuple[Option, ...]:
    """What can be chosen next."""
    turn: Turn = half.turn
    keep = len(turn.chosen)
    return tuple(_option(turn.position, turn.chosen, keep, each) for each in turn.choices())


def siam_again(half: HalfTurn) -> tuple[Option, ...]:
    """Other targets for the same animal, and other animals."""
    turn: Turn = half.turn
    options = []
    for keep in range(len(turn.chosen) - 1, -1, -1):
        earlier = Turn(turn.position, turn.chosen[:keep])
        options += [
            _option(turn.position, earlier.chosen, keep, choice)
            for choice in earlier.choices()
            if choice != turn.chosen[keep]
        ]
    return tuple(options)


def siam_step(
    position: Position, chosen: tuple[rules.Choice, ...], choice: rules.Choice
) -> tuple[AnyTarget, Msg]:
    """What a step after others points at, and its name."""
    grid, value = position.options.board.grid, choice.value
    match choice.kind:
        case "facing":
            # A turn on the spot and an entry happen on the target's cell.
            return (
                FacingTarget(chosen[1].value, cast(Facing, value)),
                say("option-facing", facing=value),
            )
        case "animal" if value == RESERVE:
            side = SIDES[position.side]
            count = position.reserve[position.side]
            return ReserveTarget(), say("option-reserve", side=side, count=count)
        case "animal":
            facing = facing_of(position.cells[grid.index[value]]) or ""
            told = say("option-animal", side=SIDES[position.side], cell=value, facing=facing)
            return AnimalTarget(value), told
    if value == LEAVE:
        return LeaveTarget(), say("option-leave", cell=chosen[0].value)
    if value == chosen[0].value:
        return SpotTarget(value), say("option-spot", cell=value)
    push = position.cells[grid.index[value]] != EMPTY
    return CellTarget(value, push), say("option-push" if push else "option-cell", cell=value)


def siam_warnings(half: HalfTurn) -> tuple[Msg, ...]:
    """What the complete turn would repeat."""
    turn: Turn = half.turn
    limit = turn.position.options.repetition
    if limit is None or turn.move is None:
        return ()
    after = turn.preview
    if after.outcome is not None and after.outcome.reason == "repetition":
        return (say("warning-repetition-draw"),)
    count = occurrences(after)
    if count < 2:
        return ()
    return (say("warning-repetition-next", count=count, limit=limit),)


def pushes_of(half: HalfTurn) -> tuple[Push, ...]:
    """The pushes of the chosen animal; of the chosen target only, once there is one."""
    turn: Turn = half.turn
    if not turn.chosen:
        return ()
    animal, *rest = (choice.value for choice in turn.chosen)
    pushes = siam_pushes(turn.position, animal)
    if rest:
        pushes = tuple(push for push in pushes if push.target == rest[0])
    if len(rest) > 1:
        pushes = tuple(push for push in pushes if push.facing == rest[1])
    return pushes


def _option(
    position: Position,
    chosen: tuple[rules.Choice, ...],
    keep: int,
    choice: rules.Choice,
) -> Option:
    target, name = siam_step(position, chosen, choice)
    return Option(keep, (Choice(choice.kind, choice.value),), target, name)
