"""What a turn of Siam changes, to be animated and told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, cast

from erawan.siam import events as rules
from erawan.siam.grid import FACINGS
from erawan.siam.pieces import FACING, LETTERS, OWNER, ROCK, SIDES
from erawan.views import siam_model as model
from erawan.views.model import Change
from erawan.views.msg import say
from erawan.views.siam_model import Facing, Side


def siam_changes(events: Iterable[Any]) -> tuple[model.SiamChange, ...]:
    """The events that a skin shows, each with its words.

    A push moves its whole line at once; a turn after a step is the next beat. An animal that
    enters comes as it will face.
    """
    told = list(_merged(events))
    way = _push_way(told)
    beat = 0
    changes: list[model.SiamChange] = []
    for event in told:
        beat += isinstance(event, rules.Turned) and bool(changes)
        if change := _change(event, way, beat):
            changes.append(change)
    return tuple(changes)


def as_told(changes: Sequence[Change]) -> list[Change]:
    """Changes in the order to tell them: a push from the pusher on, not from its far end."""
    moved = (model.Entered, model.Stepped)
    pusher = next((i for i, change in enumerate(changes) if isinstance(change, moved)), -1)
    return [*changes[: pusher + 1][::-1], *changes[pusher + 1 :]]


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
        case rules.Entered(_, cell, piece):
            side, facing = _animal(piece)
            key = "siam-entered-pushing" if way else "siam-entered"
            told = say(key, side=side, cell=cell, facing=facing)
            return model.Entered(told, clause, beat, cell, side, facing)
        case rules.Stepped(_, cell, target, piece):
            key = "siam-pushing" if way else "siam-stepped"
            told = say(key, side=_animal(piece)[0], cell=cell, target=target)
            return model.Stepped(told, clause, beat, cell, target)
        case rules.Turned(_, cell, _, piece):
            side, facing = _animal(piece)
            told = say("siam-turned", side=side, cell=cell, facing=facing)
            return model.Turned(told, clause, beat, cell, facing)
        case rules.Left(_, cell, piece):
            side = _animal(piece)[0]
            return model.Left(say("siam-left", side=side, cell=cell), clause, beat, cell, side)
        case rules.Pushed(_, cell, target, piece):
            told = say("siam-pushed", piece=_kind(piece), cell=cell, target=target)
            return model.Pushed(told, clause, beat, cell, target)
        case rules.AnimalPushedOff(_, cell, piece) if way:
            side = _animal(piece)[0]
            told = say("siam-pushed-off", side=side, cell=cell)
            return model.AnimalPushedOff(told, clause, beat, cell, side, way)
        case rules.RockPushedOff(_, cell, credited) if way:
            told = say("siam-rock-fell", cell=cell)
            return model.RockPushedOff(told, clause, beat, cell, way, credited[0].side)
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
