# Sets of up to 32 things, as the bits of a number.

# The lowest bit of a set that has one.
cdef extern from * nogil:
    int lowest "__builtin_ctz" (unsigned int)

# How many bits a set has.
cdef inline int size(unsigned int mask) noexcept nogil:
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    return (((mask + (mask >> 4)) & 0x0F0F0F0F) * <unsigned int>0x01010101) >> 24
