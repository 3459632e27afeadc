# A position of King of Siam as numbers, those of the table and those of each side.
from erawan.kernels.king.types cimport State, Tables

cdef enum:
    PROVINCE = 12  # features of one province
    TABLE = 117    # features that all sides share, those of eight provinces first
    SIDE = 51      # features of one side
    ALL = TABLE + 3 * SIDE

cdef void describe_table(State *state, Tables *tables, int *order, float *x) noexcept nogil
cdef void describe_side(State *state, int *order, int winners, int side, float *x) noexcept nogil
cdef int sides_of(State *state) noexcept nogil
cdef int rank_all(State *state, int *order) noexcept nogil
