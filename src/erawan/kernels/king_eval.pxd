# The estimated winning chances of a position; `king_eval` says how they are made.
from erawan.kernels.king_figures cimport SIDE, TABLE
from erawan.kernels.king_types cimport State, Tables

cdef enum:
    UNITS = 32

cdef struct Net:
    float bias[UNITS]
    float table[TABLE][UNITS]
    float side[SIDE][UNITS]
    float output[UNITS]
    float direct[SIDE]

cdef class Weights:
    cdef Net nets[3]

# By how much every chance is misjudged at most; which way, the seed and the position decide.
cdef struct Slips:
    double most
    unsigned long long seed

# A position's figures and sums, from which those of positions near to it are made.
cdef struct Basis:
    Net *net
    Slips slips
    float table[TABLE]
    float sides[3][SIDE]
    float shared[UNITS]
    float sums[3][UNITS]
    float direct[3]

cdef void lay_basis(
    State *s, Tables *t, Weights weights, Slips *slips, Basis *basis
) noexcept nogil
cdef void chances(State *s, Tables *t, Basis *basis, double *out) noexcept nogil
