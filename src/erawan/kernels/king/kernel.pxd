from erawan.kernels.king.state cimport Board
from erawan.kernels.king.types cimport State, Tables

cdef class Room:
    cdef unsigned int *moves

cdef class Kernel:
    cdef readonly Board board
    cdef State state
    cdef object template
    cdef object become(self, State *state)
    cdef list texts(self, unsigned int *moves, int count)

cdef void play_out(State *state, Tables *tables, unsigned long long *random) noexcept nogil
cdef unsigned long long count_leaves(State *state, Tables *tables, int depth) noexcept nogil
