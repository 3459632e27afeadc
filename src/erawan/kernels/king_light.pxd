from erawan.kernels.king_types cimport State, Tables

cdef unsigned int light_move(State *s, Tables *t, int tries, unsigned long long *random) noexcept nogil
cdef int light_playout(State *s, Tables *t, int tries, unsigned long long *random) noexcept nogil
