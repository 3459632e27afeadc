"""What a turn of Siam changes, to be animated and told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, cast

from erawan.siam import events as rules
from erawan.siam.grid import FACINGS
from erawan.siam.pieces import FACING, LETTERS, OWNER, ROCK, SIDES
from erawan.siam.turn import RESERVE
from erawan.views.change import Facing, Shift
from erawan.views.msg import say
from erawan.views.siam import model
from erawan.views.siam.model import Side


def changes(_: object, events: Iterable[Any], __: object) -> tuple[model.SiamChange, ...]:
    """The events that a skin shows, in the order to tell them: a push from the pusher on.

    A push moves its whole line at once; a turn after a step is the next beat. An animal that
    enters comes as it will face. Shifts name animals by their side and a rock `o`; places are
    cells and `@`, the reserve.
    """
    told = list(_merged(events))
    way = _push_way(told)
    beat = 0
    shown: list[model.SiamChange] = []
    for event in told:
        beat += isinstance(event, rules.Turned) and bool(shown)
        if change := _change(event, way, beat):
            shown.append(change)
    moved = (model.Entered, model.Stepped)
    pusher = next((i for i, change in enumerate(shown) if isinstance(change, moved)), -1)
    return (*shown[: pusher + 1][::-1], *shown[pusher + 1 :])


def _merged(events: Iterable[Any]) -> Iterator[Any]:
    """The events, with an entry and the turn after it as one."""
    entered: rules.Entered | None = None
    for event in events:
        if entered is not None:
            if isinstance(event, rules.Turned):
                entered = replace(entered, piece=event.piece)
                continue
            yield entered
            entered = None
        if isinstance(event, rules.Entered):
            entered = event
        else:
            yield event
    if entered is not None:
        yield entered


def _change(event: Any, way: Facing | None, beat: int) -> model.SiamChange | None:
    clause: str = event.clause
    match event:
        case rules.Entered(cell, piece):
            side, facing = _animal(piece)
            key = "siam-entered-pushing" if way else "siam-entered"
            told = say(key, side=side, cell=cell, facing=facing)
            shifts = (Shift(side, RESERVE, cell, facing=facing),)
            return model.Entered(told, clause, beat, shifts, cell, side, facing)
        case rules.Stepped(cell, target, piece):
            side = _animal(piece)[0]
            key = "siam-pushing" if way else "siam-stepped"
            told = say(key, side=side, cell=cell, target=target)
            shifts = (Shift(side, cell, target),)
            return model.Stepped(told, clause, beat, shifts, cell, target)
        case rules.Turned(cell, _, piece):
            side, facing = _animal(piece)
            told = say("siam-turned", side=side, cell=cell, facing=facing)
            shifts = (Shift(side, cell, cell, facing=facing),)
            return model.Turned(told, clause, beat, shifts, cell, facing)
        case rules.Left(cell, piece):
            side = _animal(piece)[0]
            told = say("siam-left", side=side, cell=cell)
            return model.Left(told, clause, beat, (Shift(side, cell, RESERVE),), cell, side)
        case rules.Pushed(cell, target, piece):
            kind = _kind(piece)
            told = say("siam-pushed", piece=kind, cell=cell, target=target)
            return model.Pushed(told, clause, beat, (Shift(kind, cell, target),), cell, target)
        case rules.AnimalPushedOff(cell, piece) if way:
            side = _animal(piece)[0]
            told = say("siam-pushed-off", side=side, cell=cell)
            shifts = (Shift(side, cell, RESERVE),)
            return model.AnimalPushedOff(told, clause, beat, shifts, cell, side, way)
        case rules.RockPushedOff(cell, credited) if way:
            told = say("siam-rock-fell", cell=cell)
            shifts = (Shift("o", cell, None, facing=way),)
            return model.RockPushedOff(told, clause, beat, shifts, cell, way, credited[0].side)
    return None


def _push_way(events: Sequence[Any]) -> Facing | None:
    """Where a push goes: the pusher comes last and faces that way."""
    if not any(isinstance(event, _IN_PUSH) for event in events):
        return None
    pusher = next(
        event.piece for event in events if isinstance(event, rules.Entered | rules.Stepped)
    )
    return _animal(pusher)[1]


_IN_PUSH = (rules.Pushed, rules.AnimalPushedOff, rules.RockPushedOff)


def _animal(letter: str) -> tuple[Side, Facing]:
    piece = LETTERS.index(letter)
    return cast(Side, SIDES[OWNER[piece]]), cast(Facing, FACINGS[FACING[piece]])


def _kind(letter: str) -> str:
    piece = LETTERS.index(letter)
    return "o" if piece == ROCK else SIDES[OWNER[piece]]
