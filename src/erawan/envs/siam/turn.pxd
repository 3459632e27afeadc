from erawan.envs.siam.types cimport Game
from erawan.kernels.siam.types cimport ConstTables, Move

cdef void begin_turn(Game *game, ConstTables tables, bint whole) noexcept nogil
cdef void sift(Game *game, ConstTables tables) noexcept nogil
cdef void expect(Game *game, ConstTables tables) noexcept nogil
cdef void act(
    Game *game, ConstTables tables, ConstTables bare, bint whole, int action
) noexcept nogil
cdef int write_actions(
    ConstTables tables, bint whole, bint pushes, Move move, int *out
) noexcept nogil
