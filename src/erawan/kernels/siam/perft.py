"""Siam's perft: every last position is made, each from the one counted before it.

Making and taking back every last move by itself takes more than twice as long. So no moves are
listed at the last ply: once an animal stands on a cell, its other facings only take its place, and
what all moves of a kind change (turn, ply, reserve, the cell left) is changed once for them all.
Where a house rule is on, every position must be judged, and moves are made one by one;
`tests/kernels/siam/test_perft.py` compares both ways. bench/siam_perft.c does the same in C, for
one board alone.
"""

import cython
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.siam.moves import (
    full_key,
    generate,
    make,
    pull,
    push,
    push_succeeds,
    unmake,
)
from cython.cimports.erawan.kernels.siam.perft import CHECKS_LEAVES, Count, witness
from cython.cimports.erawan.kernels.siam.types import (
    CROSS_PLIES,
    CROSSES_ARRIVAL,
    EDGE,
    EMPTY,
    MAX_MOVES,
    NO_FACING,
    OWN_LENGTH,
    RUNNING,
    ConstState,
    ConstTables,
    History,
    Key,
    Move,
    Rest,
    State,
    Undo,
)
from cython.cimports.libc.stdlib import abort

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _is_whole(state: ConstState, tables: ConstTables) -> cython.bint:
    """Whether key and reserves are what the board, the side, the ply and the flags say."""
    found: cython.int[3]
    found[0] = state.rest.reserve[0]
    found[1] = state.rest.reserve[1]
    found[2] = 0
    cell: cython.int
    for cell in range(tables.cells):
        found[tables.owner[state.cells[cell]]] += 1
    return found[0] == found[1] and full_key(state, tables) == state.key


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _count_leaf(
    state: cython.pointer[State], tables: ConstTables, key: Key, count: cython.pointer[Count]
) -> cython.void:
    """Count the position as it stands; its key alone would not tell a write left out."""
    state.key = key
    witness(state)
    if CHECKS_LEAVES and not _is_whole(state, tables):
        abort()
    count.leaves += 1
    count.keys += key


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _set_down(
    state: cython.pointer[State],
    tables: ConstTables,
    cell: cython.int,
    first: cython.int,
    key: Key,
    count: cython.pointer[Count],
) -> cython.void:
    """Count the positions with an animal on an empty cell, in each facing."""
    piece: cython.int
    for piece in range(first, first + 4):
        state.cells[cell] = piece
        _count_leaf(state, tables, key ^ tables.numbers[cell][piece], count)
    state.cells[cell] = EMPTY


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _push_in(
    state: cython.pointer[State],
    tables: ConstTables,
    cell: cython.int,
    facing: cython.int,
    first: cython.int,
    key: Key,
    count: cython.pointer[Count],
) -> cython.void:
    """Count the position after a push."""
    rest: Rest = state.rest
    piece: cython.int = first + facing
    state.rest.side = 1 - rest.side
    state.key = key
    pushed: cython.int = push(state, tables, cell, facing)
    state.rest.side = rest.side
    state.cells[cell] = piece
    _count_leaf(state, tables, state.key ^ tables.numbers[cell][piece], count)
    state.cells[cell] = EMPTY
    pull(state, tables, cell, facing, pushed)
    state.rest = rest


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _enter(
    state: cython.pointer[State],
    tables: ConstTables,
    early: cython.bint,
    first: cython.int,
    key: Key,
    count: cython.pointer[Count],
) -> cython.void:
    """Count the positions after entering."""
    i: cython.int
    way: cython.int
    for i in range(tables.rim_length):
        cell: cython.int = tables.rim[i]
        if early and tables.crossed[cell]:
            continue
        if state.cells[cell] == EMPTY:
            _set_down(state, tables, cell, first, key, count)
            continue
        for way in range(2):
            facing: cython.int = tables.inward[cell][way]
            if facing != NO_FACING and push_succeeds(state, tables, cell, facing):
                _push_in(state, tables, cell, facing, first, key, count)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _go_from(
    state: cython.pointer[State],
    tables: ConstTables,
    cell: cython.int,
    arrival: cython.bint,
    first: cython.int,
    key: Key,
    count: cython.pointer[Count],
) -> cython.void:
    """Count the positions after an animal's own moves."""
    piece: cython.int = state.cells[cell]
    front: cython.int = piece - first
    facing: cython.int
    side: cython.int = 1 - state.rest.side
    key ^= tables.numbers[cell][piece]
    for facing in range(4):
        if facing != front:
            state.cells[cell] = first + facing
            _count_leaf(state, tables, key ^ tables.numbers[cell][first + facing], count)
    state.cells[cell] = EMPTY
    if tables.on_rim[cell] and not (tables.removals and state.rest.left[side]):
        rest: Rest = state.rest
        state.rest.reserve[side] += 1
        state.rest.left[side] = 1
        _count_leaf(state, tables, key ^ tables.left_numbers[side], count)
        state.rest = rest
    for facing in range(4):
        target: cython.int = tables.neighbours[cell][facing]
        if arrival and tables.crossed[target]:
            continue
        if state.cells[target] == EMPTY:
            _set_down(state, tables, target, first, key, count)
        elif (
            facing == front
            and state.cells[target] != EDGE
            and push_succeeds(state, tables, target, facing)
        ):
            _push_in(state, tables, target, facing, first, key, count)
    state.cells[cell] = piece


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _count_leaves(
    state: cython.pointer[State], tables: ConstTables, checksum: cython.pointer[Key]
) -> Key:
    """Make every position after one more move, where no house rule is on."""
    if state.rest.ended != RUNNING:
        return 0
    count: Count
    count.leaves = count.keys = 0
    start: Key = state.key
    rest: Rest = state.rest
    side: cython.int = rest.side
    first: cython.int = 1 + 4 * side
    early: cython.bint = tables.crosses and state.ply < CROSS_PLIES
    key: Key = start ^ tables.turn_numbers[min(state.ply, CROSS_PLIES)]
    state.rest.side = 1 - side
    state.ply += 1
    if rest.reserve[side]:
        state.rest.reserve[side] -= 1
        _enter(state, tables, early, first, key, cython.address(count))
        state.rest.reserve[side] += 1
    arrival: cython.bint = early and tables.crosses == CROSSES_ARRIVAL
    own: cython.uchar[OWN_LENGTH]
    animals: cython.int = 0
    cell: cython.int
    i: cython.int
    for cell in range(tables.cells):
        own[animals] = cell
        animals += cython.cast(cython.uint, state.cells[cell] - first) < 4
    for i in range(animals):
        _go_from(state, tables, own[i], arrival, first, key, cython.address(count))
    state.key = start
    state.rest = rest
    state.ply -= 1
    checksum[0] += count.keys
    return count.leaves


def perft(
    state: cython.pointer[State],
    tables: ConstTables,
    history: cython.pointer[History],
    depth: cython.int,
    checksum: cython.pointer[Key],
) -> Key:
    """Count sequences of so many moves; the last positions' keys are added to the checksum."""
    moves: Move[MAX_MOVES]
    undo: Undo
    leaves: Key = 0
    i: cython.int
    if depth == 0:
        checksum[0] += state.key
        return 1
    if depth == 1 and not tables.house:
        return _count_leaves(state, tables, checksum)
    count: cython.int = generate(state, tables, moves)
    for i in range(count):
        make(state, tables, history, moves[i], cython.address(undo))
        leaves += perft(state, tables, history, depth - 1, checksum)
        unmake(state, tables, history, moves[i], cython.address(undo))
    return leaves
