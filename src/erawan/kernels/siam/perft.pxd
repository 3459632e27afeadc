from erawan.kernels.siam.types cimport ConstTables, History, Key, State


cdef struct Count:
    Key leaves
    Key keys            # their sum modulo 2^64

# Whether every last position is compared with its board, as the checked build does.
cdef extern from *:
    """
    #ifdef NDEBUG
    #define ERAWAN_CHECKS_LEAVES 0
    #else
    #define ERAWAN_CHECKS_LEAVES 1
    #endif
    """
    const bint CHECKS_LEAVES "ERAWAN_CHECKS_LEAVES"

# As far as the C compiler knows this reads all of a state, so that no write before it may be left
# out: a last position stands in memory when it is counted.
cdef extern from *:
    """
    static inline void erawan_witness(const void *state) {
        __asm__ volatile("" : : "r"(state) : "memory");
    }
    """
    void witness "erawan_witness" (const void *state) noexcept nogil

cdef Key perft(
    State *state, ConstTables tables, History *history, int depth, Key *checksum
) noexcept nogil
