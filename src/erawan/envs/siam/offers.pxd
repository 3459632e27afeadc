from erawan.envs.siam.types cimport Game
from erawan.kernels.siam.types cimport ConstTables

cdef int actions_in(ConstTables tables, bint whole) noexcept nogil

# By a board's height and its number of cells: from a kernel's cell to the number that actions and
# observations have for it, and back; the reserve is numbered after the cells.
cdef unsigned char number_of[10][82][83]
cdef unsigned char cell_of[10][82][83]

cdef void offer(Game *game, ConstTables tables, bint whole) noexcept nogil
