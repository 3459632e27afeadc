from erawan.envs.siam.types cimport Game
from erawan.kernels.siam.tables cimport Rules


cdef class Games:
    cdef object template
    cdef Rules rules
    cdef Rules bare                 # the same without repetition
    cdef Game *games
    cdef readonly int count
    cdef readonly int players
    cdef readonly bint whole        # whether an action is a whole turn
    cdef readonly int length        # of an observation
    cdef readonly int actions
    cdef float rewards[16][4]       # by the bits of the winning seats
    cdef Game *at(self, int index) except NULL
    cdef int put(self, Game *game, object kernel) except -1
    cdef void renew(self, Game *game) noexcept nogil
    cdef void begin(self, Game *game) noexcept nogil
