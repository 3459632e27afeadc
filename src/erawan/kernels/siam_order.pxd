# Which moves to try first.

from erawan.kernels.siam_state cimport ConstState, ConstTables, Move


cdef enum:
    DEPTHS = 64      # plies from the root
    MOVE_NUMBERS = 65536
    KNOWN = 268435456   # ranks: the table's move, pushes of rocks, killers; less is history
    ROCK_PUSH = 4194304
    KILLER = 2097152
    GOOD = 1048576      # from here on a move is no late one
    MOST = 16384

cdef struct Order:
    Move killers[DEPTHS][2]
    int history[2][MOVE_NUMBERS]

# Give every move its rank, the table's move the highest.
cdef void rank(
    Order *order,
    ConstTables tables,
    ConstState state,
    int ply,
    Move known,
    Move *moves,
    int *ranks,
    int count,
) noexcept nogil

# Bring the best of the moves from this place on to this place.
cdef Move pick(Move *moves, int *ranks, int place, int count) noexcept nogil

# A move was good enough to end the search of a position, the moves before it were not.
cdef void reward(
    Order *order, int side, int ply, int depth, Move *moves, int place, unsigned int without
) noexcept nogil
