from erawan.kernels.king_types cimport State, Tables

cdef class Board:
    cdef Tables tables
    cdef readonly object source
    cdef readonly tuple codes
    cdef int load(self, State *s, object position) except -1
    cdef str swap_text(self, unsigned int swap)
    cdef object store(self, State *s, object template)

cdef unsigned long long swap_key(Tables *t, unsigned int swap) noexcept nogil
cdef int is_held(State *s, int card) noexcept nogil
cdef unsigned long long whole_key(State *s, Tables *t) noexcept nogil
cdef void deal(State *s, Tables *t, int players, unsigned long long seed) noexcept nogil
