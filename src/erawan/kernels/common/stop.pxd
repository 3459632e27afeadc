# When a search has to end: asked to, or out of time. One thread asks, others look now and then.

cdef struct Halt:
    volatile int asked
    long long deadline      # in nanoseconds of the monotonic clock; 0 for none

cdef bint must_end(Halt *halt) noexcept nogil


cdef class Stop:
    cdef Halt halt
