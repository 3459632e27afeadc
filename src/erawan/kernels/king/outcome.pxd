from erawan.kernels.king.types cimport State

cdef int is_over(State *state) noexcept nogil
cdef int rank_factions(State *state, int *ranked) noexcept nogil
cdef int find_winners(State *state, int *ranked, int count) noexcept nogil
cdef int complete_sets(State *state, int side) noexcept nogil
cdef int if_all_pass(State *state) noexcept nogil

# Who would gain a province now (K6.2, K6.3): whoever alone has the most. Looked up by who has as
# many as the one with the most, two bits for each answer: branches that can't be foreseen, and calls,
# take longer.
cdef inline int holder(State *state, int province) noexcept nogil:
    cdef int lao = state.followers[province]
    cdef int malay = state.followers[8 + province]
    cdef int rama = state.followers[16 + province]
    cdef int most = max(lao, malay, rama)
    cdef int leaders = (lao == most) | (malay == most) << 1 | (rama == most) << 2
    return 0xFED3 >> 2 * leaders & 3
