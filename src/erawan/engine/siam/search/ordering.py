"""The order in which moves are tried: what was best before, pushes of rocks, what cut elsewhere."""

import cython
from cython.cimports.erawan.engine.siam.search.ordering import KILLER, KNOWN, MOST, ROCK_PUSH, Order
from cython.cimports.erawan.engine.siam.search.switches import HISTORY, KILLERS
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.siam.types import (
    EDGE,
    EMPTY,
    ROCK,
    ConstState,
    ConstTables,
    Move,
)

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


def rank(
    order: cython.pointer[Order],
    state: ConstState,
    tables: ConstTables,
    ply: cython.int,
    known: Move,
    moves: cython.pointer[Move],
    ranks: cython.p_int,
    count: cython.int,
) -> cython.void:
    """Give every move its rank, the table's move the highest."""
    history: cython.p_int = order.history[state.rest.side]
    i: cython.int
    move: Move
    for i in range(count):
        move = moves[i]
        if move == known:
            ranks[i] = KNOWN
            continue
        ranks[i] = history[move]
        if move == order.killers[ply][0] or move == order.killers[ply][1]:
            ranks[i] += KILLER
        elif _pushes_rock(state, tables, move):
            ranks[i] += ROCK_PUSH


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _pushes_rock(state: ConstState, tables: ConstTables, move: Move) -> cython.bint:
    cell: cython.int = move >> 7 & 127
    piece: cython.int = state.cells[cell]
    if cell == move & 127:
        return False
    while piece not in (EMPTY, EDGE):
        if piece == ROCK:
            return True
        cell = tables.neighbours[cell][move >> 14]
        piece = state.cells[cell]
    return False


def pick(
    moves: cython.pointer[Move], ranks: cython.p_int, place: cython.int, count: cython.int
) -> Move:
    """Bring the best of the moves from this place on to this place."""
    best: cython.int = place
    i: cython.int
    for i in range(place + 1, count):
        if ranks[i] > ranks[best]:
            best = i
    move: Move = moves[best]
    highest: cython.int = ranks[best]
    moves[best] = moves[place]
    ranks[best] = ranks[place]
    moves[place] = move
    ranks[place] = highest
    return move


def reward(
    order: cython.pointer[Order],
    side: cython.int,
    ply: cython.int,
    depth: cython.int,
    moves: cython.pointer[Move],
    place: cython.int,
    without: cython.uint,
) -> cython.void:
    """Note that a move ended the search of a position, and that those before it did not."""
    history: cython.p_int = order.history[side]
    bonus: cython.int = min(depth * depth, 400)
    move: Move = moves[place]
    i: cython.int
    if order.killers[ply][0] != move and not without & KILLERS:
        order.killers[ply][1] = order.killers[ply][0]
        order.killers[ply][0] = move
    if without & HISTORY:
        return
    history[move] += bonus - history[move] * bonus // MOST
    for i in range(place):
        history[moves[i]] -= bonus + history[moves[i]] * bonus // MOST
