"""A position of King of Siam as whole numbers for the network that corrects the estimate.

Other than the features of the estimate these tell every seat by itself: seats are counted from the
one to move, factions as they would rank if everybody passed, provinces in the order of their
struggles. A fact is 0 or 1, or a small count. What a card could turn is as `threats` finds it.
"""

import cython
from cython.cimports.erawan.engine.king.search.facts import BOARD, BOX, FACTS, SEAT
from cython.cimports.erawan.engine.king.search.features import rank_all
from cython.cimports.erawan.engine.king.search.threats import Threats, find_reached, find_threats
from cython.cimports.erawan.kernels.common.bits import size
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king import parts
from cython.cimports.erawan.kernels.king.effects import targets
from cython.cimports.erawan.kernels.king.kernel import Kernel
from cython.cimports.erawan.kernels.king.outcome import complete_sets, find_winners, holder
from cython.cimports.erawan.kernels.king.types import (
    BRITISH,
    KHON_THAI,
    LAO,
    LAO_CARD,
    MAHARACHA,
    MALAY,
    MALAY_CARD,
    ONE_VS_ONE,
    RAMA_CARD,
    TWO_VS_ONE,
    State,
    Tables,
)
from cython.cimports.libc.string import memset

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

_RANKS = ("first", "second", "third")
_HOLDERS = (*_RANKS, "British")
_KINDS = ("1 vs 1", "2 vs 1", "Khon Thai", *(f"card of the {rank}" for rank in _RANKS), "Maharacha")
BOARD_NAMES = (
    *(
        f"struggle {1 + number}: {fact}"
        for number in range(8)
        for fact in (
            *(f"followers of the {rank}" for rank in _RANKS),
            *(f"falls to the {holder}" for holder in _HOLDERS),
            *(f"margin {margin}" for margin in (1, 2, 3)),
            "has a King marker",
            *(f"the {rank}'s card reaches it" for rank in _RANKS),
            "open neighbours",
        )
    ),
    *(f"{n} provinces of the {holder}" for holder in _HOLDERS for n in (1, 2, 3)),
    *(f"{n} provinces of the {holder} if all pass" for holder in _HOLDERS for n in range(1, 6)),
    *(f"pool{fact} of the {rank}" for rank in _RANKS for fact in (" 1", " 2", " 3", "")),
    *(f"{n} open provinces" for n in range(1, 9)),
    *(f"{n} passed" for n in range(4)),
    *(f"latest gain of the {rank}" for rank in _RANKS),
    "1 vs 1 to undo",
    "2 vs 1 to undo",
    "colony if all pass",
    "first and second even if all pass",
    "cards left",
    "a loser can turn it",
)
"""Of the table; counts beside a name are at least so many."""
SEAT_NAMES = (
    *("1 vs 1", "2 vs 1", "Khon Thai", "two Khon Thai"),
    *(f"card of the {rank}" for rank in _RANKS),
    "Maharacha",
    *(f"{n} cards" for n in range(9)),
    *(
        f"{fact} of the {rank}"
        for rank in _RANKS
        for fact in ("followers", *(f"{n} followers" for n in range(1, 7)))
    ),
    *(f"lead of {n} in the {rank}" for rank in _RANKS for n in range(-3, 4)),
    *(f"{n} sets" for n in range(1, 5)),
    *(f"{n} in the order of latest cards" for n in range(1, 5)),
    "wins if all pass",
    *(f"turns it by {kind}" for kind in (*_KINDS, "a take")),
    *(f"turns it by {n} kinds" for n in (1, 2, 3)),
    *(
        f"struggle {1 + number}: gives it to the {holder}"
        for number in range(8)
        for holder in _HOLDERS
    ),
    "played last",
)
"""Of one seat."""
FACT_COUNT = FACTS


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_cards(hand: cython.uint) -> cython.int:
    return size(hand & 0x5555) + 2 * size(hand & 0xAAAA)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def climb(x: cython.pointer[cython.schar], count: cython.int, most: cython.int) -> cython.void:
    """One fact for each number from 1 on that a count reaches."""
    n: cython.int
    for n in range(min(count, most)):
        x[n] = 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_board(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    order: cython.pointer[cython.int],
    reached: cython.pointer[cython.uint],
    x: cython.pointer[cython.schar],
) -> cython.void:
    """Write the facts of the table."""
    place: cython.int[4]
    all_pass: cython.int[4]
    f: cython.int
    i: cython.int
    n: cython.int
    box: cython.int
    place[BRITISH] = 3
    for f in range(3):
        place[order[f]] = f
    for f in range(4):
        all_pass[f] = size(state.owned[order[f] if f < 3 else BRITISH])
        climb(x + 120 + 3 * f, all_pass[f], 3)
    for box in range(state.resolved, 8):
        p: cython.int = state.tiles[box]
        row: cython.pointer[cython.schar] = x + BOX * (box - state.resolved)
        most: cython.int = 0
        second: cython.int = 0
        for f in range(3):
            n = state.followers[8 * order[f] + p]
            row[f] = n
            second = max(second, min(n, most))
            most = max(most, n)
            row[11 + f] = reached[order[f]] >> p & 1
        who: cython.int = place[holder(state, p)]
        row[3 + who] = 1
        if most > second:
            row[6 + min(3, most - second)] = 1
        row[10] = state.crowned >> p & 1
        row[14] = size(tables.borders[p] & state.open)
        if all_pass[3] < 4:
            all_pass[who] += 1
    for f in range(4):
        climb(x + 132 + 5 * f, all_pass[f], 5)
    for f in range(3):
        n = state.pool[order[f]]
        climb(x + 152 + 4 * f, n, 3)
        x[155 + 4 * f] = n
    if state.resolved < 8:
        x[164 + 7 - state.resolved] = 1
    x[172 + state.passes] = 1
    if state.gained:
        x[176 + place[state.gains[0]]] = 1
    if state.last_swap:
        i = parts.card(state.last_swap)
        x[179] = i == ONE_VS_ONE
        x[180] = i == TWO_VS_ONE
    x[181] = all_pass[3] >= 4
    x[182] = all_pass[0] == all_pass[1]
    x[183] = state.cards_left


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_court(
    state: cython.pointer[State],
    order: cython.pointer[cython.int],
    seat: cython.int,
    x: cython.pointer[cython.schar],
) -> cython.void:
    """Write what a seat's court has, by itself and beside its rivals', and when it played."""
    f: cython.int
    n: cython.int
    other: cython.int
    most: cython.int
    latest: cython.int = 0
    partner: cython.int = seat ^ 2 if state.players == 4 else seat
    for f in range(3):
        n = state.courts[seat][order[f]]
        x[17 + 7 * f] = n
        climb(x + 18 + 7 * f, n, 6)
        most = 0
        for other in range(state.players):
            if other not in (seat, partner):
                most = max(most, cython.cast(cython.int, state.courts[other][order[f]]))
        x[41 + 7 * f + min(3, max(-3, n - most))] = 1
    climb(x + 59, complete_sets(state, seat & 1 if state.players == 4 else seat), 4)
    for other in range(state.players):
        latest = max(latest, cython.cast(cython.int, state.rank[other]))
    if state.rank[seat]:
        x[62 + state.rank[seat]] = 1
        x[111] = state.rank[seat] == latest


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_hand(
    state: cython.pointer[State],
    order: cython.pointer[cython.int],
    t: cython.pointer[Threats],
    wins: cython.bint,
    seat: cython.int,
    x: cython.pointer[cython.schar],
) -> cython.void:
    """Write a seat's cards and what they could turn, `wins` if it need not."""
    kinds: cython.int[7] = [ONE_VS_ONE, TWO_VS_ONE, KHON_THAI, 0, 0, 0, MAHARACHA]
    hand: cython.uint = state.hands[seat]
    f: cython.int
    k: cython.int
    other: cython.int
    box: cython.int
    turning: cython.int = 0
    for k in range(3):
        f = order[k]
        kinds[3 + k] = LAO_CARD if f == LAO else MALAY_CARD if f == MALAY else RAMA_CARD
    x[3] = hand >> 2 * KHON_THAI & 3 == 2
    x[8 + count_cards(hand)] = 1
    x[67] = wins
    for k in range(7):
        if not hand >> 2 * kinds[k] & 3:
            continue
        # Khon Thai has two facts.
        x[k + (k > 2)] = 1
        f = k if k < 3 or k == 6 else 3 + order[k - 3]
        if not wins and t.by_card[f] >> seat & 1:
            x[68 + k] = 1
            turning += 1
        if k < 6:
            for box in range(state.resolved, 8):
                found: cython.int = t.reached[f][state.tiles[box]]
                for other in range(4):
                    if found >> (order[other] if other < 3 else BRITISH) & 1:
                        x[79 + 4 * (box - state.resolved) + other] = 1
    x[75] = hand != 0 and not wins and (t.by_card[7] >> seat & 1) != 0
    climb(x + 76, turning, 3)


def write_facts(
    state: cython.pointer[State], tables: cython.pointer[Tables], x: cython.pointer[cython.schar]
) -> cython.void:
    """Write all facts of a position that is not over."""
    order: cython.int[3]
    reached: cython.uint[3]
    threats: Threats
    f: cython.int
    i: cython.int
    k: cython.int
    winners: cython.int = find_winners(state, order, rank_all(state, order))
    memset(x, 0, FACTS)
    for f in range(3):
        reached[f] = targets(state, tables, f)
    find_reached(state, tables, reached, cython.address(threats))
    find_threats(state, cython.address(threats))
    write_board(state, tables, order, reached, x)
    for i in range(state.players):
        seat: cython.int = (state.seat + i) % state.players
        row: cython.pointer[cython.schar] = x + BOARD + SEAT * i
        write_court(state, order, seat, row)
        write_hand(state, order, cython.address(threats), (winners >> seat & 1) != 0, seat, row)
        for k in range(8):
            x[184] |= row[68 + k]


def facts(kernel: Kernel) -> bytes:
    """The facts of the table, then those of every seat from the one to move on, then zeros."""
    x: cython.schar[FACTS]
    write_facts(cython.address(kernel.state), cython.address(kernel.board.tables), x)
    return cython.cast(cython.p_char, cython.cast(cython.pointer[cython.schar], x))[:FACTS]
