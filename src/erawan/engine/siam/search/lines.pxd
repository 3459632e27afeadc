# The terms of the estimate that one row or column alone decides.

cdef enum:
    ROOMS = 4           # cells between a rock and the edge it is pushed to: 0, 1, 2, more
    # Groups of a term for each room.
    DRIVE = 0           # a line of the side's credit pushes the rock
    SHORT = 4           # such a line needs one more animal
    WEAK = 8            # it needs more than one
    TURN = 12           # the animal behind the rock has only to turn
    ENTRY = 16          # an animal has only to enter behind the rock or its line
    GUARD = 20          # an animal faces against the push beyond the rock, for its owner
    NEXT = 24           # an animal behind the rock: faces the push's way, the other way, aside
    SECOND = 36         # one two cells behind it likewise: after a gap, an animal of its own side,
                        # one of the other, another rock

    # What stands in a line as the side to move sees it, in three bits.
    NOTHING = 0
    STONE = 1
    MINE = 2            # three: facing along the line, against it, aside
    THEIRS = 5
    BORDER = 8          # beyond both ends
    LINE_LENGTH = 11    # the longest line, with its borders

# A line between two borders. Entering is possible at its ends, and anywhere if it lies outside.
cdef struct Line:
    int length
    bint outside
    unsigned char reserve[2]            # whether the mover and the other have any
    unsigned char cells[LINE_LENGTH]    # the first is the border

cdef void count_line(const Line *line, short *mover, short *other) noexcept nogil
