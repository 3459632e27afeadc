from erawan.kernels.king.types cimport State, Tables

# When a seat may turn the result with its only card.
cdef enum:
    NEVER = 0
    LATER = 1
    NOW = 2

cdef int find_turn(State *state, Tables *tables, int seat, int goal, int want) noexcept nogil
