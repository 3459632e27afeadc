from erawan.kernels.king.types cimport State

cdef int is_over(State *state) noexcept nogil
cdef int holder(State *state, int province) noexcept nogil
cdef int rank_factions(State *state, int *ranked) noexcept nogil
cdef int find_winners(State *state, int *ranked, int count) noexcept nogil
cdef int complete_sets(State *state, int side) noexcept nogil
cdef int if_all_pass(State *state) noexcept nogil
