"""The second step of a turn of King of Siam, after the card: its effects."""

import cython
from cython.cimports.erawan.kernels.common.bits import lowest
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king import parts
from cython.cimports.erawan.kernels.king.types import (
    ABSENT,
    CARD_SHIFT,
    FIRST,
    FOURTH,
    IDLE,
    KHON_THAI,
    LAO,
    MAHARACHA,
    MALAY,
    MAX_EFFECTS,
    ONE_VS_ONE,
    RAMA,
    SECOND,
    SINGLES,
    THIRD,
    TWO_VS_ONE,
    State,
    Tables,
    faction_of,
)

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


def list_effects(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    card: cython.int,
    out: cython.pointer[cython.uint],
) -> cython.int:
    """Write all effects of a card, in order, IDLE if there is none (K5.2); return how many.

    `out` has room for MAX_EFFECTS. Whether the card is held is not asked.
    """
    n: cython.int = 0
    if card == ONE_VS_ONE:
        n = single_swaps(state, tables, card, out)
    elif card == TWO_VS_ONE:
        n = double_swaps(state, tables, out)
        if n == 0:
            n = single_swaps(state, tables, card, out)
    elif card == KHON_THAI:
        n = free_placings(state, out)
    elif card == MAHARACHA:
        n = tile_swaps(state, tables, out)
    else:
        n = faction_placings(state, tables, card, out)
    if n == 0:
        out[0] = cython.cast(cython.uint, card) << CARD_SHIFT | IDLE
        n = 1
    return n


def has_effect(
    state: cython.pointer[State], tables: cython.pointer[Tables], effect: cython.uint
) -> cython.bint:
    """Whether `list_effects` would write this effect of its card."""
    listed: cython.uint[MAX_EFFECTS]
    card: cython.int = parts.card(effect)
    first: cython.int = parts.first(effect)
    second: cython.int = parts.second(effect)
    third: cython.int = parts.third(effect)
    fourth: cython.int = parts.fourth(effect)
    i: cython.int = 0
    if parts.is_idle(effect) or (card == TWO_VS_ONE and first < SINGLES):
        # What is possible only where other effects are not.
        count: cython.int = list_effects(state, tables, card, listed)
        while i < count and listed[i] != effect:
            i += 1
        return i < count
    if card <= TWO_VS_ONE:
        return has_swap(state, tables, card, first, second, third, fourth) and effect != barred(
            state, card
        )
    if card == KHON_THAI:
        return (
            fourth == 0
            and (state.pool[LAO] or state.pool[MALAY] or state.pool[RAMA])
            and can_be_placed(state, RAMA, first)
            and can_be_placed(state, LAO, second)
            and can_be_placed(state, MALAY, third)
        )
    if card == MAHARACHA:
        free: cython.uint = state.open & ~state.crowned
        return (
            (free >> first & free >> second & 1)
            and (tables.later[first] >> second & 1)
            and third in (first, second)
            and fourth == 0
        )
    reached: cython.uint = targets(state, tables, faction_of(card))
    if state.pool[faction_of(card)] == 0 or not reached >> first & 1 or third or fourth:
        return False
    if state.pool[faction_of(card)] == 1:
        return second == ABSENT
    return (reached & (tables.later[first] | 1 << first)) >> second & 1


def has_swap(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    card: cython.int,
    given: cython.int,
    here: cython.int,
    got: cython.int,
    there: cython.int,
) -> cython.bint:
    """Whether two provinces can swap this with 1 vs 1, or with 2 vs 1 as it should be."""
    f: cython.int
    if here > 7 or there > 7 or got > RAMA or given > 8:
        return False
    if card == ONE_VS_ONE and given >= SINGLES:
        return False
    if not (tables.later[here] if card == ONE_VS_ONE else tables.borders[here]) >> there & 1:
        return False
    for f in range(3):
        if state.followers[8 * f + here] < tables.given[given][f]:
            return False
    return state.followers[8 * got + there] > 0


def can_be_placed(
    state: cython.pointer[State], faction: cython.int, province: cython.int
) -> cython.bint:
    """Whether a follower can come from the pool into a province: ABSENT if the pool has none."""
    if state.pool[faction] == 0:
        return province == ABSENT
    return province < 8 and state.open >> province & 1


def holds(state: cython.pointer[State], card: cython.int) -> cython.int:
    """How many of a kind of card the seat to move holds."""
    return state.hands[state.seat] >> (2 * card) & 3


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def pack(
    card: cython.int, first: cython.int, second: cython.int, third: cython.int, fourth: cython.int
) -> cython.uint:
    return cython.cast(
        cython.uint,
        card << CARD_SHIFT | first << FIRST | second << SECOND | third << THIRD | fourth << FOURTH,
    )


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def having(state: cython.pointer[State], faction: cython.int) -> cython.uint:
    """The provinces that have followers of a faction."""
    return state.present >> (8 * faction) & 255


def barred(state: cython.pointer[State], card: cython.int) -> cython.uint:
    """The effect that would undo the last card (K5.8c), 0 if none would."""
    swap: cython.uint = state.last_swap
    if swap == 0 or parts.card(swap) != card:
        return 0
    given: cython.int = parts.first(swap)
    here: cython.int = parts.second(swap)
    got: cython.int = parts.third(swap)
    there: cython.int = parts.fourth(swap)
    if given < SINGLES:
        return pack(card, got, here, given, there)
    return pack(card, given, there, got, here)


def single_swaps(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    card: cython.int,
    out: cython.pointer[cython.uint],
) -> cython.int:
    """One follower for one: anywhere with 1 vs 1 (K5.8a), between neighbours as a fallback."""
    banned: cython.uint = barred(state, card)
    n: cython.int = 0
    given: cython.int
    got: cython.int
    for given in range(3):
        heres: cython.uint = having(state, given)
        while heres:
            here: cython.int = lowest(heres)
            heres &= heres - 1
            reached: cython.uint = tables.later[here]
            if card == TWO_VS_ONE:
                reached &= tables.borders[here]
            for got in range(3):
                theres: cython.uint = having(state, got) & reached
                while theres:
                    effect: cython.uint = pack(card, given, here, got, lowest(theres))
                    theres &= theres - 1
                    if effect != banned:
                        out[n] = effect
                        n += 1
    return n


def double_swaps(
    state: cython.pointer[State], tables: cython.pointer[Tables], out: cython.pointer[cython.uint]
) -> cython.int:
    """Two followers of a province for one of a neighbour (K5.8b)."""
    banned: cython.uint = barred(state, TWO_VS_ONE)
    n: cython.int = 0
    given: cython.int
    got: cython.int
    for given in range(SINGLES, 9):
        heres: cython.uint = state.open
        while heres:
            here: cython.int = lowest(heres)
            heres &= heres - 1
            if (
                state.followers[here] < tables.given[given][0]
                or state.followers[8 + here] < tables.given[given][1]
                or state.followers[16 + here] < tables.given[given][2]
            ):
                continue
            for got in range(3):
                theres: cython.uint = having(state, got) & tables.borders[here]
                while theres:
                    effect: cython.uint = pack(TWO_VS_ONE, given, here, got, lowest(theres))
                    theres &= theres - 1
                    if effect != banned:
                        out[n] = effect
                        n += 1
    return n


def free_placings(state: cython.pointer[State], out: cython.pointer[cython.uint]) -> cython.int:
    """Khon Thai: a follower of every faction that the pool has, anywhere open (K5.7)."""
    none: cython.uint = 1 << ABSENT
    ramas: cython.uint = state.open if state.pool[RAMA] else none
    n: cython.int = 0
    if not (state.pool[LAO] or state.pool[MALAY] or state.pool[RAMA]):
        return 0
    while ramas:
        rama: cython.int = lowest(ramas)
        ramas &= ramas - 1
        laos: cython.uint = state.open if state.pool[LAO] else none
        while laos:
            lao: cython.int = lowest(laos)
            laos &= laos - 1
            malays: cython.uint = state.open if state.pool[MALAY] else none
            while malays:
                out[n] = pack(KHON_THAI, rama, lao, lowest(malays), 0)
                malays &= malays - 1
                n += 1
    return n


def targets(
    state: cython.pointer[State], tables: cython.pointer[Tables], faction: cython.int
) -> cython.uint:
    """The open provinces next to one the faction controls, or to its home (K5.8d)."""
    sources: cython.uint = state.owned[faction] | state.open & (1 << tables.home[faction])
    reached: cython.uint = 0
    while sources:
        reached |= tables.borders[lowest(sources)]
        sources &= sources - 1
    return reached & state.open


def faction_placings(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    card: cython.int,
    out: cython.pointer[cython.uint],
) -> cython.int:
    """Rama, Lao or Malay: two followers from the pool, or its last one (K5.8d)."""
    faction: cython.int = faction_of(card)
    reached: cython.uint = targets(state, tables, faction)
    firsts: cython.uint = reached if state.pool[faction] else 0
    n: cython.int = 0
    while firsts:
        first: cython.int = lowest(firsts)
        firsts &= firsts - 1
        seconds: cython.uint = 1 << ABSENT
        if state.pool[faction] > 1:
            seconds = reached & (tables.later[first] | 1 << first)
        while seconds:
            out[n] = pack(card, first, lowest(seconds), 0, 0)
            seconds &= seconds - 1
            n += 1
    return n


def tile_swaps(
    state: cython.pointer[State], tables: cython.pointer[Tables], out: cython.pointer[cython.uint]
) -> cython.int:
    """Maharacha: two face-up tiles without a King marker, one of which gets it (K5.6)."""
    free: cython.uint = state.open & ~state.crowned
    firsts: cython.uint = free
    n: cython.int = 0
    while firsts:
        first: cython.int = lowest(firsts)
        firsts &= firsts - 1
        seconds: cython.uint = free & tables.later[first]
        while seconds:
            second: cython.int = lowest(seconds)
            seconds &= seconds - 1
            out[n] = pack(MAHARACHA, first, second, min(first, second), 0)
            out[n + 1] = pack(MAHARACHA, first, second, max(first, second), 0)
            n += 2
    return n
