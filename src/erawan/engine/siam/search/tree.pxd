# The search below the root's moves.

from erawan.engine.siam.search.transpositions cimport Store
from erawan.engine.siam.search.ordering cimport DEPTHS, Order
from erawan.kernels.siam.types cimport MAX_MOVES, Key, Move, State, Tables
from erawan.kernels.common.stop cimport Halt


cdef enum:
    WON = 30000         # minus the plies from the root to the end
    SURELY = 29000      # from here on a score says that the game ends
    MARKS = 4096        # a power of two

    SIFT_NOTHING = 0    # search every move to its full depth
    SIFT_LATE = 1       # search late moves less deep at first
    SIFT_MANY = 2       # near the end of the search, leave out late moves that look like nothing

# All that one thread of a search changes, beside the table.
cdef struct Work:
    Tables tables       # without the house rules, which the search sees to by itself
    State state
    Order order
    Store *store
    Halt *halt
    Key nodes
    Key most_nodes
    bint over
    unsigned int without    # features that this search does without (switches.pxd)
    int ply_limit       # as a distance from the root; DEPTHS or more for none
    int noise
    Key seed
    int past            # how many of the keys are of positions before the root
    Key *keys
    unsigned char marks[MARKS]      # how many of these keys end in each number
    Move roots[MAX_MOVES]
    unsigned char lost[MAX_MOVES]   # by place in the roots: whether the search saw it lose
    int root_count
    int lengths[DEPTHS + 1]
    Move lines[DEPTHS + 1][DEPTHS + 1]

cdef int try_move(
    Work *work, Move move, int depth, int ply, int alpha, int beta, bint narrow, int reduction
) noexcept nogil
cdef void note_line(Work *work, int ply, Move move) noexcept nogil
cdef void remember(
    Work *work, Move move, int score, int depth, int ply, int alpha, int beta
) noexcept nogil

# For this module alone.
cdef int _judge(Work *work) noexcept nogil
cdef int _search(Work *work, int alpha, int beta, int depth, int ply) noexcept nogil
cdef int _search_moves(
    Work *work, int alpha, int beta, int depth, int ply, Move known, int sift
) noexcept nogil
