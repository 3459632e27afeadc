"""What playing a legal move changes, told as events: the move itself, then the end of the turn."""

from __future__ import annotations

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
from erawan.siam.state import State


def events_of(state: State, move: Move) -> tuple[Event, ...]:
    """Everything that a legal move changes, in order."""
    moved = _move_events(state, move)
    return (*moved, *_end_events(state, moved))


def entry_event(state: State, cell: str) -> Entered:
    """An animal of the mover comes onto an empty outside cell, facing straight in for a start."""
    grid = state.grid
    facing = grid.inward[grid.index[cell]][0]
    return Entered(cell, _letter(state.side, facing), "S3.1")


def step_event(state: State, cell: str, target: str) -> Stepped:
    """An animal of the mover goes to an empty neighbouring cell, facing as before."""
    piece = state.cells[state.grid.index[cell]]
    return Stepped(cell, target, LETTERS[piece], "S4.1")


def _move_events(state: State, move: Move) -> tuple[Event, ...]:
    push = push_of(state, move)
    if isinstance(move, Enter):
        facing = FACINGS.index(move.facing)
        if push:
            piece = _letter(state.side, facing)
            return (*_push_events(state, push), Entered(move.cell, piece, "S3.3"))
        entered = entry_event(state, move.cell)
        return (entered, *_turn_events(move.cell, entered.piece, facing, "S3.1"))
    piece = LETTERS[state.cells[state.grid.index[move.cell]]]
    if isinstance(move, Go):
        facing = FACINGS.index(move.facing)
        if push:
            return (*_push_events(state, push), Stepped(move.cell, move.target, piece, "S7.A"))
        stepped = step_event(state, move.cell, move.target)
        return (stepped, *_turn_events(move.target, piece, facing, "S4.1"))
    if isinstance(move, Face):
        return _turn_events(move.cell, piece, FACINGS.index(move.facing), "S5.1")
    return (Left(move.cell, piece, state.side),)


def _turn_events(cell: str, before: str, facing: int, clause: str) -> tuple[Turned, ...]:
    after = _letter(OWNER[LETTERS.index(before)], facing)
    return (Turned(cell, before, after, clause),) if after != before else ()


def _push_events(state: State, push: Push) -> list[Event]:
    """The pieces of the line move on, the farthest first."""
    grid = state.grid
    events: list[Event] = []
    for cell, piece in zip(reversed(push.cells), reversed(push.pieces), strict=True):
        name = grid.names[cell]
        target = grid.neighbours[cell][push.facing]
        if events or not push.to_edge:
            clause = _push_clause(piece, push.facing)
            events.append(Pushed(name, grid.names[target], LETTERS[piece], clause))
        elif push.drops_rock:
            events.append(RockPushedOff(name, find_credits(push)))
        else:
            events.append(AnimalPushedOff(name, LETTERS[piece]))
    return events


def _push_clause(piece: int, facing: int) -> str:
    if piece == ROCK or FACING[piece] == facing:
        return "S7.B"
    return "S7.C" if FACING[piece] == opposite(facing) else "S7.D"


def _end_events(state: State, moved: tuple[Event, ...]) -> tuple[Event, ...]:
    """The turn passes on (S1.2), and the game may be over; a falling rock wins first (SH.1)."""
    passed: list[Event] = [TurnPassed(1 - state.side, state.ply + 1)]
    if state.options.repetition is not None:
        passed.insert(0, Noted(state.entry))
    for event in moved:
        if isinstance(event, RockPushedOff):
            mark = SIDES[event.credits[0].side]
            return (*passed, GameEnded(mark, "rock", "S7.G"))
    if state.options.can_draw and (reason := draw_reason(fold(state, (*moved, *passed)))):
        return (*passed, GameEnded(DRAW, reason, "SH.1"))
    return tuple(passed)


def _letter(side: int, facing: int) -> str:
    return LETTERS[ANIMALS[side][facing]]
