# Sets of actions as bits, 64 to a word.

cdef extern from * nogil:
    int lowest_bit "__builtin_ctzll" (unsigned long long)
    int count_bits "__builtin_popcountll" (unsigned long long)
    void fetch "__builtin_prefetch" (const void *)

cdef inline void allow(unsigned long long *legal, int action) noexcept nogil:
    legal[action >> 6] |= (<unsigned long long>1) << (action & 63)

# Whether an action is in the set; any number may be asked for.
cdef inline bint has(const unsigned long long *legal, int actions, int action) noexcept nogil:
    return 0 <= action < actions and (legal[action >> 6] >> (action & 63)) & 1

# The bits of a byte as eight numbers, the lowest first.
cdef signed char spread[256][8]

cdef int draw(
    const unsigned long long *legal, int actions, unsigned long long *generator
) noexcept nogil
cdef void fill(const unsigned long long *legal, int actions, signed char *out) noexcept nogil
cdef list listed(const unsigned long long *legal, int actions)
