"""The table of positions already searched, shared by all threads of a search."""

import cython
from cython.cimports.erawan.engine.siam.search.threats import NO_MOVE
from cython.cimports.erawan.engine.siam.search.transpositions import (
    BUCKET,
    LAST_AGE,
    Known,
    Slot,
    Store,
)
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.siam.types import Key, Move
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memset

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

MEBIBYTE = 1 << 20


@cython.cclass
class Table:
    """Room for so many mebibytes of positions, rounded down to a power of two."""

    def __init__(self, mebibytes: int) -> None:
        if mebibytes < 1:
            raise ValueError("a table has at least one mebibyte")
        buckets = 1 << (mebibytes * MEBIBYTE // (BUCKET * cython.sizeof(Slot))).bit_length() - 1
        self.store.slots = cython.cast(
            cython.pointer[Slot], calloc(buckets, BUCKET * cython.sizeof(Slot))
        )
        if self.store.slots == cython.NULL:
            raise MemoryError
        self.store.mask = buckets - 1
        self.store.age = 1

    def __dealloc__(self) -> None:
        free(self.store.slots)

    def clear(self) -> None:
        """Forget everything: slots of an earlier age count as empty, as if they were wiped out."""
        self.store.age += 1
        if self.store.age > LAST_AGE:
            memset(self.store.slots, 0, (self.store.mask + 1) * BUCKET * cython.sizeof(Slot))
            self.store.age = 1


# The data of a slot, from the lowest bit on: 16 of the move, 16 of the score, 16 of the depth, 2 of
# the bound, 14 of the age. No data is 0, since ages begin with 1.


def look_up(store: cython.pointer[Store], key: Key, known: cython.pointer[Known]) -> cython.bint:
    bucket: cython.pointer[Slot] = store.slots + BUCKET * (key & store.mask)
    i: cython.int
    data: Key
    for i in range(BUCKET):
        data = bucket[i].data
        if bucket[i].check ^ data == key and data >> 50 == store.age:
            known.move = data & 65535
            known.score = cython.cast(cython.short, data >> 16 & 65535)
            known.depth = cython.cast(cython.short, data >> 32 & 65535)
            known.bound = data >> 48 & 3
            return True
    known.move = NO_MOVE
    return False


def keep(
    store: cython.pointer[Store],
    key: Key,
    move: Move,
    score: cython.int,
    depth: cython.int,
    bound: cython.int,
) -> cython.void:
    bucket: cython.pointer[Slot] = store.slots + BUCKET * (key & store.mask)
    place: cython.pointer[Slot] = bucket
    least: cython.int = 1 << 30
    i: cython.int
    data: Key
    for i in range(BUCKET):
        data = bucket[i].data
        if data >> 50 != store.age:
            place = bucket + i
            break
        if bucket[i].check ^ data == key:
            place = bucket + i
            if move == NO_MOVE:
                move = data & 65535
            break
        if cython.cast(cython.short, data >> 32 & 65535) < least:
            least = cython.cast(cython.short, data >> 32 & 65535)
            place = bucket + i
    data = (
        cython.cast(Key, move)
        | cython.cast(Key, score & 65535) << 16
        | cython.cast(Key, depth & 65535) << 32
        | cython.cast(Key, bound) << 48
        | cython.cast(Key, store.age) << 50
    )
    place.check = key ^ data
    place.data = data
