from erawan.kernels.siam_hash cimport Table
from erawan.kernels.siam_tables cimport Rules
from erawan.kernels.siam_tree cimport Work
from erawan.kernels.stop cimport Stop


cdef class Search:
    cdef Rules rules
    cdef Table table
    cdef Stop stop
    cdef Work *work
