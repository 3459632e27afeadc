from erawan.envs.king.types cimport Game
from erawan.kernels.king.types cimport Tables

cdef int faction_in[3]
cdef int pair_given[6]
cdef int province_action(Tables *tables, int province) noexcept nogil
cdef int follower_action(Tables *tables, int faction, int province) noexcept nogil
cdef int given_action(Tables *tables, int given, int province) noexcept nogil
cdef int offer_next(Game *game, Tables *tables) noexcept nogil
