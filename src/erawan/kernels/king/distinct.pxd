from erawan.kernels.king.types cimport State, Tables

cdef int list_distinct(State *state, Tables *tables, unsigned int *out) noexcept nogil

# For this module alone.
cdef int held_by_others(State *state, int card) noexcept nogil
cdef unsigned int repeated_takes(
    State *state, unsigned int effect, unsigned int first_effect
) noexcept nogil
cdef int write_distinct_swaps(
    State *state, Tables *tables, unsigned int *effects, int count, unsigned int *out, int n
) noexcept nogil
cdef int lone_mover(Tables *tables, unsigned int effect) noexcept nogil
cdef unsigned int repeated_after_moving(
    unsigned char *moved, int x, int here, int there
) noexcept nogil
