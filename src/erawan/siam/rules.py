"""Which moves are legal, and which clauses the others break."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from erawan.core.clauses import Broken, broken, refuse_broken
from erawan.core.errors import IllegalMove
from erawan.siam.clauses import CLAUSES
from erawan.siam.grid import FACINGS, NOWHERE
from erawan.siam.moves import Enter, Face, Go, Leave, Move
from erawan.siam.options import CROSS_PLIES
from erawan.siam.pieces import EMPTY, FACING, OWNER, SIDE_NAMES, SIDES, describe
from erawan.siam.push import Push, find_push
from erawan.siam.scoring import DRAW
from erawan.siam.state import State

ALL_FACINGS: tuple[int, ...] = (0, 1, 2, 3)


def legal_moves(state: State) -> list[Move]:
    """All legal moves, sorted by code as plain ASCII text; none when the game is over."""
    if state.is_over:
        return []
    grid = state.grid
    moves: list[Move] = [
        Enter(grid.names[cell], FACINGS[facing])
        for cell in entry_cells(state)
        for facing in entry_facings(state, cell)
    ]
    for cell in own_cells(state):
        name = grid.names[cell]
        for way, target in enumerate(grid.neighbours[cell]):
            moves.extend(
                Go(name, grid.names[target], FACINGS[facing])
                for facing in facings_after(state, cell, way)
            )
        moves.extend(Face(name, FACINGS[facing]) for facing in turn_facings(state, cell))
        if may_leave(state, cell):
            moves.append(Leave(name))
    return sorted(moves, key=attrgetter("code"))


def own_cells(state: State) -> list[int]:
    """The cells of the mover's animals (S2.1)."""
    return [cell for cell, piece in enumerate(state.cells) if OWNER[piece] == state.side]


def entry_cells(state: State) -> tuple[int, ...]:
    """The cells where an animal could be entered, as far as S3.1 goes."""
    return state.grid.outside if state.waiting(state.side) else ()


def entry_facings(state: State, cell: int) -> tuple[int, ...]:
    """The facings in which an animal may enter on an outside cell (S3.1 to S3.3)."""
    if entry_barred(state, cell):
        return ()
    if state.cells[cell] == EMPTY:
        return ALL_FACINGS
    return tuple(
        facing
        for facing in state.grid.inward[cell]
        if entry_push(state, cell, facing).succeeds(state.options.force)
    )


def facings_after(state: State, cell: int, way: int) -> tuple[int, ...]:
    """The facings in which an own animal may end when it goes one cell that way (S4.1, S7)."""
    target = state.grid.neighbours[cell][way]
    if target == NOWHERE or arrival_barred(state, target):
        return ()
    if state.cells[target] == EMPTY:
        return ALL_FACINGS
    if FACING[state.cells[cell]] != way:
        return ()
    return (way,) if own_push(state, cell, way).succeeds(state.options.force) else ()


def turn_facings(state: State, cell: int) -> tuple[int, ...]:
    """The facings to which an own animal may turn (S5.1)."""
    return tuple(facing for facing in ALL_FACINGS if facing != FACING[state.cells[cell]])


def may_leave(state: State, cell: int) -> bool:
    """Whether an own animal may leave (S6.1, SV.B)."""
    return bool(state.grid.inward[cell]) and not leave_used_up(state)


def leave_used_up(state: State) -> bool:
    """Whether the mover has made the only `leave` there is (SV.B)."""
    return state.options.removals is not None and state.left[state.side]


def entry_barred(state: State, cell: int) -> bool:
    """Whether a cross keeps animals from being entered here now (S3.2)."""
    options = state.options
    early = state.ply < CROSS_PLIES and options.crosses != "off"
    return early and cell in options.board.cross_cells


def arrival_barred(state: State, cell: int) -> bool:
    """Whether a cross keeps the animal played from going here now (S3.2)."""
    return state.options.crosses == "arrival" and entry_barred(state, cell)


def entry_push(state: State, cell: int, facing: int) -> Push:
    """The push of an animal that enters onto an occupied outside cell (S3.3)."""
    ray = (cell, *state.grid.rays[cell][facing])
    return find_push(state.cells, ray, facing, state.side)


def own_push(state: State, cell: int, way: int) -> Push:
    """The push of an own animal into the occupied cell next to it (S7.A)."""
    ray = state.grid.rays[cell][way]
    return find_push(state.cells, ray, way, state.side)


def push_of(state: State, move: Move) -> Push | None:
    """The push that a move would make, strong enough or not; None when it pushes nothing."""
    grid, cells = state.grid, state.cells
    if isinstance(move, Enter) and cells[cell := grid.index[move.cell]] != EMPTY:
        return entry_push(state, cell, FACINGS.index(move.facing))
    if isinstance(move, Go) and cells[target := grid.index[move.target]] != EMPTY:
        cell = grid.index[move.cell]
        if target in grid.neighbours[cell]:
            return own_push(state, cell, grid.neighbours[cell].index(target))
    return None


def check_move(state: State, move: Move) -> None:
    """Raise IllegalMove with the first clause, in the rules' order, that the move breaks.

    After the end there is no turn to weigh a move in, so only the end itself is cited.
    """
    check_running(state)
    refuse_broken(CLAUSES, broken_clauses(state, move))


def check_running(state: State) -> None:
    """Raise IllegalMove if the game is over, by the clause that ended it."""
    if state.is_over:
        raise IllegalMove("SH.1" if state.ended == DRAW else "S7.G", "the game is over", "over")


def broken_clauses(state: State, move: Move) -> Iterator[Broken]:
    """Every clause that the move breaks while the game goes on, each with a sentence.

    Without an own animal there is nothing to ask about what it does.
    """
    if isinstance(move, Enter):
        yield from _broken_by_entering(state, move)
        return
    cell = state.grid.index[move.cell]
    piece = state.cells[cell]
    if OWNER[piece] != state.side:
        text = f"on {move.cell} is no animal of the {SIDE_NAMES[state.side]}"
        yield broken("S2.1", "not-yours", text, cell=move.cell)
    elif isinstance(move, Go):
        yield from _broken_by_going(state, move)
    elif isinstance(move, Leave):
        yield from _broken_by_leaving(state, move)
    elif FACINGS[FACING[piece]] == move.facing:
        text = f"the {describe(piece)} on {move.cell} already faces that way"
        yield broken("S5.1", "faces-already", text, cell=move.cell)


def _broken_by_entering(state: State, move: Enter) -> Iterator[Broken]:
    grid = state.grid
    cell = grid.index[move.cell]
    if not grid.inward[cell]:
        yield broken("S3.1", "inner-cell", f"{move.cell} is not an outside cell", cell=move.cell)
    if not state.waiting(state.side):
        yield reserve_empty(state)
    if entry_barred(state, cell):
        yield _cross_closed(move.cell)
    if push := push_of(state, move):
        if push.facing not in grid.inward[cell]:
            text = f"entering onto {move.cell} pushes, so it must face straight in"
            yield broken("S3.3", "straight-in", text, cell=move.cell)
        yield from _broken_by_pushing(state, push)


def _broken_by_going(state: State, move: Go) -> Iterator[Broken]:
    grid = state.grid
    cell, target = grid.index[move.cell], grid.index[move.target]
    if arrival_barred(state, target):
        yield _cross_closed(move.target)
    if target not in grid.neighbours[cell]:
        text = f"{move.target} is not next to {move.cell}"
        yield broken("S4.1", "not-next", text, cell=move.cell, target=move.target)
    elif push := push_of(state, move):
        if FACING[state.cells[cell]] != push.facing:
            text = f"the animal on {move.cell} does not face {move.target}"
            yield broken("S7.A", "not-facing", text, cell=move.cell, target=move.target)
        yield from _broken_by_pushing(state, push)
        if move.facing != FACINGS[push.facing]:
            yield broken("S7.I", "no-turn", "the pusher can't turn")


def _broken_by_pushing(state: State, push: Push) -> Iterator[Broken]:
    force, rocks = push.forces[-1], push.rocks[-1]
    if rocks and force < rocks:
        text = f"the force is {force}, but the rocks in the line need {rocks}"
        yield broken("S7.B", "rocks", text, force=force, rocks=rocks)
    if force <= 0:
        text = f"the animals facing the push are not outweighed: the force is {force}"
        yield broken("S7.C", "outweighed", text, force=force)
    if not push.succeeds(state.options.force):
        text = "the force fails on the way: what stands beyond an obstacle can't help"
        yield broken("S7.F", "on-the-way", text)


def _broken_by_leaving(state: State, move: Leave) -> Iterator[Broken]:
    grid = state.grid
    if not grid.inward[grid.index[move.cell]]:
        text = f"{move.cell} is not an outside cell"
        yield broken("S6.1", "leave-inside", text, cell=move.cell)
    if leave_used_up(state):
        text = f"the {SIDE_NAMES[state.side]} have already taken an animal out"
        yield broken("SV.B", "left-once", text, side=SIDES[state.side])


def reserve_empty(state: State) -> Broken:
    """That no animal of the mover waits beside the board (S3.1)."""
    text = f"the {SIDE_NAMES[state.side]} have no animal left beside the board"
    return broken("S3.1", "reserve-empty", text, side=SIDES[state.side])


def _cross_closed(cell: str) -> Broken:
    text = f"the cross on {cell} is closed for the first {CROSS_PLIES} plies"
    return broken("S3.2", "cross", text, cell=cell, plies=CROSS_PLIES)
