from erawan.kernels.king_state cimport Board
from erawan.kernels.king_types cimport State, Tables

cdef class Kernel:
    cdef readonly Board board
    cdef State state
    cdef object template
    cdef object become(self, State *state)
    cdef list texts(self, unsigned int *moves, int count)

cdef void play_out(State *s, Tables *t, unsigned long long *random) noexcept nogil
cdef unsigned long long count_leaves(State *s, Tables *t, int depth) noexcept nogil
