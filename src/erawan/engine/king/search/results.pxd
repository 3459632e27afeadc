from erawan.kernels.king.types cimport State, Tables

cdef enum:
    KINDS = 65        # of moves alike: 16 * faction taken (3 for none) + ruling; and the pass
    PASSING = 64
    SUITS = 0x2000000 # the bit of a figure that says that the result suits the mover

# All of a position that decides who gets which province.
cdef struct Scene:
    unsigned int holders       # two bits for each box: who has its province, or would gain it now
    unsigned short crowds[8]   # the followers of each province, as one number
    unsigned char shifts[8]    # of each open province: where its bits are in `holders`

# A seat's moves in a position: what was found out about each kind of them, 0 for nothing yet.
cdef struct Question:
    Scene before
    State after                # with a card played, no follower taken yet
    int seat
    int goal
    int want
    unsigned int best          # the greatest figure among the moves judged
    unsigned int figures[65]   # how good a kind is
    int counts[65]             # how many moves judged are of it
    unsigned char suited[64]   # whether it suits: 1 for no, 2 for yes

cdef unsigned int find_holders(State *state) noexcept nogil
cdef int winners_with(State *state, unsigned int holders) noexcept nogil
cdef int ruling_of(unsigned int holders) noexcept nogil
cdef int write_ranked(int ruling, int *ranked) noexcept nogil
cdef void ask_for(
    Question *q, State *state, Tables *tables, int seat, int goal, int want
) noexcept nogil
cdef void judge(
    Question *q, State *state, Tables *tables, unsigned int *moves, int n, unsigned char *kinds
) noexcept nogil
cdef int sort_moves(
    Question *q, unsigned int *moves, int n, unsigned char *kinds, bint must_suit, unsigned int *out
) noexcept nogil
cdef bint can_suit(
    Question *q, Tables *tables, unsigned int effect, unsigned int spots
) noexcept nogil

# For this module alone.
cdef bint does_suit(Question *q, int kind) noexcept nogil
cdef void fill_figure(Question *q, int kind) noexcept nogil
cdef unsigned int figure(Question *q, State *state, int ruling) noexcept nogil
cdef void change_scene(Scene *scene, Tables *tables, unsigned int effect) noexcept nogil
