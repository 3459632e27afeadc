"""What was proved about endings of King of Siam, in a table of a fixed size.

Answers are kept under 64 bits of the key and 57 of a second hash over the same facts. There are two
places for each: the first for what was hard to prove, the second for whatever came last.
"""

import cython
from cython.cimports.erawan.engine.king.search.proof_table import UNKNOWN, Entry
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.splitmix import mix
from cython.cimports.erawan.kernels.king import parts
from cython.cimports.erawan.kernels.king.state import is_held
from cython.cimports.erawan.kernels.king.types import MAHARACHA, State
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memcpy, memset

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


@cython.cclass
class Proofs:
    """The table; serves one thread."""

    def __cinit__(self, mebibytes: cython.int) -> None:
        size: cython.ulonglong = 1 << 16
        while 2 * size <= cython.cast(cython.ulonglong, mebibytes) << 16:
            size *= 2
        self.mask = size - 2
        self.entries = cython.cast(cython.pointer[Entry], calloc(size, cython.sizeof(Entry)))
        if self.entries is cython.NULL:
            raise MemoryError

    def __dealloc__(self) -> None:
        free(self.entries)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def recall(self, key: cython.ulonglong, check_bits: cython.ulonglong) -> cython.int:
        """The answer kept for a position, UNKNOWN for none."""
        entry: cython.pointer[Entry] = self.entries + (key & self.mask)
        j: cython.int
        for j in range(2):
            if entry[j].key == key and entry[j].rest >> 7 == check_bits >> 7:
                return entry[j].rest & 1
        return UNKNOWN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def remember(
        self,
        key: cython.ulonglong,
        check_bits: cython.ulonglong,
        answer: cython.int,
        effort: cython.longlong,
    ) -> cython.void:
        """Keep an answer: in the first place of two if it was hard to get, else in the second."""
        entry: cython.pointer[Entry] = self.entries + (key & self.mask)
        level: cython.ulonglong = 0
        while effort > 1:
            effort >>= 1
            level += 1
        if level < (entry[0].rest >> 1 & 63):
            entry += 1
        entry.key = key
        entry.rest = check_bits >> 7 << 7 | level << 1 | cython.cast(cython.ulonglong, answer)


def second_hash(state: cython.pointer[State]) -> cython.ulonglong:
    """A hash of all that the key is of, by other means."""
    words: cython.ulonglong[9]
    bytes_: cython.pointer[cython.uchar] = cython.cast(cython.pointer[cython.uchar], words)
    i: cython.int
    hashed: cython.ulonglong = 0x243F6A8885A308D3
    memset(words, 0, 72)
    memcpy(bytes_, state.followers, 24)
    memcpy(bytes_ + 24, state.courts, 12)
    memcpy(bytes_ + 36, state.owned, 4)
    memcpy(bytes_ + 40, state.hands, 8)
    for i in range(state.resolved, 8):
        bytes_[48 + i] = state.tiles[i] + 1
    for i in range(state.gained):
        bytes_[56 + i] = state.gains[i] + 1
    bytes_[59] = state.players << 4 | state.seat << 2 | state.passes
    memcpy(bytes_ + 60, state.rank, 4)
    if is_held(state, MAHARACHA):
        bytes_[64] = state.crowned & state.open
    if state.last_swap and is_held(state, parts.card(state.last_swap)):
        memcpy(bytes_ + 65, cython.address(state.last_swap), 4)
    for i in range(9):
        hashed = (hashed ^ words[i]) * cython.cast(cython.ulonglong, 0x9E3779B97F4A7C15)
        hashed ^= hashed >> 29
    return mix(hashed)
