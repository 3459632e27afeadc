from erawan.kernels.king_types cimport State, Tables

cdef int list_greedy(State *s, Tables *t, unsigned int *out) noexcept nogil
cdef int merit(State *s, int seat) noexcept nogil
cdef int merit_with(State *s, int seat, int winners, int *ranked, int count) noexcept nogil
