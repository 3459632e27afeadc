from erawan.engine.siam.search.transpositions cimport Table
from erawan.kernels.siam.tables cimport Rules
from erawan.engine.siam.search.tree cimport Work
from erawan.kernels.common.stop cimport Stop


cdef class Search:
    cdef Rules rules
    cdef Table table
    cdef Stop stop
    cdef Work *work
