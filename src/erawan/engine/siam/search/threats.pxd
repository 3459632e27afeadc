from erawan.kernels.siam.types cimport ConstState, ConstTables, Move


cdef enum:
    NO_MOVE = 65535     # its cells are on no board

cdef Move winning_push(ConstState state, ConstTables tables, int side) noexcept nogil
