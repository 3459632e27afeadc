"""Which provinces of King of Siam each card of the mover can turn."""

import cython
from cython.cimports.erawan.kernels.king import Kernel
from cython.cimports.erawan.kernels.king_distinct import list_distinct
from cython.cimports.erawan.kernels.king_outcome import holder
from cython.cimports.erawan.kernels.king_play import play
from cython.cimports.erawan.kernels.king_types import (
    CARD_SHIFT,
    MAX_MOVES,
    PASS_TURN,
    State,
    Tables,
)
from cython.cimports.erawan.kernels.sources import SOURCES
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memset

from erawan.kernels.freshness import check
from erawan.kernels.king_code import CARDS

check(__name__, SOURCES)

HOLDERS = "LMRB"


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def note_turns(
    s: cython.pointer[State],
    t: cython.pointer[Tables],
    room: cython.pointer[cython.uint],
    found: cython.pointer[cython.uchar],
) -> cython.void:
    """Note for every card and open province, as bits, whom a move could make its holder instead."""
    after: State
    i: cython.int
    box: cython.int
    for i in range(list_distinct(s, t, room)):
        after = s[0]
        play(cython.address(after), t, room[i])
        if room[i] >> CARD_SHIFT == PASS_TURN:
            continue
        for box in range(s.resolved, 8):
            p: cython.int = s.tiles[box]
            now: cython.int = holder(cython.address(after), p)
            if now != holder(s, p):
                found[8 * (room[i] >> CARD_SHIFT) + p] |= 1 << now


def turns(kernel: Kernel) -> dict:
    """For every card that the mover can play: the open provinces it can turn, and to whom.

    Provinces are codes, holders letters, B for the British.
    """
    found: cython.uchar[64]
    room: cython.pointer[cython.uint] = cython.cast(
        cython.pointer[cython.uint], malloc(MAX_MOVES * cython.sizeof(cython.uint))
    )
    if room is cython.NULL:
        raise MemoryError
    memset(found, 0, 64)
    with cython.nogil:
        note_turns(cython.address(kernel.state), cython.address(kernel.board.tables), room, found)
    free(room)
    answer = {}
    for card in kernel.cards():
        if card != "pass":
            number: cython.int = CARDS.index(card)
            answer[card] = {
                kernel.board.codes[p]: "".join(
                    HOLDERS[who] for who in range(4) if found[8 * number + p] >> who & 1
                )
                for p in range(8)
                if found[8 * number + p]
            }
    return answer
