"""Which actions some legal move of Siam goes on with, as bits.

Moves are not listed for it: most of them would only be asked which of a few cells or facings they
have. Facings are four bits, n the lowest, so that all the moves from one cell to another are one
number.
"""

import cython
from cython.cimports.erawan.envs.common.masks import allow, lowest_bit
from cython.cimports.erawan.envs.siam.types import (
    ALL_FACINGS,
    ANIMAL_STEP,
    CELL_ACTIONS,
    GO_ACTIONS,
    LEAVE_ACTION,
    TARGET_STEP,
    TURN_ACTIONS,
    Game,
)
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.siam.moves import push_succeeds
from cython.cimports.erawan.kernels.siam.types import (
    CROSS_PLIES,
    CROSSES_ARRIVAL,
    EDGE,
    EMPTY,
    NO_FACING,
    OWN_LENGTH,
    RESERVE,
    RUNNING,
    ConstState,
    ConstTables,
)
from cython.cimports.libc.string import memcpy, memset

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


@cython.cfunc
def _fill_numbers() -> cython.void:
    """Divisions would take longer than all the rest of an observation."""
    width: cython.int
    height: cython.int
    cell: cython.int
    for width in range(3, 10):
        for height in range(3, 10):
            cells: cython.int = width * height
            for cell in range(cells):
                number: cython.int = (cell % height) * width + cell // height
                number_of[height][cells][cell] = number
                cell_of[height][cells][number] = cell
            number_of[height][cells][RESERVE] = cells
            cell_of[height][cells][cells] = RESERVE


_fill_numbers()


def actions_in(tables: ConstTables, whole: cython.bint) -> cython.int:
    """How many actions there are."""
    return CELL_ACTIONS * tables.cells if whole else tables.cells + 5


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def entries(state: ConstState, tables: ConstTables, cell: cython.int) -> cython.uint:
    """The facings with which an animal can enter on an outside cell (S3.1 to S3.3)."""
    found: cython.uint = 0
    way: cython.int
    if tables.crosses and state.ply < CROSS_PLIES and tables.crossed[cell]:
        return 0
    if state.cells[cell] == EMPTY:
        return ALL_FACINGS
    for way in range(2):
        facing: cython.int = tables.inward[cell][way]
        if facing != NO_FACING and push_succeeds(state, tables, cell, facing):
            found |= 1 << facing
    return found


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def may_leave(state: ConstState, tables: ConstTables, cell: cython.int) -> cython.bint:
    """Whether an animal of the side to move can go back to the reserve (S6.1, SV.B)."""
    return tables.on_rim[cell] and not (tables.removals and state.rest.left[state.rest.side])


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def moves_of(state: ConstState, tables: ConstTables, cell: cython.int) -> cython.uint:
    """The moves of an animal of the side to move, as the actions of its cell are numbered."""
    front: cython.int = (state.cells[cell] - 1) & 3
    ahead: cython.int = tables.neighbours[cell][front]
    arrival: cython.bint = tables.crosses == CROSSES_ARRIVAL and state.ply < CROSS_PLIES
    bits: cython.uint = (ALL_FACINGS ^ 1 << front) << TURN_ACTIONS
    way: cython.int
    bits |= cython.cast(cython.uint, may_leave(state, tables, cell)) << LEAVE_ACTION
    for way in range(4):
        target: cython.int = tables.neighbours[cell][way]
        is_free: cython.uint = state.cells[target] == EMPTY
        bits |= ALL_FACINGS * is_free << (GO_ACTIONS + 4 * way)
        if arrival and tables.crossed[target]:
            bits &= ~(cython.cast(cython.uint, ALL_FACINGS) << (GO_ACTIONS + 4 * way))
    if state.cells[ahead] == EMPTY or state.cells[ahead] == EDGE:
        return bits
    if not (arrival and tables.crossed[ahead]) and push_succeeds(state, tables, ahead, front):
        bits |= cython.cast(cython.uint, 1) << (GO_ACTIONS + 5 * front)
    return bits


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def allow_some(
    legal: cython.pointer[cython.ulonglong], action: cython.int, bits: cython.ulonglong
) -> cython.void:
    """Add actions to a set: the lowest bit stands for the first."""
    shift: cython.int = action & 63
    legal[action >> 6] |= bits << shift
    legal[(action >> 6) + 1] |= bits >> 1 >> (63 - shift)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def own_of_eight(
    cells: cython.pointer[cython.const[cython.uchar]], first: cython.ulonglong
) -> cython.ulonglong:
    """Which of eight cells have one of four pieces, the first of which is given, as bits.

    All eight are compared at once, a byte for each: the highest bit of a sum tells what is at least
    as much as something. The multiplication brings these bits together.
    """
    ones: cython.ulonglong = 0x0101010101010101
    together: cython.ulonglong = 0x0102040810204080
    pieces: cython.ulonglong
    memcpy(cython.address(pieces), cells, 8)
    at_least: cython.ulonglong = pieces + (128 - first) * ones
    beyond: cython.ulonglong = pieces + (124 - first) * ones
    found: cython.ulonglong = at_least & ~beyond
    return ((found >> 7 & ones) * together) >> 56


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def list_own(
    state: ConstState, tables: ConstTables, own: cython.pointer[cython.uchar]
) -> cython.int:
    """Write the cells with animals of the side to move, ascending; return how many."""
    first: cython.int = 1 + 4 * state.rest.side
    found: cython.ulonglong = 0
    count: cython.int = 0
    cell: cython.int = 0
    for cell in range(0, min(tables.cells, 64), 8):
        found |= own_of_eight(state.cells + cell, first) << cell
    while found:
        own[count] = lowest_bit(found)
        count += 1
        found &= found - 1
    for cell in range(64, tables.cells):
        own[count] = cell
        count += cython.cast(cython.uint, state.cells[cell] - first) < 4
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def offer_whole(game: cython.pointer[Game], tables: ConstTables) -> cython.void:
    """Whole moves, cell by cell."""
    state: ConstState = cython.address(game.state)
    numbers: cython.pointer[cython.uchar] = number_of[tables.height][tables.cells]
    own: cython.uchar[OWN_LENGTH]
    cell: cython.int
    i: cython.int
    if state.rest.reserve[state.rest.side]:
        for i in range(tables.rim_length):
            cell = tables.rim[i]
            allow_some(game.legal, CELL_ACTIONS * numbers[cell], entries(state, tables, cell))
    for i in range(list_own(state, tables, own)):
        allow_some(game.legal, CELL_ACTIONS * numbers[own[i]], moves_of(state, tables, own[i]))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def offer_animals(game: cython.pointer[Game], tables: ConstTables) -> cython.void:
    """The animals of the side to move, each of which can turn, and the reserve."""
    state: ConstState = cython.address(game.state)
    first: cython.int = 1 + 4 * state.rest.side
    numbers: cython.pointer[cython.uchar] = number_of[tables.height][tables.cells]
    cell: cython.int
    i: cython.int = 0
    for cell in range(tables.cells):
        if cython.cast(cython.uint, state.cells[cell] - first) < 4:
            allow(game.legal, numbers[cell])
    if state.rest.reserve[state.rest.side]:
        while i < tables.rim_length and not entries(state, tables, tables.rim[i]):
            i += 1
        if i < tables.rim_length:
            allow(game.legal, tables.cells)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def offer_targets(game: cython.pointer[Game], tables: ConstTables) -> cython.void:
    """Where the chosen animal can come to: its own cell to turn."""
    state: ConstState = cython.address(game.state)
    numbers: cython.pointer[cython.uchar] = number_of[tables.height][tables.cells]
    start: cython.int = game.start
    i: cython.int
    way: cython.int
    if start == RESERVE:
        for i in range(tables.rim_length):
            if entries(state, tables, tables.rim[i]):
                allow(game.legal, numbers[tables.rim[i]])
        return
    moves: cython.uint = moves_of(state, tables, start)
    allow(game.legal, numbers[start])
    for way in range(4):
        if moves >> (GO_ACTIONS + 4 * way) & ALL_FACINGS:
            allow(game.legal, numbers[tables.neighbours[start][way]])
    if moves >> LEAVE_ACTION:
        allow(game.legal, tables.cells)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def facings(game: cython.pointer[Game], tables: ConstTables) -> cython.uint:
    """With which facings the move can end; who pushes from a cell is not asked."""
    state: ConstState = cython.address(game.state)
    if game.start == RESERVE:
        return entries(state, tables, game.target)
    if game.start == game.target:
        return ALL_FACINGS ^ 1 << ((state.cells[game.start] - 1) & 3)
    return ALL_FACINGS


def offer(game: cython.pointer[Game], tables: ConstTables, whole: cython.bint) -> cython.void:
    """Note which actions some legal move goes on with; none after the end."""
    memset(game.legal, 0, 8 * ((actions_in(tables, whole) + 63) // 64))
    if game.out_of_room or game.state.rest.ended != RUNNING:
        return
    if whole:
        offer_whole(game, tables)
    elif game.step == ANIMAL_STEP:
        offer_animals(game, tables)
    elif game.step == TARGET_STEP:
        offer_targets(game, tables)
    else:
        allow_some(game.legal, tables.cells + 1, facings(game, tables))
