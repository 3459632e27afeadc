"""Siam's constant tables: built once per board and options, then only read, by any thread."""

import cython
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.splitmix import feature_key
from cython.cimports.erawan.kernels.siam.types import (
    ALL_CELLS,
    CROSS_PLIES,
    MAX_ANIMALS,
    NO_FACING,
    OUTSIDE,
    PIECES,
    ROCK,
    Key,
    Tables,
)
from cython.cimports.libc.string import memset

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

CROSSES = ("off", "entry", "arrival")
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # by facing
CODE_ORDER = (1, 0, 2, 3)  # e n s w
EAST = 4  # the column e: a target there or beyond sorts after the turn to e

# The key's features, as erawan/siam/key.py numbers them.
RHINOS_TO_MOVE = 729
FIRST_PLY = 730
FIRST_LEFT = 734


@cython.cclass
class Rules:
    """The constant tables of one board and its options; all kernels of a game can share them."""

    def __init__(self, options: object) -> None:
        """Build the tables for an `Options`, or anything with its fields; raises ValueError."""
        board = options.board
        if not (3 <= board.width <= 9 and 3 <= board.height <= 9):
            raise ValueError("a board has 3 to 9 columns and rows")
        if not 1 <= options.animals <= MAX_ANIMALS:
            raise ValueError(f"a side has 1 to {MAX_ANIMALS} animals")
        self.options = options
        memset(cython.address(self.tables), 0, cython.sizeof(Tables))
        self.tables.crosses = CROSSES.index(options.crosses)
        self.tables.total = ("stepwise", "total").index(options.force)
        self.tables.removals = options.removals or 0
        self.tables.repetition = options.repetition or 0
        self.tables.ply_limit = options.ply_limit or 0
        self.tables.house = bool(options.repetition or options.ply_limit)
        _lay_out(cython.address(self.tables), board.width, board.height)
        for name in board.crosses:
            self.tables.crossed[(ord(name[0]) - ord("a")) * board.height + int(name[1]) - 1] = 1
        _weigh(cython.address(self.tables))
        _number(cython.address(self.tables))


@cython.cfunc
def _lay_out(tables: cython.pointer[Tables], width: cython.int, height: cython.int) -> cython.void:
    """Fill in what lies around each cell."""
    cell: cython.int
    facing: cython.int
    tables.cells = width * height
    tables.height = height
    for cell in range(ALL_CELLS):
        for facing in range(4):
            tables.neighbours[cell][facing] = OUTSIDE
        tables.inward[cell][0] = tables.inward[cell][1] = NO_FACING
    for cell in range(tables.cells):
        column, row = divmod(cell, height)
        for facing, (right, up) in enumerate(STEPS):
            if 0 <= column + right < width and 0 <= row + up < height:
                tables.neighbours[cell][facing] = cell + right * height + up
        inward = [way for way in CODE_ORDER if tables.neighbours[cell][(way + 2) % 4] == OUTSIDE]
        for place, way in enumerate(inward):
            tables.inward[cell][place] = way
        if inward:
            tables.on_rim[cell] = 1
            tables.rim[tables.rim_length] = cell
            tables.rim_length += 1
        # The order of the targets' names is w s n e, and e is the fifth column's letter.
        tables.before_east[cell] = sum(column + right < EAST for right in (-1, 0, 0, 1))


@cython.cfunc
def _weigh(tables: cython.pointer[Tables]) -> cython.void:
    """Fill in whose the pieces are and what they add to a push (S7.B)."""
    facing: cython.int
    side: cython.int
    memset(cython.address(tables.owner[0]), 2, PIECES)
    for side in range(2):
        for facing in range(4):
            tables.owner[1 + 4 * side + facing] = side
            tables.help[facing][1 + 4 * side + facing] = 1
            tables.help[facing][1 + 4 * side + (facing + 2) % 4] = -1


@cython.cfunc
def _number(tables: cython.pointer[Tables]) -> cython.void:
    """Fill in the key's numbers; what has no feature keeps 0."""
    cell: cython.int
    piece: cython.int
    ply: cython.int
    for cell in range(tables.cells):
        for piece in range(1, ROCK + 1):
            tables.numbers[cell][piece] = feature_key(ROCK * cell + piece - 1)
    if tables.crosses:
        for ply in range(CROSS_PLIES):
            tables.ply_numbers[ply] = feature_key(FIRST_PLY + ply)
    rhinos: Key = feature_key(RHINOS_TO_MOVE)
    for ply in range(CROSS_PLIES):
        tables.turn_numbers[ply] = rhinos ^ tables.ply_numbers[ply] ^ tables.ply_numbers[ply + 1]
    tables.turn_numbers[CROSS_PLIES] = rhinos
    if tables.removals:
        tables.left_numbers[0] = feature_key(FIRST_LEFT)
        tables.left_numbers[1] = feature_key(FIRST_LEFT + 1)
