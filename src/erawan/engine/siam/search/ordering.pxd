# Which moves to try first.

from erawan.kernels.siam.types cimport ConstState, ConstTables, Move


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

cdef void rank(
    Order *order,
    ConstState state,
    ConstTables tables,
    int ply,
    Move known,
    Move *moves,
    int *ranks,
    int count,
) noexcept nogil
cdef Move pick(Move *moves, int *ranks, int place, int count) noexcept nogil
cdef void reward(
    Order *order, int side, int ply, int depth, Move *moves, int place, unsigned int without
) noexcept nogil
