from erawan.kernels.siam.types cimport ConstState, ConstTables, Move


cdef enum:
    NO_MOVE = 65535     # its cells are on no board

cdef Move winning_push(ConstState state, ConstTables tables, int side) noexcept nogil

# For this module alone.
cdef Move _win_over(
    ConstState state, ConstTables tables, int side, int rock, int facing
) noexcept nogil
