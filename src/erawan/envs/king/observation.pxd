from erawan.envs.king.types cimport Game
from erawan.kernels.king.types cimport Tables

cdef int observation_length(int players, bint is_open) noexcept nogil
cdef void observe(
    Game *game, Tables *tables, int seat, bint is_open, signed char *out
) noexcept nogil
