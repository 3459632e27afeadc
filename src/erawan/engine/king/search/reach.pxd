from erawan.engine.king.search.results cimport Question
from erawan.kernels.king.types cimport State, Tables

# When a seat may turn the result with its only card.
cdef enum:
    NEVER = 0
    LATER = 1
    NOW = 2

cdef int find_turn(State *state, Tables *tables, int seat, int goal, int want) noexcept nogil

# For this module alone.
cdef bint suits_by(Question *q, State *state, Tables *tables, int card) noexcept nogil
cdef bint suits_by_single_swap(Question *q, State *state, Tables *tables) noexcept nogil
