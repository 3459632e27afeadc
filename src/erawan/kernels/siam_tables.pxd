from erawan.kernels.siam_state cimport Tables


cdef class Rules:
    cdef readonly object options
    cdef Tables tables
