from erawan.kernels.king.types cimport State, Tables

cdef unsigned int light_move(State *state, Tables *tables, int tries, unsigned long long *random) noexcept nogil
cdef int light_playout(State *state, Tables *tables, int tries, unsigned long long *random) noexcept nogil
