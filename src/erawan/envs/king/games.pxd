from erawan.envs.common.games cimport Games
from erawan.envs.king.types cimport Game, Sets
from erawan.kernels.king.state cimport Board


cdef class KingGames(Games):
    cdef object template
    cdef Board board
    cdef Sets sets
    cdef Game *games
    cdef readonly bint is_open
    cdef Game *at(self, int index) except NULL
    cdef void start(self, Game *game, unsigned long long seed) noexcept nogil
