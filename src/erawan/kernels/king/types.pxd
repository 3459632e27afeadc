# King of Siam as flat C structures, for everything that is compiled.
#
# Inside the kernel provinces, factions and cards are numbered in the order of their texts (the
# board's codes sorted; L M R; 11 21 kt la ma mr pass ra), so that ascending loops, ascending bits
# and ascending moves are all in the order of the move codes.
#
# A spot is a place for the followers of one faction in one province: 8 * faction + province.
# Sets of provinces and of spots are bit masks.
#
# A move is 24 bits: the card (3), four parts of the effect (4 each), the spot taken from (5):
#
#   card      effect
#   11, 21    what the first province gives (Given), that province, the faction got, the other one
#   kt        where the R, the L and the M goes, ABSENT if the pool has none
#   la ma ra  the two provinces; ABSENT for the second if the pool has one follower
#   mr        the two provinces, the crowned one
#
# IDLE stands for an impossible effect, NOTHING for no follower to take. A move whose spot is not
# chosen yet (0) is called an effect.

# What sets are asked is at hand together with what they are of.
from erawan.kernels.common.bits cimport lowest, size

cdef enum:
    ONE_VS_ONE = 0
    TWO_VS_ONE = 1
    KHON_THAI = 2
    LAO_CARD = 3
    MALAY_CARD = 4
    MAHARACHA = 5
    PASS_TURN = 6
    RAMA_CARD = 7

cdef enum:
    LAO = 0
    MALAY = 1
    RAMA = 2
    BRITISH = 3

cdef enum:
    CARD_SHIFT = 21
    FIRST = 17
    SECOND = 13
    THIRD = 9
    FOURTH = 5
    PART = 15
    TAKEN = 31
    ABSENT = 8
    NOTHING = 24
    IDLE = 0x1FFFE0
    PASS = 0xC00000

cdef enum:
    SINGLES = 3        # Given below this is one follower: L M R, then LL LM MM RL RM RR
    MAX_EFFECTS = 1008 # 2 vs 1 where everything borders on everything: 56 * 6 * 3
    MAX_MOVES = 46465  # that, 512 Khon Thai, 252, 3 * 36 and 56 effects, each with 24 takes; pass
    FULL_HAND = 0x4565 # two bits for each kind of card, two of them Khon Thai
    COLONY = 16        # the bit of an outcome that says so; the bits below are the winning seats

# The first codes of a key's features, as the rules number them (erawan.king.key).
cdef enum:
    PLAYERS_FEATURE = 0
    SEAT_FEATURE = 8
    PASSES_FEATURE = 16
    TILE_FEATURE = 32
    CROWN_FEATURE = 96
    HOLDER_FEATURE = 104
    GAIN_FEATURE = 136
    RANK_FEATURE = 148
    HAND_FEATURE = 192
    COURT_FEATURE = 384
    FOLLOWERS_FEATURE = 640
    SWAP_FEATURE = 1152

# What a board gives: written once, then shared by all threads.
cdef struct Tables:
    unsigned long long structure
    unsigned long long players_key[5]
    unsigned long long seat_key[4]
    unsigned long long passes_key[4]
    unsigned long long tile_key[8][8]        # box, province
    unsigned long long crown_key[8]
    unsigned long long holder_key[8][4]
    unsigned long long gain_key[3][3]        # rank, faction
    unsigned long long followers_key[24][19] # of no followers 0, and so on below
    unsigned long long court_key[4][3][19]
    unsigned long long hand_key[4][8][3]
    unsigned long long rank_key[4][5]
    unsigned char borders[8]                 # the provinces that one borders on
    unsigned char later[8]                   # those after it in the board's order
    unsigned char home[3]
    unsigned char inner[8]                   # from the board's order to ours
    unsigned char outer[8]                   # and back
    unsigned char given[9][3]                # followers of each faction in a Given
    unsigned char given_number[9]            # of a Given in the key's features
    unsigned int leaves_one[9][3]            # of a Given and the faction got: spots of province 0
    unsigned int leaves_two[9][3]            # that lose one follower, or two, by the swap
    unsigned int comes[9][3]                 # or get one
    unsigned char aids[3][3]                 # followers of each faction on the playing aids
    char codes[8][2]

cdef struct State:
    unsigned long long key
    unsigned int present         # the spots with followers
    unsigned int lone            # those with exactly one
    unsigned int pairs           # those with exactly two
    unsigned int last_swap       # the effect of the last card played, if it swapped; else 0
    unsigned short hands[4]      # two bits for each kind of card
    unsigned char followers[24]
    unsigned char tiles[8]       # the province of each box
    unsigned char courts[4][3]
    unsigned char pool[3]
    unsigned char owned[4]       # the provinces of each holder
    unsigned char gains[3]       # factions, the latest gain first; the first `gained` count
    unsigned char rank[4]        # of a seat's latest card among all seats', 0 for none
    unsigned char played[4]      # the number of a seat's latest card, 0 for none
    unsigned char open
    unsigned char crowned
    unsigned char players
    unsigned char seat
    unsigned char passes
    unsigned char resolved
    unsigned char gained
    unsigned char cards_left

# The faction of one of the three faction cards.
cdef inline int faction_of(int card) noexcept nogil:
    return LAO if card == LAO_CARD else MALAY if card == MALAY_CARD else RAMA
