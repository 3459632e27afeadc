from erawan.kernels.king.types cimport State

cdef enum:
    UNKNOWN = -1

cdef struct Entry:
    unsigned long long key
    unsigned long long rest     # of the second hash, the effort it took (6 bits), the answer

cdef class Proofs:
    cdef Entry *entries
    cdef unsigned long long mask
    cdef int recall(self, unsigned long long key, unsigned long long check_bits) noexcept nogil
    cdef void remember(
        self,
        unsigned long long key,
        unsigned long long check_bits,
        int answer,
        long long effort,
    ) noexcept nogil

cdef unsigned long long second_hash(State *state) noexcept nogil
