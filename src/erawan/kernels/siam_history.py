"""Siam's house rules (SH.1): which positions were there before, compared board by board.

The functions are those of `siam_history.pxd`. Keys only spare most of the comparing: a draw never
rests on two keys being equal.
"""

import cython
from cython.cimports.erawan.kernels.siam_state import (
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
from cython.cimports.erawan.kernels.sources import SOURCES
from cython.cimports.libc.stdlib import realloc
from cython.cimports.libc.string import memcmp, memcpy

from erawan.kernels.freshness import check

check(__name__, SOURCES)


def reserve_room(history: cython.pointer[History], more: cython.int) -> cython.bint:
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
def _board_key(tables: ConstTables, state: ConstState) -> Key:
    """The key without the plies, which don't tell positions apart here."""
    return state.key ^ tables.ply_numbers[min(state.ply, CROSS_PLIES)]


def note(tables: ConstTables, state: ConstState, history: cython.pointer[History]) -> cython.void:
    entry: cython.pointer[Entry] = history.entries + history.count
    entry.key = _board_key(tables, state)
    entry.side = state.rest.side
    memcpy(entry.left, state.rest.left, 2)
    memcpy(entry.cells, state.cells, tables.cells)
    history.count += 1


def occurrences(
    tables: ConstTables, state: ConstState, history: cython.pointer[History]
) -> cython.int:
    key: Key = _board_key(tables, state)
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


def judge(tables: ConstTables, state: ConstState, history: cython.pointer[History]) -> cython.int:
    # Where both rules end the game on the same ply it is the repetition, which SH.1 names first.
    if tables.repetition and occurrences(tables, state, history) >= tables.repetition:
        return REPETITION
    if tables.ply_limit and state.ply >= tables.ply_limit:
        return PLY_LIMIT
    return RUNNING
