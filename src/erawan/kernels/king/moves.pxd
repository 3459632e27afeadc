from erawan.kernels.king.types cimport State, Tables

cdef int list_moves(State *state, Tables *tables, unsigned int *out) noexcept nogil
cdef int count_moves(State *state, Tables *tables) noexcept nogil
cdef unsigned int sample(State *state, Tables *tables, unsigned long long *random) noexcept nogil
cdef int is_legal(State *state, Tables *tables, unsigned int move) noexcept nogil
