"""What a legal move does, told as events: the action itself, then the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from erawan.siam.events import (
    AnimalPushedOff,
    Entered,
    Event,
    GameEnded,
    Left,
    Noted,
    Pushed,
    RockPushedOff,
    Stepped,
    Turned,
    TurnPassed,
    fold,
)
from erawan.siam.grid import FACINGS, opposite
from erawan.siam.moves import Enter, Face, Go, Move
from erawan.siam.pieces import ANIMALS, FACING, LETTERS, OWNER, ROCK, SIDES
from erawan.siam.push import Push, find_credits
from erawan.siam.rules import push_of
from erawan.siam.scoring import DRAW, draw_reason

if TYPE_CHECKING:
    from erawan.siam.position import Position


def events_of(position: Position, move: Move) -> tuple[Event, ...]:
    """Everything that a legal move changes, in order."""
    action = _action(position, move)
    return (*action, *_turn_end(position, action))


def entering(position: Position, cell: str) -> Entered:
    """An animal of the mover comes onto an empty outside cell, facing straight in for a start."""
    grid = position.grid
    facing = grid.inward[grid.index[cell]][0]
    return Entered("S3.1", cell, _letter(position.side, facing))


def stepping(position: Position, cell: str, target: str) -> Stepped:
    """An animal of the mover goes to an empty neighbouring cell, facing as before."""
    piece = position.cells[position.grid.index[cell]]
    return Stepped("S4.1", cell, target, LETTERS[piece])


def _action(position: Position, move: Move) -> tuple[Event, ...]:
    push = push_of(position, move)
    if isinstance(move, Enter):
        facing = FACINGS.index(move.facing)
        if push:
            piece = _letter(position.side, facing)
            return (*_pushing(position, push), Entered("S3.3", move.cell, piece))
        entered = entering(position, move.cell)
        return (entered, *_turning("S3.1", move.cell, entered.piece, facing))
    piece = LETTERS[position.cells[position.grid.index[move.cell]]]
    if isinstance(move, Go):
        facing = FACINGS.index(move.facing)
        if push:
            return (*_pushing(position, push), Stepped("S7.A", move.cell, move.target, piece))
        stepped = stepping(position, move.cell, move.target)
        return (stepped, *_turning("S4.1", move.target, piece, facing))
    if isinstance(move, Face):
        return _turning("S5.1", move.cell, piece, FACINGS.index(move.facing))
    return (Left("S6.1", move.cell, piece, position.side),)


def _turning(clause: str, cell: str, before: str, facing: int) -> tuple[Turned, ...]:
    after = _letter(OWNER[LETTERS.index(before)], facing)
    return (Turned(clause, cell, before, after),) if after != before else ()


def _pushing(position: Position, push: Push) -> list[Event]:
    """The pieces of the line move on, the farthest first."""
    grid = position.grid
    events: list[Event] = []
    for cell, piece in zip(reversed(push.cells), reversed(push.pieces), strict=True):
        name = grid.names[cell]
        target = grid.neighbours[cell][push.facing]
        if events or not push.to_edge:
            clause = _push_clause(piece, push.facing)
            events.append(Pushed(clause, name, grid.names[target], LETTERS[piece]))
        elif push.drops_rock:
            events.append(RockPushedOff("S7.G", name, find_credits(push)))
        else:
            events.append(AnimalPushedOff("S7.H", name, LETTERS[piece]))
    return events


def _push_clause(piece: int, facing: int) -> str:
    if piece == ROCK or FACING[piece] == facing:
        return "S7.B"
    return "S7.C" if FACING[piece] == opposite(facing) else "S7.D"


def _turn_end(position: Position, action: tuple[Event, ...]) -> tuple[Event, ...]:
    """The turn passes on (S1.2), and the game may be over; a falling rock wins first (SH.1)."""
    passed: list[Event] = [TurnPassed("S1.2", 1 - position.side, position.ply + 1)]
    if position.options.repetition is not None:
        passed.insert(0, Noted("SH.1", position.entry))
    for event in action:
        if isinstance(event, RockPushedOff):
            mark = SIDES[event.credits[0].side]
            return (*passed, GameEnded("S7.G", mark, "rock"))
    if reason := draw_reason(fold(position, (*action, *passed))):
        return (*passed, GameEnded("SH.1", DRAW, reason))
    return tuple(passed)


def _letter(side: int, facing: int) -> str:
    return LETTERS[ANIMALS[side][facing]]
