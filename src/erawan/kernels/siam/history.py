"""Siam's house rules (SH.1): which positions were there before, compared board by board.

Keys only spare most of the comparing: a draw never rests on two keys being equal.
"""

import cython
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.siam.types import (
    CROSS_PLIES,
    PLY_LIMIT,
    REPETITION,
    RUNNING,
    ConstState,
    ConstTables,
    Entry,
    History,
    Key,
)
from cython.cimports.libc.stdlib import realloc
from cython.cimports.libc.string import memcmp, memcpy

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


def reserve_room(history: cython.pointer[History], more: cython.int) -> cython.bint:
    """Give the history room for more entries; false when memory is short."""
    if history.count + more <= history.capacity:
        return True
    capacity: cython.size_t = history.count + more
    entries: cython.p_void = realloc(history.entries, capacity * cython.sizeof(Entry))
    if entries == cython.NULL:
        return False
    history.entries = cython.cast(cython.pointer[Entry], entries)
    history.capacity = capacity
    return True


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _board_key(state: ConstState, tables: ConstTables) -> Key:
    """The key without the plies, which don't tell positions apart here."""
    return state.key ^ tables.ply_numbers[min(state.ply, CROSS_PLIES)]


def note(state: ConstState, tables: ConstTables, history: cython.pointer[History]) -> cython.void:
    """Write the position down, as `make` does before it changes; there must be room."""
    entry: cython.pointer[Entry] = history.entries + history.count
    entry.key = _board_key(state, tables)
    entry.side = state.rest.side
    memcpy(entry.left, state.rest.left, 2)
    memcpy(entry.cells, state.cells, tables.cells)
    history.count += 1


def occurrences(
    state: ConstState, tables: ConstTables, history: cython.pointer[History]
) -> cython.int:
    """How often the position was there, this time counted."""
    key: Key = _board_key(state, tables)
    entry: cython.pointer[Entry]
    times: cython.int = 1
    i: cython.int
    for i in range(history.count):
        entry = history.entries + i
        if entry.key != key or entry.side != state.rest.side:
            continue
        if tables.removals and memcmp(entry.left, state.rest.left, 2) != 0:
            continue
        times += memcmp(entry.cells, state.cells, tables.cells) == 0
    return times


def judge(state: ConstState, tables: ConstTables, history: cython.pointer[History]) -> cython.int:
    """Whether a house rule ends the game here: RUNNING, REPETITION or PLY_LIMIT."""
    # Where both rules end the game on the same ply it is the repetition, which SH.1 names first.
    if tables.repetition and occurrences(state, tables, history) >= tables.repetition:
        return REPETITION
    if tables.ply_limit and state.ply >= tables.ply_limit:
        return PLY_LIMIT
    return RUNNING
