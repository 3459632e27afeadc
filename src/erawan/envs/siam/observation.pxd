from erawan.envs.siam.types cimport Game
from erawan.kernels.siam.types cimport ConstTables

cdef int observation_length(ConstTables tables) noexcept nogil
cdef void observe(Game *game, ConstTables tables, int seat, signed char *out) noexcept nogil
