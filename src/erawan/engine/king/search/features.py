"""A position of King of Siam as numbers that don't depend on names.

Factions are counted in the order in which they would rank if everybody passed, provinces in the
order of their struggles, seats from the one whose chances are asked for. So the same numbers
describe every board and every seat.
"""

import cython
from cython.cimports.erawan.engine.king.search.features import ALL, PROVINCE, SIDE, TABLE
from cython.cimports.erawan.kernels.common.bits import size
from cython.cimports.erawan.kernels.common.sources import SOURCES
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
TABLE_NAMES = (
    *(
        f"struggle {1 + number}: {feature}"
        for number in range(8)
        for feature in (
            *(f"followers of the {rank}" for rank in _RANKS),
            *(f"falls to the {holder}" for holder in _HOLDERS),
            "margin",
            "has a King marker",
            *(f"the {rank}'s card reaches it" for rank in _RANKS),
        )
    ),
    *(f"provinces of the {holder}" for holder in _HOLDERS),
    *(f"provinces of the {holder} if all pass" for holder in _HOLDERS),
    "colony if all pass",
    *(f"pool of the {rank}" for rank in _RANKS),
    *(f"the {rank}'s card places" for rank in _RANKS),
    "open provinces",
    "cards left",
    "one passed",
    "two or more passed",
    "first and second even if all pass",
    "lead of the first if all pass",
)
"""Of all sides, the factions counted as they would rank if all passed."""
SIDE_NAMES = (
    *(
        f"{feature} of the {rank}"
        for rank in _RANKS
        for feature in ("lead in followers", "leads in followers", "ties in followers", "followers")
    ),
    *(f"card of the {rank}" for rank in _RANKS),
    *(f"rivals' cards of the {rank}" for rank in _RANKS),
    "lead in sets",
    "leads in sets",
    "ties in sets",
    *("1 vs 1", "2 vs 1", "Khon Thai", "Maharacha"),
    *("rivals' 1 vs 1", "rivals' 2 vs 1", "rivals' Khon Thai", "rivals' Maharacha"),
    *("cards", "rivals' cards", "lead in cards", "leads in cards", "ties in cards"),
    *("no card", "rivals have no card", "one card", "no rival has two cards"),
    *("to move", "next to move", "played last"),
    "wins if all pass",
    "wins if all pass, and to move",
    "wins if all pass, and rivals have no card",
    "wins if all pass, by rivals' cards",
    "wins if all pass, by cards",
    "wins if all pass, and somebody passed",
    "loses if all pass, and no card",
    "wins if all pass, and leads in cards",
    "wins if all pass, and ties in cards",
    "loses if all pass, and leads in cards",
)
"""Of one side (a player, with four players a team)."""


def sides_of(state: cython.pointer[State]) -> cython.int:
    """How many sides there are; with four players a side is the seats i and i + 2."""
    return 2 if state.players == 4 else state.players


def rank_all(state: cython.pointer[State], order: cython.pointer[cython.int]) -> cython.int:
    """Write all three factions in the order of the all-pass outcome; how many have a province.

    Where Siam would be a colony they are ranked by what they have until then, and the count is 0.
    """
    # Provinces outweigh the latest gain (K7.3), that the followers, those in the pool come last.
    scores: cython.int[4]
    f: cython.int
    i: cython.int
    n: cython.int = 0
    for f in range(4):
        scores[f] = size(state.owned[f]) << 16
    for i in range(state.gained):
        scores[state.gains[i]] |= (3 - i) << 12
    for i in range(state.resolved, 8):
        if scores[BRITISH] >= 4 << 16:
            break
        f = holder(state, state.tiles[i])
        scores[f] = (scores[f] & ~0xF000) + (1 << 16) + ((4 + i) << 12)
    for f in range(3):
        n += scores[f] >= 1 << 16
        for i in range(8):
            scores[f] += state.followers[8 * f + i] * 16
        scores[f] += state.pool[f]
        place: cython.int = f
        while place > 0 and scores[f] > scores[order[place - 1]]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = f
    return 0 if scores[BRITISH] >= 4 << 16 else n


def describe_table(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    order: cython.pointer[cython.int],
    x: cython.pointer[cython.float],
) -> cython.void:
    """Write what all sides see alike."""
    place: cython.int[4]
    reached: cython.uint[3]
    f: cython.int
    i: cython.int
    n: cython.int
    memset(x, 0, TABLE * cython.sizeof(cython.float))
    for f in range(3):
        place[order[f]] = f
        reached[f] = targets(state, tables, order[f]) if state.pool[order[f]] else 0
    place[BRITISH] = 3
    all_pass: cython.int[4]
    for f in range(4):
        n = size(state.owned[order[f] if f < 3 else BRITISH])
        all_pass[f] = n
        x[96 + f] = n / 2.0
    box: cython.int
    for box in range(state.resolved, 8):
        p: cython.int = state.tiles[box]
        row: cython.pointer[cython.float] = x + PROVINCE * (box - state.resolved)
        most: cython.int = 0
        second: cython.int = 0
        for f in range(3):
            n = state.followers[8 * f + p]
            row[place[f]] = n / 3.0
            if n > most:
                second = most
                most = n
            elif n > second:
                second = n
        who: cython.int = place[holder(state, p)]
        row[3 + who] = 1
        row[7] = min(3, most - second) / 3.0
        row[8] = state.crowned >> p & 1
        for f in range(3):
            row[9 + f] = reached[f] >> p & 1
        if all_pass[3] < 4:
            all_pass[who] += 1
    for f in range(4):
        x[100 + f] = all_pass[f] / 2.0
    x[104] = all_pass[3] >= 4
    for f in range(3):
        x[105 + f] = min(6, state.pool[order[f]]) / 3.0
        x[108 + f] = reached[f] != 0
    x[111] = (8 - state.resolved) / 4.0
    x[112] = state.cards_left / (4.0 * state.players)
    x[113] = state.passes == 1
    x[114] = state.passes >= 2
    i = all_pass[0] - all_pass[1]
    x[115] = i == 0
    x[116] = min(i, 3) / 2.0


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def clip(value: cython.int, most: cython.int) -> cython.int:
    return min(most, max(-most, value))


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def held(state: cython.pointer[State], side: cython.int, card: cython.int) -> cython.int:
    """The cards of a kind that a side has."""
    count: cython.int = state.hands[side] >> (2 * card) & 3
    if state.players == 4:
        count += state.hands[side + 2] >> (2 * card) & 3
    return count


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def cards_of(state: cython.pointer[State], side: cython.int) -> cython.int:
    """The cards of a side: two bits for each kind."""
    count: cython.int = size(state.hands[side] & 0x5555) + 2 * size(state.hands[side] & 0xAAAA)
    if state.players == 4:
        side += 2
        count += size(state.hands[side] & 0x5555) + 2 * size(state.hands[side] & 0xAAAA)
    return count


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def court(state: cython.pointer[State], side: cython.int, f: cython.int) -> cython.int:
    """The followers of a faction in the better court of a side."""
    best: cython.int = state.courts[side][f]
    if state.players == 4:
        best = max(best, cython.cast(cython.int, state.courts[side + 2][f]))
    return best


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def card_of(faction: cython.int) -> cython.int:
    """The card of a faction."""
    return LAO_CARD if faction == LAO else MALAY_CARD if faction == MALAY else RAMA_CARD


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def describe_courts(
    state: cython.pointer[State],
    order: cython.pointer[cython.int],
    side: cython.int,
    x: cython.pointer[cython.float],
) -> cython.void:
    """Write how a side's followers compare with the best of the others."""
    sides: cython.int = sides_of(state)
    rival_sets: cython.int = 0
    lead: cython.int
    other: cython.int
    f: cython.int
    for f in range(3):
        mine: cython.int = court(state, side, order[f])
        best: cython.int = 0
        for other in range(sides):
            if other != side:
                best = max(best, court(state, other, order[f]))
        lead = clip(mine - best, 4)
        x[4 * f] = lead / 3.0
        x[4 * f + 1] = lead > 0
        x[4 * f + 2] = lead == 0
        x[4 * f + 3] = mine / 3.0
    for other in range(sides):
        if other != side:
            rival_sets = max(rival_sets, complete_sets(state, other))
    lead = clip(complete_sets(state, side) - rival_sets, 2)
    x[18] = lead / 2.0
    x[19] = lead > 0
    x[20] = lead == 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def describe_cards(
    state: cython.pointer[State],
    order: cython.pointer[cython.int],
    side: cython.int,
    x: cython.pointer[cython.float],
) -> cython.void:
    """Write the cards of a side and of the others, by kind and in all."""
    other: cython.int
    n: cython.int
    rivals: cython.int = 0
    most: cython.int = 0
    own: cython.int = cards_of(state, side)
    count_kinds(state, order, side, x + 12, x + 21)
    for other in range(sides_of(state)):
        if other != side:
            count_kinds(state, order, other, x + 15, x + 25)
            n = cards_of(state, other)
            rivals += n
            most = max(most, n)
    n = clip(own - most, 4)
    x[29] = own / 4.0
    x[30] = rivals / 4.0
    x[31] = n / 2.0
    x[32] = n > 0
    x[33] = n == 0
    x[34] = own == 0
    x[35] = rivals == 0
    x[36] = own == 1
    x[37] = most == 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_kinds(
    state: cython.pointer[State],
    order: cython.pointer[cython.int],
    side: cython.int,
    factions: cython.pointer[cython.float],
    others: cython.pointer[cython.float],
) -> cython.void:
    """Add a side's cards: those of the factions, and the four other kinds."""
    f: cython.int
    for f in range(3):
        factions[f] += held(state, side, card_of(order[f]))
    others[0] += held(state, side, ONE_VS_ONE)
    others[1] += held(state, side, TWO_VS_ONE)
    others[2] += held(state, side, KHON_THAI)
    others[3] += held(state, side, MAHARACHA)


def describe_side(
    state: cython.pointer[State],
    order: cython.pointer[cython.int],
    winners: cython.int,
    side: cython.int,
    x: cython.pointer[cython.float],
) -> cython.void:
    """Write how a side stands against the others; `winners` are those if everybody passed."""
    sides: cython.int = sides_of(state)
    mover: cython.int = state.seat & 1 if state.players == 4 else state.seat
    wins: cython.int = winners >> side & 1
    latest: cython.int = 0
    seat: cython.int
    memset(x, 0, SIDE * cython.sizeof(cython.float))
    describe_courts(state, order, side, x)
    describe_cards(state, order, side, x)
    for seat in range(state.players):
        if state.rank[seat] > state.rank[latest]:
            latest = seat
    x[38] = mover == side
    x[39] = (mover + 1) % sides == side
    x[40] = state.rank[latest] > 0 and (latest & 1 if state.players == 4 else latest) == side
    if wins:
        x[41] = 1
        x[42] = mover == side
        x[43] = x[35]
        x[44] = min(x[30], cython.cast(cython.float, 2))
        x[45] = min(x[29], cython.cast(cython.float, 2))
        x[46] = state.passes > 0
        x[48] = x[32]
        x[49] = x[33]
    else:
        x[47] = x[34]
        x[50] = x[32]


def describe(kernel: Kernel) -> bytes:
    """The features of the table, then those of every side, as floats."""
    x: cython.float[ALL]
    order: cython.int[3]
    state: cython.pointer[State] = cython.address(kernel.state)
    tables: cython.pointer[Tables] = cython.address(kernel.board.tables)
    count: cython.int = rank_all(state, order)
    winners: cython.int = find_winners(state, order, count)
    describe_table(state, tables, order, x)
    side: cython.int
    for side in range(sides_of(state)):
        describe_side(state, order, winners, side, x + TABLE + SIDE * side)
    return cython.cast(cython.p_char, x)[: 4 * (TABLE + SIDE * sides_of(state))]
