from erawan.envs.king.types cimport Game
from erawan.kernels.king.types cimport Tables

cdef int card_of[8]
cdef void begin_turn(Game *game, Tables *tables) noexcept nogil
cdef void act(Game *game, Tables *tables, int action) noexcept nogil
cdef int write_actions(Tables *tables, unsigned int move, unsigned char *out) noexcept nogil
