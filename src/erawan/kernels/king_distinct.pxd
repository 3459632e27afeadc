from erawan.kernels.king_types cimport State, Tables

cdef int list_distinct(State *s, Tables *t, unsigned int *out) noexcept nogil
