from erawan.kernels.king.types cimport State, Tables

# What a single province could turn to, and who would win by that.
cdef struct Threats:
    unsigned char reached[6][8]  # by kind of card and province: bits of its possible holders
    unsigned char lost[8][3]     # the holder of a province without a follower of a faction
    int now                      # what rules if all pass
    int with_holder[8][4]        # and with another holder of a province
    unsigned char known[16]
    unsigned char wins[16][3]    # by what rules and the faction taken: bits of the seats that win
    unsigned char by_card[8]     # seats that a card of a kind could make win, the take alone last

cdef void find_reached(
    State *state, Tables *tables, unsigned int *reached, Threats *t
) noexcept nogil
cdef void find_threats(State *state, Threats *t) noexcept nogil
