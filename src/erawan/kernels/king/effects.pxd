from erawan.kernels.king.types cimport State, Tables

cdef int holds(State *state, int card) noexcept nogil
cdef int list_effects(State *state, Tables *tables, int card, unsigned int *out) noexcept nogil
cdef unsigned int targets(State *state, Tables *tables, int faction) noexcept nogil
cdef bint has_effect(State *state, Tables *tables, unsigned int effect) noexcept nogil
cdef int single_swaps(State *state, Tables *tables, int card, unsigned int *out) noexcept nogil
cdef unsigned int barred(State *state, int card) noexcept nogil

# For this module alone.
cdef bint has_swap(
    State *state, Tables *tables, int card, int given, int here, int got, int there
) noexcept nogil
cdef bint can_be_placed(State *state, int faction, int province) noexcept nogil
cdef int double_swaps(State *state, Tables *tables, unsigned int *out) noexcept nogil
cdef int free_placings(State *state, unsigned int *out) noexcept nogil
cdef int faction_placings(State *state, Tables *tables, int card, unsigned int *out) noexcept nogil
cdef int tile_swaps(State *state, Tables *tables, unsigned int *out) noexcept nogil
