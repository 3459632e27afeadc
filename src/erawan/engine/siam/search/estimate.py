"""What a position of Siam is worth, by terms that a person can see on the board.

For every rock and each of the four ways to push it: how far the edge is, what stands behind it,
whose animal would be credited (S7.G), whether the force is enough, and if nobody pushes, what one
turn, one step or one entry would change. Beside that only where the animals are.

All of this but steps from beside is decided by rows and columns alone. Of those with five cells
there are so few that the value of each is worked out beforehand, as is an animal's for its place.
"""

import cython
from cython.cimports.erawan.engine.siam.search.estimate import (
    AHEADS,
    ASIDES,
    BOTH_TERMS,
    FIVE,
    FIVE_CELLS,
    FIVE_LINES,
    HIGHEST,
    MOST_RESERVES,
    PLACE,
    RESERVES,
    STEP,
    TERMS,
    Symbols,
    Values,
)
from cython.cimports.erawan.engine.siam.search.lines import (
    BORDER,
    MINE,
    ROOMS,
    STONE,
    THEIRS,
    Line,
    count_line,
)
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.siam.kernel import Kernel
from cython.cimports.erawan.kernels.siam.types import (
    EMPTY,
    MAX_LINE,
    OUTSIDE,
    ROCK,
    ConstState,
    ConstTables,
)
from cython.cimports.libc.string import memset

from erawan.engine.siam.search.lines import GROUPS
from erawan.engine.siam.search.weights import MOVING, WAITING
from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

NAMES = (
    *(f"{group}-{room}" for group in (*GROUPS, "step") for room in range(ROOMS)),
    *(f"place-{ahead}-{aside}" for ahead in range(AHEADS) for aside in range(ASIDES)),
    *(f"reserve-{count}" for count in range(1, MOST_RESERVES + 1)),
)

_weights = cython.declare(cython.short[BOTH_TERMS])  # for the side to move, then for the other

_symbols = cython.declare(Symbols)
_values = cython.declare(Values)


def set_weights(moving: tuple, waiting: tuple) -> None:
    """Estimate with these weights from now on, in all threads; for tuning."""
    term: cython.int
    if not len(moving) == len(waiting) == TERMS:
        raise ValueError(f"there are {TERMS} terms")
    for term in range(TERMS):
        _weights[term] = moving[term]
        _weights[TERMS + term] = -waiting[term]
    _work_out()


@cython.cfunc
def _name_pieces() -> cython.void:
    side: cython.int
    axis: cython.int
    owner: cython.int
    facing: cython.int
    for side in range(2):
        for axis in range(2):
            _symbols.of[side][axis][ROCK] = STONE
            for owner in range(2):
                for facing in range(4):
                    bearing = 0 if facing == axis else 1 if facing == axis + 2 else 2
                    _symbols.of[side][axis][1 + 4 * owner + facing] = bearing + (
                        MINE if owner == side else THEIRS
                    )


def _work_out() -> cython.void:
    """Find the values of lines, places and steps on boards of five by five."""
    side: cython.int
    owner: cython.int
    weights: cython.pointer[cython.short]
    i: cython.int
    for side in range(2):
        for owner in range(2):
            weights = cython.address(_weights[0 if owner == side else TERMS])
            _work_out_animals(side, owner, weights)
        weights = cython.address(_weights[TERMS * side])
        _values.reserves[side][0] = 0
        for i in range(MOST_RESERVES):
            _values.reserves[side][i + 1] = weights[RESERVES + i]
    for i in range(FIVE_LINES):
        _work_out_line(i)


def _work_out_animals(
    side: cython.int, owner: cython.int, weights: cython.pointer[cython.short]
) -> cython.void:
    cell: cython.int
    facing: cython.int
    room: cython.int
    for facing in range(4):
        piece: cython.int = 1 + 4 * owner + facing
        for cell in range(FIVE_CELLS):
            _values.places[side][cell][piece] = weights[_place(cell, FIVE, FIVE, facing)]
        for room in range(ROOMS):
            _values.steps[side][room][piece] = weights[STEP + room]


def _work_out_line(number: cython.int) -> cython.void:
    """Find the values of one line, wherever it is and whoever has reserves."""
    line: Line
    counts: cython.short[BOTH_TERMS]
    i: cython.int
    reserves: cython.int
    has_rock: cython.bint = False
    line.length = FIVE
    line.cells[0] = line.cells[FIVE + 1] = BORDER
    for i in range(FIVE):
        line.cells[i + 1] = number >> 3 * i & 7
        has_rock |= line.cells[i + 1] == STONE
    for i in range(2):
        line.outside = i
        for reserves in range(4):
            _values.lines[i][reserves][number] = 0
            if has_rock:
                line.reserve[0], line.reserve[1] = reserves & 1, reserves >> 1
                memset(counts, 0, cython.sizeof(counts))
                count_line(cython.address(line), counts, counts + TERMS)
                _values.lines[i][reserves][number] = _add_up(counts)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _add_up(counts: cython.pointer[cython.short]) -> cython.int:
    total: cython.int = 0
    term: cython.int
    for term in range(BOTH_TERMS):
        total += counts[term] * _weights[term]
    return total


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _place(
    cell: cython.int, width: cython.int, height: cython.int, facing: cython.int
) -> cython.int:
    """The term of an animal's place: how many cells are ahead of it, and to its nearer side."""
    column: cython.int = cell // height
    row: cython.int = cell % height
    cells: cython.int[4] = [height - 1 - row, width - 1 - column, row, column]
    ahead: cython.int = cells[facing]
    behind: cython.int = cells[facing ^ 2]
    if ahead > 1:
        ahead = AHEADS - 1 - min(behind, 2)
    return PLACE + ASIDES * ahead + min(cells[facing ^ 1], cells[facing ^ 3], ASIDES - 1)


def evaluate(state: ConstState, tables: ConstTables) -> cython.int:
    """Estimate a position for the side to move, between -HIGHEST and HIGHEST.

    The seam for any other estimate.
    """
    counts: cython.short[BOTH_TERMS]
    total: cython.int
    if tables.height == FIVE and tables.cells == FIVE_CELLS:
        total = _evaluate_five(state, tables)
    else:
        _count_terms(state, tables, counts)
        total = _add_up(counts)
    return max(-HIGHEST, min(total, HIGHEST))


def _evaluate_five(state: ConstState, tables: ConstTables) -> cython.int:
    """The sum of the values worked out beforehand."""
    side: cython.int = state.rest.side
    mine: cython.int = min(state.rest.reserve[side], MOST_RESERVES)
    theirs: cython.int = min(state.rest.reserve[1 - side], MOST_RESERVES)
    total: cython.int = _values.reserves[0][mine] + _values.reserves[1][theirs]
    reserves: cython.int = (mine > 0) | (theirs > 0) << 1
    columns: cython.int = 0
    rows: cython.int = 0
    cell: cython.int
    piece: cython.int
    column: cython.int
    row: cython.int
    for cell in range(FIVE_CELLS):
        piece = state.cells[cell]
        total += _values.places[side][cell][piece]
        if piece == ROCK:
            columns |= 1 << cell // FIVE
            rows |= 1 << cell % FIVE
            total += _value_steps(state, tables, cell)
    for column in range(FIVE):
        if columns >> column & 1:
            total += _values.lines[column % (FIVE - 1) == 0][reserves][
                _number(state.cells + FIVE * column, 1, _symbols.of[side][0])
            ]
    for row in range(FIVE):
        if rows >> row & 1:
            total += _values.lines[row % (FIVE - 1) == 0][reserves][
                _number(state.cells + row, FIVE, _symbols.of[side][1])
            ]
    return total


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _number(
    cells: cython.pointer[cython.const[cython.uchar]],
    stride: cython.int,
    symbols: cython.pointer[cython.uchar],
) -> cython.int:
    """The number of what stands in a line of five."""
    number: cython.int = 0
    i: cython.int
    for i in range(FIVE):
        number |= symbols[cells[i * stride]] << 3 * i
    return number


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _value_steps(state: ConstState, tables: ConstTables, rock: cython.int) -> cython.int:
    """What steps from beside are worth that lead behind this rock."""
    total: cython.int = 0
    facing: cython.int
    for facing in range(4):
        behind: cython.int = tables.neighbours[rock][facing ^ 2]
        if state.cells[behind] == EMPTY:
            values: cython.pointer[cython.short] = _values.steps[state.rest.side][
                _room(tables, rock, facing)
            ]
            total += values[state.cells[tables.neighbours[behind][facing ^ 1]]]
            total += values[state.cells[tables.neighbours[behind][facing ^ 3]]]
    return total


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _room(tables: ConstTables, cell: cython.int, facing: cython.int) -> cython.int:
    """The cells before a rock that is pushed this way, at most ROOMS - 1."""
    room: cython.int = -1
    while cell != OUTSIDE and room < ROOMS - 1:
        room += 1
        cell = tables.neighbours[cell][facing]
    return room


def _count_terms(
    state: ConstState, tables: ConstTables, counts: cython.pointer[cython.short]
) -> cython.void:
    """Count the terms of the side to move, then those of the other."""
    side: cython.int = state.rest.side
    height: cython.int = tables.height
    width: cython.int = tables.cells // height
    i: cython.int
    cell: cython.int
    piece: cython.int
    memset(counts, 0, BOTH_TERMS * cython.sizeof(cython.short))
    for i in range(width):
        _count_line(state, i * height, 1, height, i in (0, width - 1), counts)
    for i in range(height):
        _count_line(state, i, height, width, i in (0, height - 1), counts)
    for cell in range(tables.cells):
        piece = state.cells[cell]
        if piece == ROCK:
            _count_steps(state, tables, cell, counts)
        elif piece != EMPTY:
            counts[
                TERMS * (tables.owner[piece] != side) + _place(cell, width, height, (piece - 1) & 3)
            ] += 1
    for i in range(2):
        if state.rest.reserve[i]:
            counts[
                TERMS * (i != side) + RESERVES + min(state.rest.reserve[i], MOST_RESERVES) - 1
            ] = 1


def _count_line(
    state: ConstState,
    first: cython.int,
    stride: cython.int,
    length: cython.int,
    outside: cython.bint,
    counts: cython.pointer[cython.short],
) -> cython.void:
    """Count the terms of a column, whose cells follow each other, or of a row."""
    line: Line
    i: cython.int
    side: cython.int = state.rest.side
    symbols: cython.pointer[cython.uchar] = _symbols.of[side][stride > 1]
    line.length = length
    line.outside = outside
    line.reserve[0] = state.rest.reserve[side] > 0
    line.reserve[1] = state.rest.reserve[1 - side] > 0
    line.cells[0] = line.cells[length + 1] = BORDER
    for i in range(min(length, MAX_LINE)):
        line.cells[i + 1] = symbols[state.cells[first + i * stride]]
    count_line(cython.address(line), counts, counts + TERMS)


def _count_steps(
    state: ConstState,
    tables: ConstTables,
    rock: cython.int,
    counts: cython.pointer[cython.short],
) -> cython.void:
    """Count the steps from beside that lead behind this rock."""
    facing: cython.int
    turn: cython.int
    for facing in range(4):
        behind: cython.int = tables.neighbours[rock][facing ^ 2]
        if state.cells[behind] != EMPTY:
            continue
        for turn in range(1, 4, 2):
            owner: cython.int = tables.owner[state.cells[tables.neighbours[behind][facing ^ turn]]]
            if owner < 2:
                counts[TERMS * (owner != state.rest.side) + STEP + _room(tables, rock, facing)] += 1


def terms_of(kernel: Kernel) -> list:
    """Each term's name, how often each side has it, and its weights for mover and other."""
    counts: cython.short[BOTH_TERMS]
    _count_terms(cython.address(kernel.state), cython.address(kernel.rules.tables), counts)
    first: cython.int = TERMS * kernel.state.rest.side
    return [
        (
            name,
            counts[first + term],
            counts[TERMS - first + term],
            _weights[term],
            -_weights[TERMS + term],
        )
        for term, name in enumerate(NAMES)
    ]


def estimate(kernel: Kernel) -> int:
    """The estimate for the side to move."""
    return evaluate(cython.address(kernel.state), cython.address(kernel.rules.tables))


_name_pieces()
set_weights(MOVING, WAITING)
