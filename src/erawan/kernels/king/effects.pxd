from erawan.kernels.king.types cimport State, Tables

cdef int holds(State *state, int card) noexcept nogil
cdef int list_effects(State *state, Tables *tables, int card, unsigned int *out) noexcept nogil
cdef unsigned int targets(State *state, Tables *tables, int faction) noexcept nogil
cdef bint has_effect(State *state, Tables *tables, unsigned int effect) noexcept nogil
cdef int single_swaps(State *state, Tables *tables, int card, unsigned int *out) noexcept nogil
cdef unsigned int barred(State *state, int card) noexcept nogil
