# Planes whose numbers lie alike in the flat observation.
cdef struct Group:
    int start           # where the first plane's first number is there
    int stride          # from each number of a plane to the next: 0 for one that fills it
    int step            # from each plane to the next
    int planes

cdef class Planes:
    cdef Group *groups
    cdef int count
    cdef int length     # of the flat observation
    cdef int size       # of all planes
    cdef int places     # of one
    cdef object add(self, list row)
    cdef void spread_one(self, const signed char *view, signed char *out) noexcept nogil
