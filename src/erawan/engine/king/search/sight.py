"""What a weak level sees of a position of King of Siam, and how good its moves look to it.

A level that does not see something judges a copy of the position in which that is not there: a
province as if it were already over and nobody's, hands as if they were empty or of some cards,
courts as if they had no followers of a faction. So whatever lies hidden can't change what it
thinks of a move; what it may do at all, the whole position says.
"""

from heapq import nsmallest

import cython
from cython.cimports.erawan.engine.king.search.estimate import (
    Basis,
    Noise,
    Weights,
    chances,
    lay_basis,
)
from cython.cimports.erawan.engine.king.search.features import rank_all, sides_of
from cython.cimports.erawan.engine.king.search.proof_table import second_hash
from cython.cimports.erawan.engine.king.search.sight import COUNTS, NO_CARDS, Sight
from cython.cimports.erawan.kernels.common.bits import size
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.splitmix import mix
from cython.cimports.erawan.kernels.king.distinct import list_distinct
from cython.cimports.erawan.kernels.king.kernel import Kernel, Room
from cython.cimports.erawan.kernels.king.outcome import holder, if_all_pass, is_over
from cython.cimports.erawan.kernels.king.play import play
from cython.cimports.erawan.kernels.king.types import (
    BRITISH,
    KHON_THAI,
    LAO_CARD,
    MAHARACHA,
    MALAY_CARD,
    ONE_VS_ONE,
    RAMA_CARD,
    TWO_VS_ONE,
    State,
    Tables,
)

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

SOME = cython.declare(
    cython.int[8],
    [
        RAMA_CARD,
        LAO_CARD,
        MALAY_CARD,
        ONE_VS_ONE,
        TWO_VS_ONE,
        MAHARACHA,
        KHON_THAI,
        KHON_THAI,
    ],
)
"""The cards that a hand of so many is taken to have, if which is not seen."""


def some_cards(count: cython.int) -> cython.ushort:
    """A hand of so many cards."""
    hand: cython.uint = 0
    i: cython.int
    for i in range(count):
        hand += cython.cast(cython.uint, 1) << 2 * SOME[i]
    return cython.cast(cython.ushort, hand)


def narrow(
    state: cython.pointer[State],
    sight: cython.pointer[Sight],
    seat: cython.int,
    out: cython.pointer[State],
) -> cython.void:
    """Write what a seat sees of a position."""
    order: cython.int[3]
    box: cython.int
    f: cython.int
    other: cython.int
    n: cython.int = 0
    seen: cython.uint = 0
    boxes: cython.uchar[8]
    out[0] = state[0]
    for box in range(state.resolved, min(8, state.resolved + sight.provinces)):
        p: cython.int = state.tiles[box]
        if sight.ties or holder(state, p) != BRITISH:
            boxes[n] = state.tiles[box]
            n += 1
            seen |= cython.cast(cython.uint, 1) << p
    for box in range(8):
        out.tiles[box] = boxes[box - 8 + n] if box >= 8 - n else 0
        if not seen >> box & 1:
            for f in range(3):
                out.followers[8 * f + box] = 0
    out.resolved = 8 - n
    out.open = seen
    out.last_swap = 0
    if not sight.ties:
        out.owned[BRITISH] = 0
    out.cards_left = 0
    for other in range(state.players):
        hand: cython.uint = state.hands[other]
        count: cython.int = size(hand & 0x5555) + 2 * size(hand & 0xAAAA)
        if sight.cards == NO_CARDS:
            count = 0
        if sight.cards == NO_CARDS or (other != seat and sight.cards == COUNTS):
            out.hands[other] = some_cards(count)
        out.cards_left += count
    rank_all(out, order)
    for f in range(sight.factions, 3):
        for other in range(state.players):
            out.courts[other][order[f]] = 0
    out.key = second_hash(out)


def judge(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    sight: cython.pointer[Sight],
    seat: cython.int,
    basis: cython.pointer[Basis],
    out: cython.pointer[cython.double],
) -> cython.void:
    """Write every side's chance after a move, as the seat that made it sees it."""
    view: State
    side: cython.int
    narrow(state, sight, seat, cython.address(view))
    if not is_over(state):
        chances(cython.address(view), tables, basis, out)
        return
    winners: cython.int = if_all_pass(cython.address(view))
    for side in range(sides_of(state)):
        out[side] = winners >> side & 1


def wins_now(state: cython.pointer[State], seat: cython.int) -> cython.bint:
    """Whether a seat has won: the game is over, or the others have no card to change it by."""
    other: cython.int
    winners: cython.int = if_all_pass(state)
    if not winners >> seat & 1:
        return False
    if not is_over(state):
        for other in range(state.players):
            if state.hands[other] and not winners >> other & 1:
                return False
    return True


def first_sight(
    kernel: Kernel,
    weights: Weights,
    seen: object,
    noise: cython.double,
    seed: cython.ulonglong,
    count: cython.int,
) -> list:
    """The moves that look best at first sight, the best first, at most so many.

    Each is its code, every seat's chance, and whether it is known to win at once. What looks alike
    stands in an order drawn by lot. `seen` has what Sight has, in the same order.
    """
    room: Room = Room()
    sight: Sight
    wrong: Noise
    basis: Basis
    view: State
    after: State
    values: cython.double[3]
    state: cython.pointer[State] = cython.address(kernel.state)
    tables: cython.pointer[Tables] = cython.address(kernel.board.tables)
    seat: cython.int = state.seat
    side: cython.int = seat & 1 if state.players == 4 else seat
    other: cython.int
    i: cython.int
    sight.provinces, sight.ties, sight.factions, sight.cards, sight.ends = seen
    wrong.most = noise
    wrong.seed = seed
    narrow(state, cython.address(sight), seat, cython.address(view))
    lay_basis(cython.address(view), tables, weights, cython.address(wrong), cython.address(basis))
    found: list = []
    for i in range(list_distinct(state, tables, room.moves)):
        after = state[0]
        play(cython.address(after), tables, room.moves[i])
        wins: cython.bint = sight.ends and wins_now(cython.address(after), seat)
        if wins:
            winners: cython.int = if_all_pass(cython.address(after))
            for other in range(sides_of(state)):
                values[other] = winners >> other & 1
        else:
            judge(
                cython.address(after),
                tables,
                cython.address(sight),
                seat,
                cython.address(basis),
                values,
            )
        lot: cython.ulonglong = mix(room.moves[i] ^ mix(seed))
        shares = (values[0], values[1], values[2])
        found.append((not wins, -values[side], lot, room.moves[i], shares))
    return [
        (
            kernel.code_of(move),
            tuple([shares[i & 1 if state.players == 4 else i] for i in range(state.players)]),
            not loses,
        )
        for loses, _, _, move, shares in nsmallest(count, found)
    ]
