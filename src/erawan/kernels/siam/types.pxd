# Siam for kernels: one game's constant tables, and the flat state that moves change.
#
# Cells are numbered as in erawan/siam/grid.py (columns from a, within a column the rows from 1),
# facings n e s w = 0 to 3, pieces as in erawan/siam/pieces.py. Two more cells stand beside the
# board, so that entering and leaving are steps like any other and no walk needs a test for the
# edge: RESERVE is always empty, every way off the board leads to OUTSIDE, where EDGE stands.

cdef enum:
    MAX_CELLS = 81
    RESERVE = 81
    OUTSIDE = 82
    ALL_CELLS = 83
    MAX_RIM = 32
    MAX_ANIMALS = 30    # more leave no board of 9x9 its free outside cells (docs/formats.md#boards)
    OWN_LENGTH = 31     # MAX_ANIMALS, and one place that is written but not used
    MAX_MOVES = 768     # 30 animals with 20 moves each, 32 outside cells with 4 entries each
    MAX_LINE = 9

    EMPTY = 0
    ROCK = 9
    EDGE = 10
    PIECES = 16         # a row of the tables by piece, padded to a power of two

    NO_FACING = 4
    CROSS_PLIES = 4     # S3.2

    CROSSES_OFF = 0
    CROSSES_ENTRY = 1
    CROSSES_ARRIVAL = 2

    RUNNING = 0         # Rest.ended; a side's win is its number plus 1
    REPETITION = 3
    PLY_LIMIT = 4

ctypedef unsigned long long Key

# from | to << 7 | facing << 14. To enter is from RESERVE, to leave is to RESERVE (facing n), to
# turn is to the same cell; a step onto an occupied cell pushes.
ctypedef unsigned short Move

cdef struct Tables:
    int cells
    int height
    int rim_length
    int crosses
    int total               # force counts over the whole line (S7.F)
    int removals
    int repetition          # 0: no such rule
    int ply_limit           # 0: no such rule
    int house               # either of these two
    unsigned char rim[MAX_RIM]                  # outside cells in the order of their names
    unsigned char on_rim[ALL_CELLS]
    unsigned char crossed[ALL_CELLS]
    unsigned char inward[ALL_CELLS][2]          # facings straight in, in the order of the codes
    unsigned char neighbours[ALL_CELLS][4]      # by facing
    unsigned char before_east[ALL_CELLS]        # targets whose codes precede the turn to e
    unsigned char owner[PIECES]                 # 2 for what nobody owns
    signed char help[4][PIECES]                 # S7.B: by push direction and piece
    Key numbers[ALL_CELLS][PIECES]              # the key's number of a piece on a cell
    Key turn_numbers[CROSS_PLIES + 1]           # what passing the turn changes, by plies played
    Key ply_numbers[CROSS_PLIES + 1]
    Key left_numbers[2]

# Eight bytes, so that undoing copies them in one go.
cdef struct Rest:
    unsigned char side
    unsigned char ended
    unsigned char reserve[2]
    unsigned char left[2]
    unsigned char unused[2]

cdef struct State:
    Key key
    Rest rest
    int ply
    unsigned char cells[ALL_CELLS]

cdef struct Undo:
    Key key
    Rest rest
    int piece               # the mover as it stood
    int pushed              # 0, or the cell the push went to | the piece carried there << 8

# What SH.1 compares: whole boards; the key, without its plies, only spares most of the comparing.
cdef struct Entry:
    Key key
    unsigned char side
    unsigned char left[2]
    unsigned char cells[MAX_CELLS]

cdef struct History:
    Entry *entries
    int count
    int capacity

ctypedef const Tables *ConstTables
ctypedef const State *ConstState
ctypedef const Undo *ConstUndo
