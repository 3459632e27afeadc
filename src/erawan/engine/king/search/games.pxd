# Games for the engine to learn from; `games` tells how they are played.

cdef enum:
    MAX_TURNS = 255

cdef enum:
    BLIND = 1       # passes through so many struggles
    ONE_EACH = 2    # a card a struggle at most
    BY_LOT = 3      # passes so often in a thousand, else any move
    KEEPING = 4     # passes whenever it wins if all pass

cdef struct Seat:
    int style
    int number
    int is_other

cdef struct Turn:
    unsigned int move
    unsigned short is_chosen
    unsigned short values[3]
