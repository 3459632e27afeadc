"""What the cards of King of Siam could turn, one province at a time.

It is asked whom a province could go to by one play of a card, and who would win if everybody passed
then, with any follower taken. That a play changes a second province too, and that the follower
comes from somewhere, is left out: it takes too long for what is asked at every move.
"""

import cython
from cython.cimports.erawan.engine.king.search.results import find_holders, ruling_of, write_ranked
from cython.cimports.erawan.engine.king.search.threats import Threats
from cython.cimports.erawan.kernels.common.bits import lowest
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king.outcome import find_winners
from cython.cimports.erawan.kernels.king.types import BRITISH, State, Tables
from cython.cimports.libc.string import memset

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def majority(lao: cython.int, malay: cython.int, rama: cython.int) -> cython.int:
    """Who gains a province with these followers (K6.2, K6.3)."""
    most: cython.int = max(lao, malay, rama)
    leaders: cython.int = (lao == most) | (malay == most) << 1 | (rama == most) << 2
    return 0xFED3 >> 2 * leaders & 3


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def reach_by_one(
    here: cython.pointer[cython.int],
    totals: cython.pointer[cython.int],
    lost: cython.pointer[cython.uchar],
) -> cython.uint:
    """Whom 1 vs 1 could give a province to, and who has it without a follower of each faction."""
    f: cython.int
    got: cython.int
    found: cython.uint = 0
    one: cython.uint = 1
    for f in range(3):
        lost[f] = BRITISH
        if here[f]:
            here[f] -= 1
            lost[f] = majority(here[0], here[1], here[2])
            for got in range(3):
                if got != f and totals[got] > here[got]:
                    here[got] += 1
                    found |= one << majority(here[0], here[1], here[2])
                    here[got] -= 1
            here[f] += 1
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def reach_by_two(
    here: cython.pointer[cython.int],
    tables: cython.pointer[Tables],
    pairs: cython.uint,
    offered: cython.uint,
    near: cython.uint,
) -> cython.uint:
    """Whom 2 vs 1 could give a province to.

    It gives one of its pairs for one of a faction near it, or one for a pair that is offered.
    """
    given: cython.int
    got: cython.int
    found: cython.uint = 0
    one: cython.uint = 1
    for got in range(3):
        here[got] += 1
        for given in range(3, 9):
            if pairs >> given & near >> got & 1:
                found |= one << majority(
                    here[0] - tables.given[given][0],
                    here[1] - tables.given[given][1],
                    here[2] - tables.given[given][2],
                )
        here[got] -= 2
        for given in range(3, 9):
            if offered >> given & 1 and here[got] >= 0:
                found |= one << majority(
                    here[0] + tables.given[given][0],
                    here[1] + tables.given[given][1],
                    here[2] + tables.given[given][2],
                )
        here[got] += 1
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def reach_by_placing(
    state: cython.pointer[State],
    here: cython.pointer[cython.int],
    targeted: cython.uint,
    t: cython.pointer[Threats],
    p: cython.int,
) -> cython.void:
    """Note whom Khon Thai could give a province to, and each faction's card that targets it."""
    f: cython.int
    n: cython.int
    one: cython.uint = 1
    some: cython.int = (state.pool[0] > 0) | (state.pool[1] > 0) << 1 | (state.pool[2] > 0) << 2
    for n in range(1, 8):
        if n & some == n:
            t.reached[2][p] |= one << majority(
                here[0] + (n & 1), here[1] + (n >> 1 & 1), here[2] + (n >> 2)
            )
    for f in range(3):
        if targeted >> f & 1:
            for n in range(1, min(2, cython.cast(cython.int, state.pool[f])) + 1):
                here[f] += n
                t.reached[3 + f][p] |= one << majority(here[0], here[1], here[2])
                here[f] -= n


def find_reached(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    reached: cython.pointer[cython.uint],
    t: cython.pointer[Threats],
) -> cython.void:
    """Note whom each kind of card could give every open province to; `reached` by faction."""
    here: cython.int[3]
    totals: cython.int[3] = [0, 0, 0]
    pairs: cython.uint[8]
    given: cython.int
    f: cython.int
    p: cython.int
    memset(t.reached, 0, cython.sizeof(t.reached))
    for p in range(8):
        pairs[p] = 0
        for f in range(3):
            totals[f] += state.followers[8 * f + p]
        for given in range(3, 9):
            fits: cython.bint = True
            for f in range(3):
                fits = fits and state.followers[8 * f + p] >= tables.given[given][f]
            pairs[p] |= cython.cast(cython.uint, fits) << given
    for p in range(8):
        if not state.open >> p & 1:
            continue
        near: cython.uint = 0
        offered: cython.uint = 0
        targeted: cython.uint = 0
        spots: cython.uint = tables.borders[p] & state.open
        while spots:
            offered |= pairs[lowest(spots)]
            spots &= spots - 1
        for f in range(3):
            here[f] = state.followers[8 * f + p]
            near |= cython.cast(cython.uint, (state.present >> 8 * f & tables.borders[p]) != 0) << f
            targeted |= (reached[f] >> p & 1) << f
        t.reached[0][p] = reach_by_one(here, totals, t.lost[p])
        t.reached[1][p] = reach_by_two(here, tables, pairs[p], offered, near)
        reach_by_placing(state, here, targeted, t, p)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def winners_by(
    state: cython.pointer[State], t: cython.pointer[Threats], ruling: cython.int, taken: cython.int
) -> cython.uint:
    """The seats that would win under a ruling if they had just taken one of a faction."""
    ranked: cython.int[2]
    seat: cython.int
    f: cython.int
    if not t.known[ruling]:
        t.known[ruling] = 1
        count: cython.int = write_ranked(ruling, ranked)
        for f in range(3):
            t.wins[ruling][f] = 0
            for seat in range(state.players):
                rank: cython.int = state.rank[seat]
                # Who plays a card has played last (K7.4, K7.7): ranks are at most 4.
                state.rank[seat] = 5
                state.courts[seat][f] += 1
                t.wins[ruling][f] |= find_winners(state, ranked, count) & 1 << seat
                state.courts[seat][f] -= 1
                state.rank[seat] = rank
    return t.wins[ruling][taken]


def find_threats(state: cython.pointer[State], t: cython.pointer[Threats]) -> cython.void:
    """Note which seats each kind of card could make win, were they to play it now."""
    shifts: cython.int[8]
    after: State = state[0]
    holders: cython.uint = find_holders(state)
    one: cython.uint = 1
    box: cython.int
    other: cython.int
    f: cython.int
    kind: cython.int
    who: cython.int
    ruling: cython.int
    memset(t.by_card, 0, cython.sizeof(t.by_card))
    memset(t.known, 0, cython.sizeof(t.known))
    t.now = ruling_of(holders)
    for box in range(8):
        shifts[state.tiles[box]] = 2 * box
    for box in range(state.resolved, 8):
        p: cython.int = state.tiles[box]
        rest: cython.uint = holders & ~(3 * one << 2 * box)
        for who in range(4):
            t.with_holder[p][who] = ruling_of(rest | cython.cast(cython.uint, who) << 2 * box)
        for f in range(3):
            if state.followers[8 * f + p]:
                ruling = t.with_holder[p][t.lost[p][f]]
                t.by_card[7] |= winners_by(cython.address(after), t, ruling, f)
        for who in range(4):
            winning: cython.uint = 0
            for f in range(3):
                if state.present >> 8 * f & 255:
                    ruling = t.with_holder[p][who]
                    winning |= winners_by(cython.address(after), t, ruling, f)
            for kind in range(6):
                if t.reached[kind][p] >> who & 1:
                    t.by_card[kind] |= winning
        for other in range(box + 1, 8):
            if (state.crowned >> p | state.crowned >> state.tiles[other]) & 1:
                continue
            changed: cython.uint = (holders >> 2 * box ^ holders >> 2 * other) & 3
            ruling = ruling_of(holders ^ (changed << 2 * box | changed << 2 * other))
            for f in range(3):
                if state.present >> 8 * f & 255:
                    t.by_card[6] |= winners_by(cython.address(after), t, ruling, f)
