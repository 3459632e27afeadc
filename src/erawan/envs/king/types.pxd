# A game of King of Siam in an environment: a position and the turn that is being put together.
#
# Actions are numbered once for all steps of a turn; provinces are in the board's order, factions in
# the order R L M, cards in the order mr kt 11 21 ra la ma, pairs in the order RR RL RM LL LM MM:
#
#   0 to 6     a card            7          pass
#   8 to 15    a province        16 to 39   a follower: 16 + 3 * province + faction
#   40 to 87   two followers of a province: 40 + 6 * province + pair

from erawan.kernels.king.types cimport State

cdef enum:
    PASS_ACTION = 7
    PROVINCE_ACTIONS = 8
    FOLLOWER_ACTIONS = 16
    PAIR_ACTIONS = 40
    ACTIONS = 88
    MAX_STEPS = 5       # a card, three parts, the follower to take

# What is chosen next.
cdef enum:
    CARD_STEP = 0
    FIRST_TILE_STEP = 1
    SECOND_TILE_STEP = 2
    MARKER_STEP = 3
    PLACE_STEP = 4      # R; L and M follow
    GIVE_STEP = 7
    GET_STEP = 8
    TAKE_STEP = 9
    STEPS = 10

# Where the parts of a flat observation begin. All before REST is of one province each, but for the
# two numbers before TURN.
cdef enum:
    PROVINCES = 8
    SWAPPED = 128
    SWAP_CARD = 152
    TURN = 154
    REST = 218
    SEATS = 238
    LONGEST = 305       # four players with closed piles

# What a board's provinces give: sets of them, which are bits in the kernels' order, as eight numbers
# in the board's order.
cdef struct Sets:
    unsigned long long spread[256]

cdef struct Game:
    State state                     # as it was before the turn
    unsigned long long legal[2]     # the legal actions as bits
    unsigned long long generator    # where the next deal's seed comes from
    unsigned int effect             # the parts chosen so far, packed as kernels pack an effect
    unsigned int fixed              # the bits of it that are chosen
    unsigned int last_move          # the last complete move, packed; PASS before the first
    unsigned char shift             # where the part that is chosen next begins
    unsigned char step
    unsigned char count             # how many actions of this turn were chosen
    unsigned char chosen[MAX_STEPS]
    unsigned char tops[4]           # the card on each pile, in the rules' order from 1; 0 for none
