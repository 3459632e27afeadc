from erawan.kernels.siam_state cimport ConstState, ConstTables, Move


cdef enum:
    NO_MOVE = 65535     # its cells are on no board

# A push with which the side wins at once if it is its turn, whoever's it is; NO_MOVE if none.
cdef Move winning_push(ConstTables tables, ConstState state, int side) noexcept nogil
