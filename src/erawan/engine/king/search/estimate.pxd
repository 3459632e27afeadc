# The estimated winning chances of a position; `estimate` says how they are made.
from erawan.engine.king.search.correction cimport Layers
from erawan.engine.king.search.features cimport SIDE, TABLE
from erawan.kernels.king.types cimport State, Tables

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
    cdef Layers *corrections[3]  # null where there is none
    cdef tuple kept

# By how much every chance is misjudged at most; which way, the seed and the position decide.
cdef struct Noise:
    double most
    unsigned long long seed

# A position's features and sums, from which those of positions near to it are made.
cdef struct Basis:
    Net *net
    Noise noise
    float table[TABLE]
    float sides[3][SIDE]
    float shared[UNITS]
    float sums[3][UNITS]
    float direct[3]

cdef void lay_basis(
    State *state, Tables *tables, Weights weights, Noise *noise, Basis *basis
) noexcept nogil
cdef void chances(State *state, Tables *tables, Basis *basis, double *out) noexcept nogil
