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

# For this module alone.
cdef int _attack(Case *case, int left, int ply) noexcept nogil
cdef int _list_moves(Case *case, int ply, Move known, Move *moves) noexcept nogil
cdef void _bring(Move *moves, int count, Move move) noexcept nogil
cdef void _note_answer(Case *case, int ply, Move move) noexcept nogil
cdef bint _wins_if_passed(Case *case, int left, int ply) noexcept nogil
cdef int _defend(Case *case, int left, int ply) noexcept nogil
