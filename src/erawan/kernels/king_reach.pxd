from erawan.kernels.king_types cimport State, Tables

cdef bint can_turn(State *s, Tables *t, int seat, int goal, int want) noexcept nogil
