# The estimate of a position by what its rocks and animals could do: a sum over terms, which are
# counted for each side, times weights, one for the side to move and one for the other.

from erawan.kernels.siam_state cimport ConstState, ConstTables


cdef enum:
    ROOMS = 4           # cells between a rock and the edge it is pushed to: 0, 1, 2, more
    DRIVE = 0           # a line of the side's credit pushes the rock
    SHORT = 4           # such a line needs one more animal
    WEAK = 8            # it needs more than one
    TURN = 12           # the animal behind the rock has only to turn
    STEP = 16           # an animal has only to step behind the rock
    ENTRY = 20          # an animal has only to enter behind the rock or its line
    GUARD = 24          # an animal faces against the push beyond the rock, for its owner
    ABOARD = 28         # animals on the board
    INSIDE = 29         # of these, not on outside cells
    RESERVES = 30       # whether any animal is beside the board
    NEAR = 31           # animals that stand beside a rock
    TERMS = 32
    BOTH_TERMS = 64     # the elephants' counts, then the rhinos'

# An estimate for the side to move, between -HIGHEST and HIGHEST. The seam for any other one.
cdef enum:
    HIGHEST = 20000

cdef int evaluate(ConstTables tables, ConstState state) noexcept nogil
cdef void count_terms(ConstTables tables, ConstState state, short *counts) noexcept nogil
