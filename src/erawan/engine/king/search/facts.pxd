# A position of King of Siam as small whole numbers, seat by seat; `facts` tells which.
from erawan.kernels.king.types cimport State, Tables

cdef enum:
    BOX = 15        # facts of one open province
    BOARD = 185     # facts of the whole table, those of eight provinces first
    SEAT = 112      # facts of one seat
    FACTS = 640     # all, filled up with zeros

cdef void write_facts(State *state, Tables *tables, signed char *x) noexcept nogil
