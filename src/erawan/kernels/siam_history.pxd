from erawan.kernels.siam_state cimport ConstState, ConstTables, History


# Give the history room for more entries; false when memory is short.
cdef bint reserve_room(History *history, int more) noexcept nogil

# Write the position down, as `make` does before it changes; there must be room.
cdef void note(ConstTables tables, ConstState state, History *history) noexcept nogil

# How often the position was there, this time counted.
cdef int occurrences(ConstTables tables, ConstState state, History *history) noexcept nogil

# Whether a house rule ends the game here: RUNNING, REPETITION or PLY_LIMIT.
cdef int judge(ConstTables tables, ConstState state, History *history) noexcept nogil
