"""What a side of Siam sees of a game, as numbers.

`erawan.envs.siam_fields` names the fields in the same order and says what they mean.
"""

import cython
from cython.cimports.erawan.envs.common.planes import fill_planes
from cython.cimports.erawan.envs.siam.offers import number_of
from cython.cimports.erawan.envs.siam.types import (
    ANIMAL_PLANE,
    CROSS_PLANE,
    PLANES,
    REST,
    ROCK_PLANE,
    TARGET_PLANE,
    Game,
)
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.siam.types import (
    CROSS_PLIES,
    EMPTY,
    RESERVE,
    ROCK,
    RUNNING,
    ConstTables,
)
from cython.cimports.libc.string import memset

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


def observation_length(tables: ConstTables) -> cython.int:
    """How many numbers an observation has."""
    return PLANES * tables.cells + REST


def planes_length(tables: ConstTables) -> cython.int:
    """And in planes, where each number that is not of one cell fills one."""
    return (PLANES + REST) * tables.cells


@cython.cfunc
def _fill_planes() -> cython.void:
    """The plane of every piece, as either side sees it."""
    seat: cython.int
    piece: cython.int
    for seat in range(2):
        plane_of[seat][EMPTY] = TARGET_PLANE
        plane_of[seat][ROCK] = ROCK_PLANE
        for piece in range(1, ROCK):
            plane_of[seat][piece] = (piece - 1) ^ (4 * seat)


_fill_planes()


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_board(
    game: cython.pointer[Game],
    tables: ConstTables,
    seat: cython.int,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """Write the planes of the board.

    Empty cells are written too, where nothing stands yet, and wiped out again: that is cheaper
    than a branch that can't be foreseen.
    """
    cells: cython.int = tables.cells
    places: cython.pointer[cython.uchar] = number_of[tables.height][cells]
    planes: cython.pointer[cython.uchar] = plane_of[seat]
    cell: cython.int
    memset(out, 0, PLANES * cells)
    for cell in range(cells):
        out[planes[game.state.cells[cell]] * cells + places[cell]] = 1
    memset(out + TARGET_PLANE * cells, 0, cells)
    if tables.crosses and game.state.ply < CROSS_PLIES:
        for cell in range(cells):
            out[CROSS_PLANE * cells + places[cell]] = tables.crossed[cell]
    if game.count > 0 and game.start != RESERVE:
        out[ANIMAL_PLANE * cells + places[game.start]] = 1
    if game.count > 1:
        out[TARGET_PLANE * cells + places[game.target]] = 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def write_rest(
    game: cython.pointer[Game], seat: cython.int, out: cython.pointer[cython.schar]
) -> cython.void:
    """Write the numbers for the whole game."""
    ply: cython.int = game.state.ply
    digit: cython.int
    other: cython.int = 1 - seat
    memset(out, 0, REST)
    out[0] = game.count > 0 and game.start == RESERVE
    out[1 + game.step] = 1
    out[4] = game.state.rest.reserve[seat]
    out[5] = game.state.rest.reserve[other]
    out[6] = game.state.rest.left[seat]
    out[7] = game.state.rest.left[other]
    out[8 + seat] = 1
    out[10 + (game.state.rest.side != seat)] = 1
    for digit in range(5):
        out[12 + digit] = ply & 127
        ply >>= 7
    out[17] = min(game.repeats, 127)
    if game.state.rest.ended != RUNNING:
        # A side's win is its number plus 1, what is above is a draw.
        winner: cython.int = game.state.rest.ended - 1
        out[18 if winner == seat else 19 if winner == other else 20] = 1


def observe(
    game: cython.pointer[Game],
    tables: ConstTables,
    seat: cython.int,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """Write what a side sees; `out` has room for `observation_length` numbers."""
    write_board(game, tables, seat, out)
    write_rest(game, seat, out + PLANES * tables.cells)


def observe_in_planes(
    game: cython.pointer[Game],
    tables: ConstTables,
    seat: cython.int,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """The same in planes; `out` has room for `planes_length` numbers."""
    rest: cython.schar[REST]
    write_board(game, tables, seat, out)
    write_rest(game, seat, rest)
    fill_planes(rest, REST, tables.cells, out + PLANES * tables.cells)
