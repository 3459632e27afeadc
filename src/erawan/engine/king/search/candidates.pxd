from erawan.engine.king.search.estimate cimport Basis, Noise, Weights
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

# For this module alone.
cdef void judge(State *state, Tables *tables, Basis *basis, double *out) noexcept nogil
cdef int offer(Candidate *out, int kept, int keep, int side, Candidate *offered) noexcept nogil
cdef int good_placings(
    State *state, Tables *tables, Basis *basis, int side, unsigned int *out
) noexcept nogil
cdef int list_by_effects(
    State *state, Tables *tables, Basis *basis, int keep, int side, bint thorough, Candidate *out
) noexcept nogil
