from erawan.kernels.king_types cimport State, Tables

cdef int holds(State *s, int card) noexcept nogil
cdef int list_effects(State *s, Tables *t, int card, unsigned int *out) noexcept nogil
cdef unsigned int targets(State *s, Tables *t, int faction) noexcept nogil
cdef bint has_effect(State *s, Tables *t, unsigned int effect) noexcept nogil
cdef int single_swaps(State *s, Tables *t, int card, unsigned int *out) noexcept nogil
