from erawan.engine.siam.search.transpositions cimport Table
from erawan.kernels.siam.tables cimport Rules
from erawan.engine.siam.search.tree cimport Work
from erawan.kernels.common.stop cimport Stop


cdef class Search:
    cdef Rules rules
    cdef Table table
    cdef Stop stop
    cdef Work *work

# For this module alone.
cdef bint _aspire(Work *work, int depth, int place, bint aimed, int aim, int *score) noexcept nogil
cdef bint _search_roots(
    Work *work, int depth, int place, int alpha, int beta, int *found
) noexcept nogil
cdef int _turn_away(Work *work, int place, int best) noexcept nogil
cdef void _lead(Work *work, int place, int i) noexcept nogil
