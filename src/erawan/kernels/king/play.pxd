from erawan.kernels.king.types cimport State, Tables

cdef void pass_turn(State *state, Tables *tables) noexcept nogil
cdef void play_effect(State *state, Tables *tables, unsigned int effect) noexcept nogil
cdef void take(State *state, Tables *tables, int spot) noexcept nogil
cdef void play(State *state, Tables *tables, unsigned int move) noexcept nogil
cdef void become_latest(State *state, Tables *tables, int seat) noexcept nogil
