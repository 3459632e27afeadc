# A position of King of Siam as numbers, those of the table and those of each side.
from erawan.kernels.king_types cimport State, Tables

cdef enum:
    PROVINCE = 12  # figures of one province
    TABLE = 117    # figures that all sides share, those of eight provinces first
    SIDE = 51      # figures of one side
    ALL = TABLE + 3 * SIDE

cdef void describe_table(State *s, Tables *t, int *order, float *x) noexcept nogil
cdef void describe_side(State *s, int *order, int winners, int side, float *x) noexcept nogil
cdef int sides_of(State *s) noexcept nogil
cdef int rank_all(State *s, int *order) noexcept nogil
