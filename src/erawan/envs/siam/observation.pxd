from erawan.envs.siam.types cimport Game
from erawan.kernels.siam.types cimport PIECES, ConstTables

# The plane of a piece, by who looks.
cdef unsigned char plane_of[2][PIECES]

cdef int observation_length(ConstTables tables) noexcept nogil
cdef int planes_length(ConstTables tables) noexcept nogil
cdef void observe(Game *game, ConstTables tables, int seat, signed char *out) noexcept nogil
cdef void observe_in_planes(
    Game *game, ConstTables tables, int seat, signed char *out
) noexcept nogil
