# What a move or an effect says, part by part: `types` tells how it is packed.
from erawan.kernels.king.types cimport CARD_SHIFT, FIRST, FOURTH, IDLE, PART, SECOND, THIRD

cdef inline int card(unsigned int move) noexcept nogil:
    return move >> CARD_SHIFT

cdef inline int first(unsigned int move) noexcept nogil:
    return move >> FIRST & PART

cdef inline int second(unsigned int move) noexcept nogil:
    return move >> SECOND & PART

cdef inline int third(unsigned int move) noexcept nogil:
    return move >> THIRD & PART

cdef inline int fourth(unsigned int move) noexcept nogil:
    return move >> FOURTH & PART

# Whether its effect is impossible.
cdef inline bint is_idle(unsigned int move) noexcept nogil:
    return move & IDLE == IDLE
