# What other kernels use of Siam, all without the GIL. Tables come from a Rules object, which must
# outlive their use; states are plain values.

from erawan.kernels.siam.types cimport (
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
cdef bint push_succeeds(
    ConstState state, ConstTables tables, int cell, int facing
) noexcept nogil
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
