cdef void fill_planes(
    const signed char *numbers, int count, int places, signed char *out
) noexcept nogil
