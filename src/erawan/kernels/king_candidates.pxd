from erawan.kernels.king_eval cimport Slips, Weights
from erawan.kernels.king_types cimport State, Tables

cdef enum:
    MOST_KEPT = 64

cdef struct Candidate:
    unsigned int move
    double values[3]

cdef int list_candidates(
    State *s,
    Tables *t,
    Weights weights,
    Slips *slips,
    unsigned int *room,
    int keep,
    Candidate *out,
    bint *whole
) noexcept nogil
