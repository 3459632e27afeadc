"""Wins in one move: a rock on an outside cell, and a line behind it that goes off with it."""

import cython
from cython.cimports.erawan.engine.siam.search.threats import NO_MOVE
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.siam.kernel import Kernel
from cython.cimports.erawan.kernels.siam.moves import push_succeeds
from cython.cimports.erawan.kernels.siam.types import (
    CROSS_PLIES,
    CROSSES_ARRIVAL,
    EDGE,
    EMPTY,
    NO_FACING,
    RESERVE,
    ROCK,
    ConstState,
    ConstTables,
    Move,
)

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


def winning_push(state: ConstState, tables: ConstTables, side: cython.int) -> Move:
    """A push that wins at once if it is the side's turn, whoever's it is; NO_MOVE if none."""
    i: cython.int
    way: cython.int
    cell: cython.int
    move: Move
    for i in range(tables.rim_length):
        cell = tables.rim[i]
        if state.cells[cell] != ROCK:
            continue
        for way in range(2):
            if tables.inward[cell][way] == NO_FACING:
                continue
            move = _win_over(state, tables, side, cell, tables.inward[cell][way] ^ 2)
            if move != NO_MOVE:
                return move
    return NO_MOVE


def _win_over(
    state: ConstState,
    tables: ConstTables,
    side: cython.int,
    rock: cython.int,
    facing: cython.int,
) -> Move:
    """A push of the side that drops this rock this way and is credited to it (S7.G)."""
    early: cython.bint = tables.crosses and state.ply < CROSS_PLIES
    arrival: cython.bint = early and tables.crosses == CROSSES_ARRIVAL
    credited: cython.bint = False
    ahead: cython.int = rock
    cell: cython.int = tables.neighbours[rock][facing ^ 2]
    piece: cython.int = state.cells[cell]
    while piece not in (EMPTY, EDGE):
        if tables.help[facing][piece] > 0:
            # The nearest such animal gets the credit; the others behind it only push.
            if tables.owner[piece] == side:
                credited = True
                if not (arrival and tables.crossed[ahead]) and push_succeeds(
                    state, tables, ahead, facing
                ):
                    return cell | ahead << 7 | facing << 14
            elif not credited:
                return NO_MOVE
        ahead = cell
        cell = tables.neighbours[cell][facing ^ 2]
        piece = state.cells[cell]
    if piece == EMPTY or not state.rest.reserve[side] or (early and tables.crossed[ahead]):
        return NO_MOVE
    if not push_succeeds(state, tables, ahead, facing):
        return NO_MOVE
    return RESERVE | ahead << 7 | facing << 14


def find_win(kernel: Kernel) -> object:
    """A push that wins at once for the side to move, or None."""
    push: Move = winning_push(
        cython.address(kernel.state), cython.address(kernel.rules.tables), kernel.state.rest.side
    )
    return None if push == NO_MOVE or kernel.state.rest.ended else push
