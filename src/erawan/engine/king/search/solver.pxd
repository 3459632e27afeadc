from erawan.engine.king.search.proof_table cimport Proofs
from erawan.kernels.king.types cimport State, Tables
from erawan.kernels.common.stop cimport Halt

cdef class Solver:
    cdef Proofs proofs
    cdef unsigned int *orders
    cdef unsigned int *listed
    cdef unsigned char *kinds
    cdef unsigned int killers[16][2][4]
    cdef Tables *tables
    cdef Halt *halt
    cdef int team
    cdef int goal
    cdef bint two_sided
    cdef unsigned long long salt
    cdef long long visited
    cdef long long most
    cdef long long next_look
    # Whether the team can force a winner among the goal: 1, 0, or UNKNOWN after so many moves.
    cdef int prove(
        self, State *state, Tables *tables, int team, int goal, long long most, Halt *halt
    ) noexcept nogil
    cdef unsigned int find_deciding(
        self, State *state, Tables *tables, int team, int goal, long long most, Halt *halt
    ) noexcept nogil
    cdef void ask(
        self, State *state, Tables *tables, int team, int goal, long long most, Halt *halt
    ) noexcept nogil
    cdef bint suits(self, State *state) noexcept nogil
    cdef int look_up(self, State *state) noexcept nogil
    cdef int find_turn(self, State *state, int side) noexcept nogil
    cdef int cards_of(self, State *state, int side) noexcept nogil
    cdef int search(self, State *state, long long top, bint suits) noexcept nogil
    cdef int try_moves(self, State *state, long long top, bint suits, bint waits) noexcept nogil
    cdef int try_move(self, State *state, unsigned int move, long long top) noexcept nogil
    cdef long long list_in_order(self, State *state, long long top, int want) noexcept nogil
