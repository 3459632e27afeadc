"""Which moves are legal, why others are not, and what a move changes."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import TYPE_CHECKING, TypeAlias

from erawan.core.clauses import first_broken
from erawan.core.errors import IllegalMove
from erawan.siam.clauses import CLAUSES
from erawan.siam.grid import FACINGS, NOWHERE
from erawan.siam.moves import Enter, Face, Go, Leave, Move
from erawan.siam.options import CROSS_PLIES
from erawan.siam.pieces import EMPTY, FACING, OWNER, SIDE_NAMES, describe
from erawan.siam.push import Push, find_push
from erawan.siam.scoring import DRAW

if TYPE_CHECKING:
    from erawan.siam.position import Position

ALL_FACINGS: tuple[int, ...] = (0, 1, 2, 3)


def legal_moves(position: Position) -> list[Move]:
    """All legal moves, sorted by code."""
    if position.ended:
        return []
    grid = position.grid
    moves: list[Move] = [
        Enter(grid.names[cell], FACINGS[facing])
        for cell in entry_cells(position)
        for facing in entry_facings(position, cell)
    ]
    for cell in own_cells(position):
        name = grid.names[cell]
        for way, target in enumerate(grid.neighbours[cell]):
            moves.extend(
                Go(name, grid.names[target], FACINGS[facing])
                for facing in facings_after(position, cell, way)
            )
        moves.extend(Face(name, FACINGS[facing]) for facing in turn_facings(position, cell))
        if may_leave(position, cell):
            moves.append(Leave(name))
    return sorted(moves, key=attrgetter("code"))


def own_cells(position: Position) -> list[int]:
    """The cells of the mover's animals (S2.1)."""
    return [cell for cell, piece in enumerate(position.cells) if OWNER[piece] == position.side]


def entry_cells(position: Position) -> tuple[int, ...]:
    """The cells where an animal could be entered, as far as S3.1 goes."""
    return position.grid.outside if position.reserve[position.side] else ()


def entry_facings(position: Position, cell: int) -> tuple[int, ...]:
    """The facings in which an animal may enter on an outside cell (S3.1 to S3.3)."""
    if entry_barred(position, cell):
        return ()
    if position.cells[cell] == EMPTY:
        return ALL_FACINGS
    return tuple(
        facing
        for facing in position.grid.inward[cell]
        if entry_push(position, cell, facing).succeeds(position.options.force)
    )


def facings_after(position: Position, cell: int, way: int) -> tuple[int, ...]:
    """The facings in which an own animal may end when it goes one cell that way (S4.1, S7)."""
    target = position.grid.neighbours[cell][way]
    if target == NOWHERE or arrival_barred(position, target):
        return ()
    if position.cells[target] == EMPTY:
        return ALL_FACINGS
    if FACING[position.cells[cell]] != way:
        return ()
    return (way,) if own_push(position, cell, way).succeeds(position.options.force) else ()


def turn_facings(position: Position, cell: int) -> tuple[int, ...]:
    """The facings to which an own animal may turn (S5.1)."""
    return tuple(facing for facing in ALL_FACINGS if facing != FACING[position.cells[cell]])


def may_leave(position: Position, cell: int) -> bool:
    """Whether an own animal may leave (S6.1, SV.B)."""
    return bool(position.grid.inward[cell]) and not leave_used_up(position)


def leave_used_up(position: Position) -> bool:
    """Whether the mover has made the only `leave` there is (SV.B)."""
    return position.options.removals is not None and position.left[position.side]


def entry_barred(position: Position, cell: int) -> bool:
    """Whether a cross keeps animals from being entered here now (S3.2)."""
    options = position.options
    early = position.ply < CROSS_PLIES and options.crosses != "off"
    return early and cell in options.board.cross_cells


def arrival_barred(position: Position, cell: int) -> bool:
    """Whether a cross keeps the animal played from going here now (S3.2)."""
    return position.options.crosses == "arrival" and entry_barred(position, cell)


def entry_push(position: Position, cell: int, facing: int) -> Push:
    """The push of an animal that enters onto an occupied outside cell (S3.3)."""
    ray = (cell, *position.grid.rays[cell][facing])
    return find_push(position.cells, ray, facing, position.side)


def own_push(position: Position, cell: int, way: int) -> Push:
    """The push of an own animal into the occupied cell next to it (S7.A)."""
    ray = position.grid.rays[cell][way]
    return find_push(position.cells, ray, way, position.side)


def push_of(position: Position, move: Move) -> Push | None:
    """The push that a move would make, strong enough or not; None when it pushes nothing."""
    grid, cells = position.grid, position.cells
    if isinstance(move, Enter) and cells[cell := grid.index[move.cell]] != EMPTY:
        return entry_push(position, cell, FACINGS.index(move.facing))
    if isinstance(move, Go) and cells[target := grid.index[move.target]] != EMPTY:
        cell = grid.index[move.cell]
        if target in grid.neighbours[cell]:
            return own_push(position, cell, grid.neighbours[cell].index(target))
    return None


Broken: TypeAlias = Iterator[tuple[str, str]]
"""Clauses, each with a sentence that says how it is broken."""


def check_running(position: Position) -> None:
    """Raise IllegalMove if the game is over, by the clause that ended it."""
    if position.ended:
        raise IllegalMove("SH.1" if position.ended == DRAW else "S7.G", "the game is over")


def check(position: Position, move: Move) -> None:
    """Raise IllegalMove with the first clause, in the rules' order, that the move breaks.

    After the end there is no turn to weigh a move in, so only the end itself is cited.
    """
    check_running(position)
    if reasons := dict(broken(position, move)):
        clause = first_broken(CLAUSES, set(reasons))
        raise IllegalMove(clause, reasons[clause])


def broken(position: Position, move: Move) -> Broken:
    """Every clause that the move breaks while the game goes on, each with a sentence.

    Without an own animal there is nothing to ask about what it does.
    """
    if isinstance(move, Enter):
        yield from _broken_by_entering(position, move)
        return
    cell = position.grid.index[move.cell]
    piece = position.cells[cell]
    if OWNER[piece] != position.side:
        yield "S2.1", f"on {move.cell} is no animal of the {SIDE_NAMES[position.side]}"
    elif isinstance(move, Go):
        yield from _broken_by_going(position, move)
    elif isinstance(move, Leave):
        yield from _broken_by_leaving(position, move)
    elif FACINGS[FACING[piece]] == move.facing:
        yield "S5.1", f"the {describe(piece)} on {move.cell} already faces that way"


def _broken_by_entering(position: Position, move: Enter) -> Broken:
    grid = position.grid
    cell = grid.index[move.cell]
    if not position.reserve[position.side]:
        yield "S3.1", f"the {SIDE_NAMES[position.side]} have no animal left beside the board"
    if not grid.inward[cell]:
        yield "S3.1", f"{move.cell} is not an outside cell"
    if entry_barred(position, cell):
        yield "S3.2", f"the cross on {move.cell} is closed for the first {CROSS_PLIES} plies"
    if push := push_of(position, move):
        if push.facing not in grid.inward[cell]:
            yield "S3.3", f"entering onto {move.cell} pushes, so it must face straight in"
        yield from _broken_by_pushing(position, push)


def _broken_by_going(position: Position, move: Go) -> Broken:
    grid = position.grid
    cell, target = grid.index[move.cell], grid.index[move.target]
    if arrival_barred(position, target):
        yield "S3.2", f"the cross on {move.target} is closed for the first {CROSS_PLIES} plies"
    if target not in grid.neighbours[cell]:
        yield "S4.1", f"{move.target} is not next to {move.cell}"
    elif push := push_of(position, move):
        if FACING[position.cells[cell]] != push.facing:
            yield "S7.A", f"the animal on {move.cell} does not face {move.target}"
        yield from _broken_by_pushing(position, push)
        if move.facing != FACINGS[push.facing]:
            yield "S7.I", "the pusher can't turn"


def _broken_by_pushing(position: Position, push: Push) -> Broken:
    force, rocks = push.forces[-1], push.rocks[-1]
    if rocks and force < rocks:
        yield "S7.B", f"the force is {force}, but the rocks in the line need {rocks}"
    if force <= 0:
        yield "S7.C", f"the animals facing the push are not outweighed: the force is {force}"
    if not push.succeeds(position.options.force):
        yield "S7.F", "the force fails on the way: what stands beyond an obstacle can't help"


def _broken_by_leaving(position: Position, move: Leave) -> Broken:
    grid = position.grid
    if not grid.inward[grid.index[move.cell]]:
        yield "S6.1", f"{move.cell} is not an outside cell"
    if leave_used_up(position):
        yield "SV.B", f"the {SIDE_NAMES[position.side]} have already taken an animal out"
