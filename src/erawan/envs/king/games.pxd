from erawan.envs.king.types cimport Game
from erawan.kernels.king.state cimport Board


cdef class Games:
    cdef object template
    cdef Board board
    cdef Game *games
    cdef readonly int count
    cdef readonly int players
    cdef readonly bint is_open
    cdef readonly int length        # of an observation
    cdef float rewards[16][4]       # by the bits of the winning seats
    cdef Game *at(self, int index) except NULL
