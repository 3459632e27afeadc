from erawan.kernels.siam_state cimport History, State
from erawan.kernels.siam_tables cimport Rules


cdef class Kernel:
    cdef readonly Rules rules
    cdef object template
    cdef State state
    cdef History history
