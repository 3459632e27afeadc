"""What a side of Siam sees of a game, as numbers.

`erawan.envs.siam_fields` names the fields in the same order and says what they mean.
"""

import cython
from cython.cimports.erawan.envs.siam.turn import number_of
from cython.cimports.erawan.envs.siam.types import Game
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

PLANES = cython.declare(cython.int, 12)
"""Numbers for each cell: own animals 4, the opponent's 4, rocks, crosses, animal, target."""

REST = cython.declare(cython.int, 21)
"""Numbers for the whole game."""


def observation_length(tables: ConstTables) -> cython.int:
    """How many numbers an observation has."""
    return PLANES * tables.cells + REST


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_board(
    game: cython.pointer[Game],
    tables: ConstTables,
    seat: cython.int,
    out: cython.pointer[cython.schar],
) -> cython.void:
    cells: cython.int = tables.cells
    early: cython.bint = tables.crosses and game.state.ply < CROSS_PLIES
    cell: cython.int
    place: cython.int
    piece: cython.int
    for cell in range(cells):
        piece = game.state.cells[cell]
        place = number_of[tables.height][cells][cell]
        if piece == ROCK:
            out[8 * cells + place] = 1
        elif piece != EMPTY:
            plane: cython.int = (piece - 1) & 3
            out[(plane if tables.owner[piece] == seat else 4 + plane) * cells + place] = 1
        if early and tables.crossed[cell]:
            out[9 * cells + place] = 1
    if game.count > 0 and game.start != RESERVE:
        out[10 * cells + number_of[tables.height][cells][game.start]] = 1
    if game.count > 1:
        out[11 * cells + number_of[tables.height][cells][game.target]] = 1


def observe(
    game: cython.pointer[Game],
    tables: ConstTables,
    seat: cython.int,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """Write what a side sees; `out` has room for `observation_length` numbers."""
    ply: cython.int = game.state.ply
    digit: cython.int
    other: cython.int = 1 - seat
    memset(out, 0, observation_length(tables))
    write_board(game, tables, seat, out)
    out += PLANES * tables.cells
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
