"""What a position of Siam is worth, by terms that a person can see on the board.

For every rock and each of the four ways to push it: how far the edge is, whose animal would be
credited (S7.G), whether the force behind it is enough, and if nobody pushes, what one turn, one
step or one entry would change. Beside that only where the animals are.
"""

import cython
from cython.cimports.erawan.kernels.siam import Kernel
from cython.cimports.erawan.kernels.siam_eval import (
    ABOARD,
    BOTH_TERMS,
    DRIVE,
    ENTRY,
    GUARD,
    HIGHEST,
    INSIDE,
    NEAR,
    RESERVES,
    ROOMS,
    SHORT,
    STEP,
    TERMS,
    TURN,
    WEAK,
)
from cython.cimports.erawan.kernels.siam_state import (
    EDGE,
    EMPTY,
    OUTSIDE,
    ROCK,
    ConstState,
    ConstTables,
)
from cython.cimports.erawan.kernels.sources import SOURCES
from cython.cimports.libc.string import memset

from erawan.kernels.freshness import check

check(__name__, SOURCES)

GROUPS = ("drive", "short", "weak", "turn", "step", "entry", "guard")
NAMES = (
    *(f"{group}-{room}" for group in GROUPS for room in range(ROOMS)),
    "aboard",
    "inside",
    "reserve",
    "near",
)

_weights = cython.declare(cython.short[BOTH_TERMS])  # for the side to move, then for the other


def set_weights(moving: tuple, waiting: tuple) -> None:
    """Estimate with these weights from now on, in all threads; for tuning."""
    term: cython.int
    if not len(moving) == len(waiting) == TERMS:
        raise ValueError(f"there are {TERMS} terms")
    for term in range(TERMS):
        _weights[term] = moving[term]
        _weights[TERMS + term] = waiting[term]


# Fitted by tools/siam_tune.py, but for the wins at once and threats of them, which are searched.
MOVING = (
    *(300, 210, 37, 19),
    *(137, 23, -19, 7),
    *(23, 4, -30, -15),
    *(133, 11, -27, 4),
    *(208, 26, 21, 8),
    *(102, 59, 35, 15),
    *(0, 10, 13, 29),
    *(4, 36, 53, 29),
)
WAITING = (
    *(300, 148, 43, 14),
    *(54, 44, 3, 8),
    *(29, 20, -25, -4),
    *(22, -1, -13, 7),
    *(62, 25, 21, 17),
    *(35, 33, 16, 10),
    *(0, 19, 10, 8),
    *(-8, 31, 48, 24),
)
set_weights(MOVING, WAITING)


def evaluate(tables: ConstTables, state: ConstState) -> cython.int:
    counts: cython.short[BOTH_TERMS]
    count_terms(tables, state, counts)
    mover: cython.pointer[cython.short] = counts + TERMS * state.rest.side
    other: cython.pointer[cython.short] = counts + TERMS * (1 - state.rest.side)
    total: cython.int = 0
    term: cython.int
    for term in range(TERMS):
        total += mover[term] * _weights[term] - other[term] * _weights[TERMS + term]
    return max(-HIGHEST, min(total, HIGHEST))


def count_terms(
    tables: ConstTables, state: ConstState, counts: cython.pointer[cython.short]
) -> cython.void:
    cell: cython.int
    piece: cython.int
    facing: cython.int
    mine: cython.pointer[cython.short]
    memset(counts, 0, BOTH_TERMS * cython.sizeof(cython.short))
    counts[RESERVES] = state.rest.reserve[0] > 0
    counts[TERMS + RESERVES] = state.rest.reserve[1] > 0
    for cell in range(tables.cells):
        piece = state.cells[cell]
        if piece == EMPTY:
            continue
        if piece == ROCK:
            for facing in range(4):
                _count_way(tables, state, cell, facing, counts)
            continue
        mine = counts + TERMS * tables.owner[piece]
        mine[ABOARD] += 1
        mine[INSIDE] += not tables.on_rim[cell]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _count_way(
    tables: ConstTables,
    state: ConstState,
    rock: cython.int,
    facing: cython.int,
    counts: cython.pointer[cython.short],
) -> cython.void:
    """Count the terms of one rock and one way to push it."""
    behind: cython.int = tables.neighbours[rock][facing ^ 2]
    if behind == OUTSIDE:
        return
    piece: cython.int = state.cells[behind]
    needed: cython.int = 1
    room: cython.int = _look_ahead(tables, state, rock, facing, counts, cython.address(needed))
    if piece == EMPTY:
        _count_arrivals(tables, state, behind, facing, room, counts)
        return
    owner: cython.int = tables.owner[piece]
    if owner < 2:
        counts[TERMS * owner + NEAR] += 1
    force: cython.int = 0
    credited: cython.int = 2
    last: cython.int = behind
    while piece not in (EMPTY, EDGE):
        force += tables.help[facing][piece]
        needed += piece == ROCK
        if credited == 2 and tables.help[facing][piece] > 0:
            credited = tables.owner[piece]
        last = tables.neighbours[last][facing ^ 2]
        piece = state.cells[last]
    if credited < 2:
        force -= needed
        counts[
            TERMS * credited + room + (DRIVE if force >= 0 else SHORT if force == -1 else WEAK)
        ] += 1
        if force == -1 and piece == EDGE:
            _count_entry(state, credited, room, counts)
        return
    if owner < 2 and force + 1 >= needed:
        counts[TERMS * owner + TURN + room] += 1
    if piece == EDGE and force + 1 >= needed:
        _count_entry(state, 0, room, counts)
        _count_entry(state, 1, room, counts)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _count_entry(
    state: ConstState, side: cython.int, room: cython.int, counts: cython.pointer[cython.short]
) -> cython.void:
    counts[TERMS * side + ENTRY + room] += state.rest.reserve[side] > 0


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _look_ahead(
    tables: ConstTables,
    state: ConstState,
    rock: cython.int,
    facing: cython.int,
    counts: cython.pointer[cython.short],
    needed: cython.p_int,
) -> cython.int:
    """The room before the rock; what stands there adds to the force needed."""
    room: cython.int = 0
    guard: cython.int = 2
    cell: cython.int = tables.neighbours[rock][facing]
    while cell != OUTSIDE:
        piece: cython.int = state.cells[cell]
        if piece == ROCK:
            needed[0] += 1
        elif tables.help[facing][piece] < 0:
            needed[0] += 1
            guard = tables.owner[piece]
        room += 1
        cell = tables.neighbours[cell][facing]
    room = min(room, ROOMS - 1)
    if guard < 2:
        counts[TERMS * guard + GUARD + room] += 1
    return room


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _count_arrivals(
    tables: ConstTables,
    state: ConstState,
    behind: cython.int,
    facing: cython.int,
    room: cython.int,
    counts: cython.pointer[cython.short],
) -> cython.void:
    """Count who could come to push from the empty cell behind a rock."""
    way: cython.int
    steps: cython.bint[3] = [False, False, False]
    for way in range(4):
        if way != facing:
            steps[tables.owner[state.cells[tables.neighbours[behind][way]]]] = True
    counts[STEP + room] += steps[0]
    counts[TERMS + STEP + room] += steps[1]
    if tables.on_rim[behind]:
        _count_entry(state, 0, room, counts)
        _count_entry(state, 1, room, counts)


def terms_of(kernel: Kernel) -> list:
    """Each term's name, how often each side has it, and its weights for mover and other."""
    counts: cython.short[BOTH_TERMS]
    count_terms(cython.address(kernel.rules.tables), cython.address(kernel.state), counts)
    return [
        (name, counts[term], counts[TERMS + term], _weights[term], _weights[TERMS + term])
        for term, name in enumerate(NAMES)
    ]


def estimate(kernel: Kernel) -> int:
    """The estimate for the side to move."""
    return evaluate(cython.address(kernel.rules.tables), cython.address(kernel.state))
