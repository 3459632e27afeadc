from erawan.kernels.siam.types cimport Tables


cdef class Rules:
    cdef readonly object options
    cdef Tables tables
