from erawan.engine.king.search.estimate cimport Basis
from erawan.kernels.king.types cimport State, Tables

# Which cards a level sees; for 2 all of them.
cdef enum:
    NO_CARDS = 0     # none, not even its own, as if nobody had any
    COUNTS = 1       # its own, and how many the others have, but not which

# What a level sees of a position.
cdef struct Sight:
    int provinces    # so many of the open ones, from the contested one on
    bint ties        # provinces tied for most, and what the British have
    int factions     # of so many the followers in the courts, the first by provinces first
    int cards
    bint ends        # whether a move decides the game at once

# For this module alone.
cdef unsigned short some_cards(int count) noexcept nogil
cdef void narrow(State *state, Sight *sight, int seat, State *out) noexcept nogil
cdef void judge(
    State *state, Tables *tables, Sight *sight, int seat, Basis *basis, double *out
) noexcept nogil
cdef bint wins_now(State *state, int seat) noexcept nogil
