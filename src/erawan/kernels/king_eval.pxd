# The estimated winning chances of a position; `king_eval` says from which figures.
from erawan.kernels.king_types cimport State, Tables

cdef enum:
    FIGURES = 26
    STAGES = 6

cdef class Weights:
    cdef double values[3][STAGES][FIGURES]

cdef int sides_of(State *s) noexcept nogil
cdef void chances(State *s, Tables *t, Weights weights, double *out) noexcept nogil
