# The estimate of a position by what its rocks and animals could do: a sum over terms, which are
# counted for each side, times weights, one for the side to move and one for the other.

from erawan.engine.siam.search.lines cimport ROOMS
from erawan.kernels.siam.types cimport PIECES, ConstState, ConstTables


cdef enum:
    # The terms of lines come first.
    STEP = 84           # by room: an animal is beside the empty cell behind a rock
    PLACE = 88          # where an animal is: cells ahead of it, and to its nearer side
    AHEADS = 5          # none, one, more, all but one, all
    ASIDES = 3          # none, one, more
    RESERVES = 103      # whether 1, 2, 3, more animals are beside the board
    MOST_RESERVES = 4
    TERMS = 107
    BOTH_TERMS = 214    # those of the side to move, then the other's

    FIVE = 5            # cells in the lines whose values are worked out beforehand
    FIVE_CELLS = 25
    FIVE_LINES = 32768  # what can stand in such a line

# What the weights come to, for the side to move, on a board of five by five.
cdef struct Values:
    short lines[2][4][FIVE_LINES]       # by lying outside, by who has reserves, by what is there
    short places[2][FIVE_CELLS][PIECES] # by side to move
    short steps[2][ROOMS][PIECES]       # by side to move
    short reserves[2][MOST_RESERVES + 1]

# What pieces are in a line, by side to move, axis (columns, then rows) and piece.
cdef struct Symbols:
    unsigned char of[2][2][PIECES]

cdef enum:
    HIGHEST = 20000     # of an estimate; the lowest is -HIGHEST

cdef int evaluate(ConstState state, ConstTables tables) noexcept nogil

# For this module alone.
cdef void _work_out() noexcept nogil
cdef void _work_out_animals(int side, int owner, short *weights) noexcept nogil
cdef void _work_out_line(int number) noexcept nogil
cdef int _evaluate_five(ConstState state, ConstTables tables) noexcept nogil
cdef void _count_terms(ConstState state, ConstTables tables, short *counts) noexcept nogil
cdef void _count_line(
    ConstState state, int first, int stride, int length, bint outside, short *counts
) noexcept nogil
cdef void _count_steps(ConstState state, ConstTables tables, int rock, short *counts) noexcept nogil
