from erawan.kernels.king.types cimport State, Tables

cdef unsigned int takes(State *state, Tables *tables, unsigned int effect) noexcept nogil
cdef unsigned int legal_takes(State *state, Tables *tables, unsigned int move) noexcept nogil
cdef int complete(unsigned int effect, unsigned int spots, unsigned int *out, int n) noexcept nogil
cdef unsigned int present_after(State *state, Tables *tables, unsigned int effect) noexcept nogil
cdef bint can_take(State *state, Tables *tables, unsigned int effect) noexcept nogil
cdef bint may_win(State *state, Tables *tables) noexcept nogil

# For this module alone.
cdef unsigned int winning_takes(
    State *state, Tables *tables, unsigned int effect, unsigned int spots, bint one_is_enough
) noexcept nogil
cdef int wins_by(State *state, int spot) noexcept nogil
cdef bint keeps_majority(State *state, int spot) noexcept nogil
