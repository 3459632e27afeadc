from erawan.kernels.king.types cimport State, Tables

cdef int list_distinct(State *state, Tables *tables, unsigned int *out) noexcept nogil
