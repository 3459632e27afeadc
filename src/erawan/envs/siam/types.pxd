# A game of Siam in an environment: a position and the turn that is being put together.
#
# Cells of actions and observations are numbered row by row from a1: width * row + column.
#
# In small steps: 0 to cells-1 a cell, as the animal that is played and then as its target (its own
# cell to turn); `cells` the reserve, as where an animal enters from and leaves to; `cells + 1` to
# `cells + 4` the facings n e s w.
#
# Whole turns: 25 * cell and one of these
#
#   0 to 3     enter there, facing n e s w      4 to 7   turn to n e s w
#   8 to 23    go n e s w, ending facing n e s w: 8 + 4 * way + facing
#   24         leave

from erawan.kernels.siam.types cimport History, Key, State

cdef enum:
    TURN_ACTIONS = 4
    GO_ACTIONS = 8
    LEAVE_ACTION = 24
    CELL_ACTIONS = 25
    WORDS = 33          # 25 * 81 bits, and a word that is written but stays empty
    ALL_FACINGS = 15    # as bits, n the lowest
    SIEVE = 8192        # bits, a power of two
    SIEVE_WORDS = 128

    # Numbers for each cell in an observation: own animals 4, the opponent's 4, and these.
    ROCK_PLANE = 8
    CROSS_PLANE = 9
    ANIMAL_PLANE = 10
    TARGET_PLANE = 11
    PLANES = 12
    REST = 21           # numbers for the whole game

    ANIMAL_STEP = 0
    TARGET_STEP = 1
    FACING_STEP = 2

cdef struct Game:
    State state                     # as it was before the turn
    int repeats                     # how often the position was there before
    unsigned short last_move
    unsigned char step
    unsigned char count             # how many actions of this turn were chosen
    unsigned char start             # the animal's cell or RESERVE, as kernels number them
    unsigned char target
    unsigned char out_of_room       # no memory for the history: nothing is played any more
    unsigned char chosen[2]
    unsigned long long legal[WORDS] # the legal actions as bits
    History history                 # what SH.1 compares, where repetition counts
    Key generator                   # kept for who renews games; nothing is dealt
    unsigned long long sieve[SIEVE_WORDS]   # how the keys of its entries end, as bits
