from erawan.kernels.king.types cimport State, Tables

cdef int list_greedy(State *state, Tables *tables, unsigned int *out) noexcept nogil
cdef int merit(State *state, int seat) noexcept nogil
cdef int merit_with(State *state, int seat, int winners, int *ranked, int count) noexcept nogil

# For this module alone.
cdef int lead(State *state, int seat, int faction) noexcept nogil
