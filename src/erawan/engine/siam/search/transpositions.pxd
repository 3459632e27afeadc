# The table of positions already searched. Threads share it without locks: a slot is two words,
# and one of them is XORed with the other, so that a torn slot is not taken for any position's.

from erawan.kernels.siam.types cimport Key, Move


cdef enum:
    BUCKET = 4          # slots that share a line of the cache
    LAST_AGE = 16383
    NO_BOUND = 0
    AT_MOST = 1
    AT_LEAST = 2
    EXACT = 3

cdef struct Slot:
    Key check           # the position's key XOR the data
    Key data

cdef struct Store:
    Slot *slots
    Key mask            # of the buckets' numbers
    unsigned int age    # of the search that runs; slots of another age count as empty

# What is known of a position.
cdef struct Known:
    Move move
    short score
    short depth
    int bound

cdef bint look_up(Store *store, Key key, Known *known) noexcept nogil
cdef void keep(
    Store *store, Key key, Move move, int score, int depth, int bound
) noexcept nogil


cdef class Table:
    cdef Store store
