from erawan.kernels.siam.types cimport History, State
from erawan.kernels.siam.tables cimport Rules


cdef class Kernel:
    cdef readonly Rules rules
    cdef object template
    cdef State state
    cdef History history
