# Many games of one kind, and the arrays that a batch shows them in.

# What `choose` returns while a game goes on, and when there is no memory to go on.
cdef enum:
    GOES_ON = -1
    OUT_OF_ROOM = -2

# A generator's next state: what it puts out is `mix` of that.
cdef inline unsigned long long next_state(unsigned long long generator) noexcept nogil:
    return generator + <unsigned long long>0x9E3779B97F4A7C15

cdef class Arrays:
    cdef signed char[::1] movers
    cdef signed char[:, ::1] masks
    cdef float[:, ::1] rewards
    cdef signed char[::1] ended
    cdef signed char[:, ::1] observations
    cdef bint in_planes

cdef class Games:
    cdef readonly int count
    cdef readonly int players
    cdef readonly int actions
    cdef readonly int length        # of a flat observation
    cdef readonly int planes_length # and of one in planes
    cdef float rewards[16][4]       # by the bits of the winning seats
    cdef int require(self, int index) except -1

    # What each kind of game has for itself; an index is one that was looked at.
    cdef unsigned long long *legal_in(self, int index) noexcept nogil
    cdef int outcome_of(self, int index) noexcept nogil
    cdef int mover_of(self, int index) noexcept nogil
    cdef int choose(self, int index, int action) noexcept nogil
    cdef void begin(self, int index, unsigned long long seed) noexcept nogil
    cdef void renew(self, int index) noexcept nogil
    cdef void view(self, int index, int seat, signed char *out) noexcept nogil
    cdef int show(
        self, int index, bint in_planes, signed char *mask, signed char *out
    ) noexcept nogil

    cdef void write_one(self, int index, Arrays arrays) noexcept nogil
