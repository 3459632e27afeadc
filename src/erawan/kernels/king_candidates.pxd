from erawan.kernels.king_eval cimport Slips, Weights
from erawan.kernels.king_types cimport State, Tables

cdef enum:
    MOST_KEPT = 64
    PLACES = 4     # of a faction, where Khon Thai might put it

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
    bint thorough,
    Candidate *out,
    bint *whole
) noexcept nogil
