from erawan.kernels.king_types cimport State, Tables

cdef void pass_turn(State *s, Tables *t) noexcept nogil
cdef void play_effect(State *s, Tables *t, unsigned int effect) noexcept nogil
cdef void take(State *s, Tables *t, int spot) noexcept nogil
cdef void play(State *s, Tables *t, unsigned int move) noexcept nogil
cdef void become_latest(State *s, Tables *t, int seat) noexcept nogil
