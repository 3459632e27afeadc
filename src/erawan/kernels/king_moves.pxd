from erawan.kernels.king_types cimport State, Tables

cdef int list_moves(State *s, Tables *t, unsigned int *out) noexcept nogil
cdef int count_moves(State *s, Tables *t) noexcept nogil
cdef unsigned int sample(State *s, Tables *t, unsigned long long *random) noexcept nogil
cdef int is_legal(State *s, Tables *t, unsigned int move) noexcept nogil
