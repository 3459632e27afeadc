from erawan.engine.siam.search.transpositions cimport Store, Table
from erawan.engine.siam.search.ordering cimport DEPTHS
from erawan.kernels.siam.types cimport Key, Move, State, Tables
from erawan.kernels.siam.tables cimport Rules
from erawan.kernels.common.stop cimport Halt, Stop


# All that one proof changes, beside its table.
cdef struct Case:
    Tables tables       # without the house rules: no proof goes on where they could end a game
    State state
    Store *store
    Halt *halt
    Key nodes           # positions made
    Key looks
    Key most_nodes
    bint over
    int attacker
    int longest         # no win takes more plies, or a house rule would come first
    Key *drawn          # positions where the next visit is a draw
    int drawn_count
    Move answers[DEPTHS][2]     # by ply, what worked last


cdef class Solver:
    cdef Rules rules
    cdef Table table
    cdef Stop stop
    cdef Case *case
