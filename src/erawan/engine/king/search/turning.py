"""Which provinces of King of Siam each card of the mover can turn."""

import cython
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king.distinct import list_distinct
from cython.cimports.erawan.kernels.king.kernel import Kernel, Room
from cython.cimports.erawan.kernels.king.outcome import holder
from cython.cimports.erawan.kernels.king.play import play
from cython.cimports.erawan.kernels.king.types import (
    CARD_SHIFT,
    PASS_TURN,
    State,
    Tables,
)
from cython.cimports.libc.string import memset

from erawan.kernels.common.build_check import check
from erawan.kernels.king.code import CARDS

check(__name__, SOURCES)

HOLDERS = "LMRB"


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def note_turns(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    room: cython.pointer[cython.uint],
    found: cython.pointer[cython.uchar],
) -> cython.void:
    """Note for every card and open province, as bits, whom a move could make its holder instead."""
    after: State
    i: cython.int
    box: cython.int
    for i in range(list_distinct(state, tables, room)):
        after = state[0]
        play(cython.address(after), tables, room[i])
        if room[i] >> CARD_SHIFT == PASS_TURN:
            continue
        for box in range(state.resolved, 8):
            p: cython.int = state.tiles[box]
            now: cython.int = holder(cython.address(after), p)
            if now != holder(state, p):
                found[8 * (room[i] >> CARD_SHIFT) + p] |= 1 << now


def turns(kernel: Kernel) -> dict:
    """For every card that the mover can play: the open provinces it can turn, and to whom.

    Provinces are codes, holders letters, B for the British.
    """
    found: cython.uchar[64]
    room: Room = Room()
    memset(found, 0, 64)
    with cython.nogil:
        note_turns(
            cython.address(kernel.state), cython.address(kernel.board.tables), room.moves, found
        )
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
