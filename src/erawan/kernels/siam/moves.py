"""Siam's moves: generated, made and unmade on a flat state, without the GIL or Python objects.

Tables are constant and can be shared by threads; a state belongs to whoever runs it. Moves are made
and unmade, not made on copies, because that measured faster: at depth 4 from the start, copying the
state for every leaf takes about a tenth more time.
"""

import cython
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.splitmix import below
from cython.cimports.erawan.kernels.siam.history import judge, note
from cython.cimports.erawan.kernels.siam.moves import push_succeeds
from cython.cimports.erawan.kernels.siam.types import (
    CROSS_PLIES,
    CROSSES_ARRIVAL,
    EDGE,
    EMPTY,
    MAX_MOVES,
    NO_FACING,
    OUTSIDE,
    OWN_LENGTH,
    RESERVE,
    ROCK,
    RUNNING,
    ConstState,
    ConstTables,
    ConstUndo,
    History,
    Key,
    Move,
    State,
    Undo,
)

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _add_facings(moves: cython.pointer[Move], start: cython.int, target: cython.int) -> cython.void:
    """Write the moves to an empty cell, in the order of their codes: e n s w."""
    base: cython.int = start | target << 7
    moves[0] = base | 1 << 14
    moves[1] = base
    moves[2] = base | 2 << 14
    moves[3] = base | 3 << 14


def generate(state: ConstState, tables: ConstTables, moves: cython.pointer[Move]) -> cython.int:
    """Write the legal moves in the order of their codes; how many, none after the end.

    `moves` has room for MAX_MOVES.
    """
    if state.rest.ended != RUNNING:
        return 0
    count: cython.int = 0
    early: cython.bint = tables.crosses and state.ply < CROSS_PLIES
    i: cython.int
    way: cython.int
    cell: cython.int
    facing: cython.int
    if state.rest.reserve[state.rest.side]:
        for i in range(tables.rim_length):
            cell = tables.rim[i]
            if early and tables.crossed[cell]:
                continue
            _add_facings(moves + count, RESERVE, cell)
            if state.cells[cell] == EMPTY:
                count += 4
                continue
            for way in range(2):
                facing = tables.inward[cell][way]
                if facing != NO_FACING and push_succeeds(state, tables, cell, facing):
                    moves[count] = RESERVE | cell << 7 | facing << 14
                    count += 1
    own: cython.uchar[OWN_LENGTH]
    animals: cython.int = 0
    first: cython.int = 1 + 4 * state.rest.side
    for cell in range(tables.cells):
        own[animals] = cell
        animals += cython.cast(cython.uint, state.cells[cell] - first) < 4
    arrival: cython.bint = early and tables.crosses == CROSSES_ARRIVAL
    for i in range(animals):
        count = _generate_from(state, tables, own[i], arrival, moves, count)
    return count


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _generate_from(
    state: ConstState,
    tables: ConstTables,
    cell: cython.int,
    arrival: cython.bint,
    moves: cython.pointer[Move],
    count: cython.int,
) -> cython.int:
    """Add the moves of an animal: leave, go w s n e, turn e n s w.

    The turn to e comes in among the targets, as its letter does. What is written too much is
    written over: that is cheaper than a branch that can't be foreseen.
    """
    front: cython.int = (state.cells[cell] - 1) & 3
    stay: cython.int = cell | cell << 7
    east: cython.int = tables.before_east[cell] if front != 1 else 5
    pushing: cython.int = NO_FACING
    ahead: cython.int = tables.neighbours[cell][front]
    if state.cells[ahead] not in (EMPTY, EDGE) and push_succeeds(state, tables, ahead, front):
        pushing = front
    if tables.on_rim[cell] and not (tables.removals and state.rest.left[state.rest.side]):
        moves[count] = cell | RESERVE << 7
        count += 1
    moves[count] = stay | 1 << 14
    count += east == 0
    count = _go(state, tables, cell, 3, pushing, arrival, moves, count)
    moves[count] = stay | 1 << 14
    count += east == 1
    count = _go(state, tables, cell, 2, pushing, arrival, moves, count)
    count = _go(state, tables, cell, 0, pushing, arrival, moves, count)
    moves[count] = stay | 1 << 14
    count += east == 3
    count = _go(state, tables, cell, 1, pushing, arrival, moves, count)
    moves[count] = stay | 1 << 14
    count += east == 4
    moves[count] = stay
    count += front != 0
    moves[count] = stay | 2 << 14
    count += front != 2
    moves[count] = stay | 3 << 14
    count += front != 3
    return count


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _go(
    state: ConstState,
    tables: ConstTables,
    cell: cython.int,
    way: cython.int,
    pushing: cython.int,
    arrival: cython.bint,
    moves: cython.pointer[Move],
    count: cython.int,
) -> cython.int:
    """Add the moves that go one cell this way: four if it is empty, one that pushes, or none."""
    target: cython.int = tables.neighbours[cell][way]
    if arrival and tables.crossed[target]:
        return count
    _add_facings(moves + count, cell, target)
    if way == pushing:
        moves[count] = cell | target << 7 | way << 14
    count += way == pushing
    count += 4 * (state.cells[target] == EMPTY)
    return count


def push(
    state: cython.pointer[State], tables: ConstTables, cell: cython.int, facing: cython.int
) -> cython.int:
    """Move a line on by one cell, away from its first; returns what `Undo.pushed` keeps.

    Whoever is to move pushes.
    """
    carried: cython.int = EMPTY
    credited: cython.int = state.rest.side  # S7.G: nearest to the piece in hand, so far
    nearest: cython.int = credited
    piece: cython.int = state.cells[cell]
    while piece not in (EMPTY, EDGE):
        state.key ^= tables.numbers[cell][piece] ^ tables.numbers[cell][carried]
        state.cells[cell] = carried
        credited = nearest
        if tables.help[facing][piece] > 0:
            nearest = tables.owner[piece]
        carried = piece
        cell = tables.neighbours[cell][facing]
        piece = state.cells[cell]
    if piece == EMPTY:
        state.cells[cell] = carried
        state.key ^= tables.numbers[cell][carried]
    elif carried == ROCK:
        state.rest.ended = credited + 1
    else:
        state.rest.reserve[tables.owner[carried]] += 1
    return cell | carried << 8


def pull(
    state: cython.pointer[State],
    tables: ConstTables,
    cell: cython.int,
    facing: cython.int,
    pushed: cython.int,
) -> cython.void:
    """Move a pushed line back by one cell, onto its first, which is empty."""
    end: cython.int = pushed & 255
    beyond: cython.int = tables.neighbours[cell][facing]
    while beyond != end:
        state.cells[cell] = state.cells[beyond]
        cell = beyond
        beyond = tables.neighbours[cell][facing]
    state.cells[cell] = pushed >> 8
    if end != OUTSIDE:
        state.cells[end] = EMPTY


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _change(
    state: cython.pointer[State], tables: ConstTables, move: Move, undo: cython.pointer[Undo]
) -> cython.void:
    """Play a move as if there were no house rules."""
    start: cython.int = move & 127
    target: cython.int = move >> 7 & 127
    facing: cython.int = move >> 14
    side: cython.int = state.rest.side
    piece: cython.int = 1 + 4 * side + facing
    undo.key = state.key
    undo.rest = state.rest
    undo.piece = state.cells[start]
    undo.pushed = 0
    if state.cells[target] != EMPTY and target != start:
        undo.pushed = push(state, tables, target, facing)
    state.key ^= (
        tables.numbers[start][undo.piece]
        ^ tables.numbers[target][piece]
        ^ tables.turn_numbers[min(state.ply, CROSS_PLIES)]
    )
    state.cells[start] = EMPTY
    state.cells[target] = piece
    if start == RESERVE:
        state.rest.reserve[side] -= 1
    if target == RESERVE:
        state.rest.reserve[side] += 1
        state.rest.left[side] = 1
        state.key ^= tables.left_numbers[side]  # with variation B nobody leaves twice
        state.cells[RESERVE] = EMPTY
    state.rest.side = 1 - side
    state.ply += 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _restore(
    state: cython.pointer[State], tables: ConstTables, move: Move, undo: ConstUndo
) -> cython.void:
    """Take back what `_change` did."""
    target: cython.int = move >> 7 & 127
    state.cells[target] = EMPTY
    if undo.pushed:
        pull(state, tables, target, move >> 14, undo.pushed)
    state.cells[move & 127] = undo.piece
    state.key = undo.key
    state.rest = undo.rest
    state.ply -= 1


def make(
    state: cython.pointer[State],
    tables: ConstTables,
    history: cython.pointer[History],
    move: Move,
    undo: cython.pointer[Undo],
) -> cython.void:
    """Play a legal move.

    With SH.1's repetition the history must have room for one more entry; without, it is not touched
    and may be NULL.
    """
    if tables.repetition:
        note(state, tables, history)
    _change(state, tables, move, undo)
    if tables.house and state.rest.ended == RUNNING:
        state.rest.ended = judge(state, tables, history)


def unmake(
    state: cython.pointer[State],
    tables: ConstTables,
    history: cython.pointer[History],
    move: Move,
    undo: ConstUndo,
) -> cython.void:
    """Take back the move made last."""
    _restore(state, tables, move, undo)
    if tables.repetition:
        history.count -= 1


def full_key(state: ConstState, tables: ConstTables) -> Key:
    """The key from nothing; makers of states call it once."""
    key: Key = tables.ply_numbers[min(state.ply, CROSS_PLIES)]
    side: cython.int
    cell: cython.int
    if state.rest.side:
        key ^= tables.turn_numbers[CROSS_PLIES]
    for side in range(2):
        if state.rest.left[side]:
            key ^= tables.left_numbers[side]
    for cell in range(tables.cells):
        key ^= tables.numbers[cell][state.cells[cell]]
    return key


def winner(state: ConstState) -> cython.int:
    """0 while the game goes on, 1 or 2 when elephants or rhinos have won, 3 for a draw."""
    return min(state.rest.ended, 3)


def play_out(
    state: cython.pointer[State],
    tables: ConstTables,
    history: cython.pointer[History],
    generator: cython.pointer[Key],
    limit: cython.int,
) -> cython.int:
    """Play random legal moves until the end or the limit of plies; returns the plies played."""
    moves: Move[MAX_MOVES]
    undo: Undo
    plies: cython.int = 0
    while plies < limit:
        count: cython.int = generate(state, tables, moves)
        if count == 0:
            break
        make(state, tables, history, moves[below(generator, count)], cython.address(undo))
        plies += 1
    return plies
