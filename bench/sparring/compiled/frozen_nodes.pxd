# The nodes of the search's tree; `tree` says what they mean.

cdef enum:
    OPEN
    SETTLED
    PROVED

cdef struct Node:
    unsigned int move
    int first                 # of its children, which lie side by side
    int count                 # of its children
    int visits
    unsigned char state       # open, settled or proved
    unsigned char whole       # whether no distinct move was left out
    unsigned char possible    # bits of the sides that can still win, once it is settled or proved
    float prior
    float values[3]           # each side's chance

cdef bint cannot_win(Node *tree, int i, int side) noexcept nogil
cdef double standing(Node *tree, int i, int side, bint is_settled) noexcept nogil
cdef int expected_child(Node *tree, int i, int side, int players) noexcept nogil
cdef int select(Node *tree, int i, int side, double c_puct) noexcept nogil
cdef void update(Node *tree, int i, int side, int players) noexcept nogil
