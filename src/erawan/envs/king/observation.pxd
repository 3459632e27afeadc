from erawan.envs.king.types cimport Game, Sets
from erawan.kernels.king.types cimport Tables

# Hands by their halves, each of four kinds of cards in the kernels' order.
cdef unsigned long long cards_in[2][256]

cdef void fill_sets(Sets *sets, Tables *tables) noexcept nogil
cdef int observation_length(int players, bint is_open) noexcept nogil
cdef int planes_length(int players, bint is_open) noexcept nogil
cdef void observe(
    Game *game, Tables *tables, Sets *sets, int seat, bint is_open, signed char *out
) noexcept nogil
cdef void observe_in_planes(
    Game *game, Tables *tables, Sets *sets, int seat, bint is_open, signed char *out
) noexcept nogil
