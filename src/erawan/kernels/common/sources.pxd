# The hash of a kernel's source files, given to the C compiler by tools/kernels.py.
cdef extern from *:
    """
    static const char *erawan_sources = ERAWAN_SOURCES;
    """
    const char *SOURCES "erawan_sources"
