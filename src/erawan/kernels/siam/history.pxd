from erawan.kernels.siam.types cimport ConstState, ConstTables, History

cdef bint reserve_room(History *history, int more) noexcept nogil
cdef void note(ConstState state, ConstTables tables, History *history) noexcept nogil
cdef int occurrences(ConstState state, ConstTables tables, History *history) noexcept nogil
cdef int judge(ConstState state, ConstTables tables, History *history) noexcept nogil
