from erawan.kernels.king.types cimport State, Tables

cdef int list_moves(State *state, Tables *tables, unsigned int *out) noexcept nogil
cdef int count_moves(State *state, Tables *tables) noexcept nogil
cdef unsigned int sample(State *state, Tables *tables, unsigned long long *random) noexcept nogil
cdef int is_legal(State *state, Tables *tables, unsigned int move) noexcept nogil

# For this module alone.
cdef int count_card(State *state, Tables *tables, int card) noexcept nogil
cdef int count_khon_thai(State *state) noexcept nogil
cdef int count_by_card(State *state, Tables *tables, int *counts) noexcept nogil
cdef unsigned int nth_take(unsigned int spots, int index) noexcept nogil
