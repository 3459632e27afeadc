from erawan.envs.common.games cimport Games
from erawan.envs.siam.types cimport Game
from erawan.kernels.siam.tables cimport Rules


cdef class SiamGames(Games):
    cdef object template
    cdef Rules rules
    cdef Rules bare                 # the same without repetition
    cdef Game *games
    cdef readonly bint whole        # whether an action is a whole turn
    cdef Game *at(self, int index) except NULL
    cdef int put(self, Game *game, object kernel) except -1
    cdef void start(self, Game *game) noexcept nogil
