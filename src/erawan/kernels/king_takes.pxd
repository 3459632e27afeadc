from erawan.kernels.king_types cimport State, Tables

cdef unsigned int takes(State *s, Tables *t, unsigned int effect) noexcept nogil
cdef unsigned int legal_takes(State *s, Tables *t, unsigned int move) noexcept nogil
cdef int complete(unsigned int effect, unsigned int spots, unsigned int *out, int n) noexcept nogil
cdef unsigned int present_after(State *s, Tables *t, unsigned int effect) noexcept nogil
