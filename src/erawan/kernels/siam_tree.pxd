# The search below the root's moves.

from erawan.kernels.siam_hash cimport Store
from erawan.kernels.siam_order cimport DEPTHS, Order
from erawan.kernels.siam_state cimport MAX_MOVES, Key, Move, State, Tables
from erawan.kernels.stop cimport Halt


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
    unsigned int without    # features that this search does without (siam_features.pxd)
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

# The score of a move: first in a narrow window and so many plies less deep, if told so.
cdef int try_move(
    Work *work, Move move, int depth, int ply, int alpha, int beta, bint narrow, int reduction
) noexcept nogil

# The line from here is this move and the line noted after it.
cdef void note_line(Work *work, int ply, Move move) noexcept nogil

# Keep what was found of a position in the window it was searched in.
cdef void remember(
    Work *work, Move move, int score, int depth, int ply, int alpha, int beta
) noexcept nogil
