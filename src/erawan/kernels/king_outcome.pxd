from erawan.kernels.king_types cimport State

cdef int is_over(State *s) noexcept nogil
cdef int holder(State *s, int province) noexcept nogil
cdef int rank_factions(State *s, int *ranked) noexcept nogil
cdef int find_winners(State *s, int *ranked, int count) noexcept nogil
cdef int complete_sets(State *s, int side) noexcept nogil
cdef int if_all_pass(State *s) noexcept nogil
