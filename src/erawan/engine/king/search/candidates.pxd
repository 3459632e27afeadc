from erawan.engine.king.search.estimate cimport Noise, Weights
from erawan.kernels.king.types cimport State, Tables

cdef enum:
    MOST_KEPT = 64
    PLACES = 4     # of a faction, where Khon Thai might put it

cdef struct Candidate:
    unsigned int move
    double values[3]

cdef int list_candidates(
    State *state,
    Tables *tables,
    Weights weights,
    Noise *noise,
    unsigned int *room,
    int keep,
    bint thorough,
    Candidate *out,
    bint *whole
) noexcept nogil
