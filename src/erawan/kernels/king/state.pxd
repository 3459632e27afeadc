from erawan.kernels.king.types cimport State, Tables

cdef class Board:
    cdef Tables tables
    cdef readonly object source
    cdef readonly tuple codes
    cdef int load(self, State *state, object position) except -1
    cdef object swap_of(self, unsigned int swap, object template)
    cdef object store(self, State *state, object template)

cdef unsigned long long swap_key(Tables *tables, unsigned int swap) noexcept nogil
cdef int is_held(State *state, int card) noexcept nogil
cdef unsigned long long whole_key(State *state, Tables *tables) noexcept nogil
cdef void deal(State *state, Tables *tables, int players, unsigned long long seed) noexcept nogil
