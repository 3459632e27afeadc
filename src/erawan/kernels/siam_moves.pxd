# What other kernels use of Siam, all without the GIL. Tables come from a Rules object, which must
# outlive their use; states are plain values.

from erawan.kernels.siam_state cimport (
    ConstState,
    ConstTables,
    ConstUndo,
    History,
    Key,
    Move,
    State,
    Undo,
)


# The legal moves in the order of their codes; `moves` has room for MAX_MOVES. None after the end.
cdef int generate(ConstTables tables, ConstState state, Move *moves) noexcept nogil

# Whether the line that begins on an occupied cell can be pushed (S7.B, S7.C, S7.F).
cdef bint push_succeeds(
    ConstTables tables, ConstState state, int cell, int facing
) noexcept nogil

# Move a line on by one cell, away from its first; returns what `Undo.pushed` keeps. Whoever is to
# move pushes.
cdef int push(ConstTables tables, State *state, int cell, int facing) noexcept nogil

# Move a pushed line back by one cell, onto its first, which is empty.
cdef void pull(
    ConstTables tables, State *state, int cell, int facing, int pushed
) noexcept nogil

# Play a legal move. With SH.1's repetition the history must have room for one more entry;
# without, it is not touched and may be NULL.
cdef void make(
    ConstTables tables, State *state, History *history, Move move, Undo *undo
) noexcept nogil

# Take back the move made last.
cdef void unmake(
    ConstTables tables, State *state, History *history, Move move, ConstUndo undo
) noexcept nogil

# The key from nothing; makers of states call it once.
cdef Key full_key(ConstTables tables, ConstState state) noexcept nogil

# 0 while the game goes on, 1 or 2 when elephants or rhinos have won, 3 for a draw.
cdef int winner(ConstState state) noexcept nogil

# Random legal moves until the end or the limit of plies; returns the plies played.
cdef int play_out(
    ConstTables tables, State *state, History *history, Key *generator, int limit
) noexcept nogil
