# The plain alpha-beta's memory: its table of positions, and what one search needs at hand.

from erawan.kernels.siam.kernel cimport Kernel
from erawan.kernels.siam.types cimport ConstTables, History, Key, Move, State
from erawan.kernels.common.stop cimport Halt

cdef enum:
    WIN = 30000             # less the plies to the win
    DECIDED = 29000         # scores beyond this are wins and losses
    DEEPEST = 64
    TABLE_BITS = 20
    NO_MOVE = 0xFFFF
    LOOK = 1023             # so many nodes are searched between looks at the clock

    EXACT = 0
    AT_LEAST = 1
    AT_MOST = 2

cdef struct Slot:
    Key key
    short score
    Move move
    unsigned char depth
    unsigned char bound

cdef struct Search:
    ConstTables tables
    State *state
    History *history
    Slot *slots
    Halt *halt
    long long nodes
    long long limit         # 0: no limit of nodes
    bint ended              # before it was done
    Move root_move
    Move killers[DEEPEST][2]


cdef class Plain:
    cdef Kernel kernel
    cdef Search search
    cdef readonly int depth
    cdef readonly int score
    cdef Move move
