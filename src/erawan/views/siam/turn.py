"""The steps of a turn of Siam, as things on the board to point at."""

from __future__ import annotations

from typing import cast

from erawan.core.turn import Choice
from erawan.siam.pieces import EMPTY, SIDES
from erawan.siam.position import Position
from erawan.siam.scoring import occurrences
from erawan.siam.turn import LEAVE, RESERVE, Turn
from erawan.tables.turn_draft import TurnDraft
from erawan.views.change import Facing
from erawan.views.model import Option
from erawan.views.msg import Msg, say
from erawan.views.siam.model import (
    AnimalTarget,
    AnyTarget,
    CellTarget,
    FacingTarget,
    LeaveTarget,
    Push,
    ReserveTarget,
    SpotTarget,
)
from erawan.views.siam.scene import facing_of, pushes_from


def prompt(draft: TurnDraft) -> Msg:
    """What is being chosen."""
    asked: str = draft.turn.prompt
    if asked == "complete":
        return say("prompt-complete")
    return say(f"siam-prompt-{asked.removeprefix('choose-')}")


def options(draft: TurnDraft) -> tuple[Option, ...]:
    """What can be chosen next."""
    turn: Turn = draft.turn
    keep = len(turn.chosen)
    return tuple(_option(turn.position, turn.chosen, keep, each) for each in turn.choices())


def again(draft: TurnDraft) -> tuple[Option, ...]:
    """Other targets for the same animal, and other animals."""
    turn: Turn = draft.turn
    found = []
    for keep in range(len(turn.chosen) - 1, -1, -1):
        earlier = Turn(turn.position, turn.chosen[:keep])
        found += [
            _option(turn.position, earlier.chosen, keep, choice)
            for choice in earlier.choices()
            if choice != turn.chosen[keep]
        ]
    return tuple(found)


def step(position: Position, chosen: tuple[Choice, ...], choice: Choice) -> tuple[AnyTarget, Msg]:
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


def turn_warnings(draft: TurnDraft) -> tuple[Msg, ...]:
    """What the complete turn would repeat."""
    turn: Turn = draft.turn
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


def pushes(draft: TurnDraft) -> tuple[Push, ...]:
    """The pushes of the chosen animal; of the chosen target only, once there is one."""
    turn: Turn = draft.turn
    if not turn.chosen:
        return ()
    animal, *rest = (choice.value for choice in turn.chosen)
    found = pushes_from(turn.position, animal)
    if rest:
        found = tuple(push for push in found if push.target == rest[0])
    if len(rest) > 1:
        found = tuple(push for push in found if push.facing == rest[1])
    return found


def _option(
    position: Position,
    chosen: tuple[Choice, ...],
    keep: int,
    choice: Choice,
) -> Option:
    target, name = step(position, chosen, choice)
    return Option(keep, (choice,), target, name)
