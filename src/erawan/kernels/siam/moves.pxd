# What other kernels use of Siam, all without the GIL. Tables come from a Rules object, which must
# outlive their use; states are plain values.

from erawan.kernels.siam.types cimport (
    EDGE,
    EMPTY,
    ROCK,
    ConstState,
    ConstTables,
    ConstUndo,
    History,
    Key,
    Move,
    State,
    Undo,
)

cdef int generate(ConstState state, ConstTables tables, Move *moves) noexcept nogil

# Whether the line that begins on an occupied cell can be pushed (S7.B, S7.C, S7.F). Whoever generates
# moves asks this again and again, so that it is compiled into each of them.
cdef inline bint push_succeeds(
    ConstState state, ConstTables tables, int cell, int facing
) noexcept nogil:
    cdef int force = 1
    cdef int rocks = 0
    cdef int piece = state.cells[cell]
    while piece != EMPTY and piece != EDGE:
        force += tables.help[facing][piece]
        rocks += piece == ROCK
        if (force <= 0 or force < rocks) and not tables.total:
            return False
        cell = tables.neighbours[cell][facing]
        piece = state.cells[cell]
    return force > 0 and force >= rocks

cdef int push(State *state, ConstTables tables, int cell, int facing) noexcept nogil
cdef void pull(
    State *state, ConstTables tables, int cell, int facing, int pushed
) noexcept nogil
cdef void make(
    State *state, ConstTables tables, History *history, Move move, Undo *undo
) noexcept nogil
cdef void unmake(
    State *state, ConstTables tables, History *history, Move move, ConstUndo undo
) noexcept nogil
cdef Key full_key(ConstState state, ConstTables tables) noexcept nogil
cdef int winner(ConstState state) noexcept nogil
cdef int play_out(
    State *state, ConstTables tables, History *history, Key *generator, int limit
) noexcept nogil
