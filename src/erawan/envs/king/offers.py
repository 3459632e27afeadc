"""What the next part of a card's effect can be in King of Siam, without listing the effects.

Sets of provinces are bit masks, as in the kernels. For the very last card this is not enough: its
effects must win (K5.9), so that they are listed and tried.
"""

import cython
from cython.cimports.erawan.envs.common.masks import allow
from cython.cimports.erawan.envs.king.types import (
    FOLLOWER_ACTIONS,
    PAIR_ACTIONS,
    PROVINCE_ACTIONS,
    Game,
)
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king.effects import barred, targets
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
    ONE_VS_ONE,
    PART,
    RAMA,
    SECOND,
    SINGLES,
    THIRD,
    TWO_VS_ONE,
    State,
    Tables,
    faction_of,
    lowest,
)

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

COMPLETE = cython.declare(cython.int, -1)

faction_in[0], faction_in[1], faction_in[2] = 2, 0, 1  # R L M
pair_given[0], pair_given[1], pair_given[2] = 8, 6, 7  # RR RL RM
pair_given[3], pair_given[4], pair_given[5] = 3, 4, 5  # LL LM MM


def province_action(tables: cython.pointer[Tables], province: cython.int) -> cython.int:
    """The action that chooses a province."""
    return PROVINCE_ACTIONS + tables.outer[province]


def follower_action(
    tables: cython.pointer[Tables], faction: cython.int, province: cython.int
) -> cython.int:
    """Our factions L M R are the second, third and first of the rules'."""
    return FOLLOWER_ACTIONS + 3 * tables.outer[province] + (0 if faction == RAMA else faction + 1)


def given_action(
    tables: cython.pointer[Tables], given: cython.int, province: cython.int
) -> cython.int:
    """The action that gives one or two followers of a province."""
    pair: cython.int = 0
    if given < SINGLES:
        return follower_action(tables, given, province)
    while pair_given[pair] != given:
        pair += 1
    return PAIR_ACTIONS + 6 * tables.outer[province] + pair


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def idle(game: cython.pointer[Game]) -> cython.int:
    """The card has no effect (K5.2): there is nothing to choose."""
    game.effect |= IDLE
    return COMPLETE


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def allow_provinces(
    game: cython.pointer[Game], tables: cython.pointer[Tables], provinces: cython.uint
) -> cython.void:
    while provinces:
        allow(game.legal, province_action(tables, lowest(provinces)))
        provinces &= provinces - 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def givers(state: cython.pointer[State], given: cython.int) -> cython.uint:
    """The provinces that have these one or two followers."""
    plenty: cython.uint = state.present & ~state.lone
    lao: cython.uint = state.present & 255
    malay: cython.uint = state.present >> 8 & 255
    rama: cython.uint = state.present >> 16 & 255
    if given < SINGLES:
        return state.present >> 8 * given & 255
    if given == 3:
        return plenty & 255
    if given == 4:
        return lao & malay
    if given == 5:
        return plenty >> 8 & 255
    if given == 6:
        return rama & lao
    if given == 7:
        return rama & malay
    return plenty >> 16 & 255


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def reached(
    tables: cython.pointer[Tables], card: cython.int, given: cython.int, here: cython.int
) -> cython.uint:
    """The provinces that can swap with one that gives this (K5.8a, K5.8b)."""
    if card == ONE_VS_ONE:
        return tables.later[here]
    if given < SINGLES:
        return tables.later[here] & tables.borders[here]
    return tables.borders[here]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def answers(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    card: cython.int,
    given: cython.int,
    here: cython.int,
    banned: cython.uint,
) -> cython.uint:
    """The spots whose follower a province can get for what it gives, without the barred swap."""
    others: cython.uint = reached(tables, card, given, here)
    spots: cython.uint = state.present & (others | others << 8 | others << 16)
    if (
        banned
        and cython.cast(cython.int, banned >> FIRST & PART) == given
        and cython.cast(cython.int, banned >> SECOND & PART) == here
    ):
        spots &= ~(
            cython.cast(cython.uint, 1)
            << (8 * (banned >> THIRD & PART) + (banned >> FOURTH & PART))
        )
    return spots


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def offer_givers(
    game: cython.pointer[Game],
    tables: cython.pointer[Tables],
    card: cython.int,
    start: cython.int,
    stop: cython.int,
) -> cython.bint:
    """Offer what provinces can give in a swap; whether there is anything."""
    state: cython.pointer[State] = cython.address(game.state)
    banned: cython.uint = barred(state, card)
    is_any: cython.bint = False
    given: cython.int
    for given in range(start, stop):
        heres: cython.uint = givers(state, given)
        while heres:
            here: cython.int = lowest(heres)
            heres &= heres - 1
            if answers(state, tables, card, given, here, banned):
                allow(game.legal, given_action(tables, given, here))
                is_any = True
    return is_any


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def offer_swap(
    game: cython.pointer[Game],
    tables: cython.pointer[Tables],
    card: cython.int,
    part: cython.int,
) -> cython.int:
    """1 vs 1 and 2 vs 1: what is given, then what is got for it."""
    state: cython.pointer[State] = cython.address(game.state)
    given: cython.int = game.effect >> FIRST & PART
    here: cython.int = game.effect >> SECOND & PART
    spots: cython.uint
    if part == 0:
        if card == TWO_VS_ONE and offer_givers(game, tables, card, SINGLES, 9):
            return FIRST
        return FIRST if offer_givers(game, tables, card, 0, SINGLES) else idle(game)
    if part > 1:
        return COMPLETE
    spots = answers(state, tables, card, given, here, barred(state, card))
    while spots:
        spot: cython.int = lowest(spots)
        allow(game.legal, follower_action(tables, spot >> 3, spot & 7))
        spots &= spots - 1
    return THIRD


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def offer_free_placing(
    game: cython.pointer[Game], tables: cython.pointer[Tables], part: cython.int
) -> cython.int:
    """Khon Thai: an open province for each faction that the pool has, in the order R L M (K5.7)."""
    state: cython.pointer[State] = cython.address(game.state)
    shift: cython.int = FIRST
    i: cython.int
    if not (state.pool[LAO] or state.pool[MALAY] or state.pool[RAMA]):
        return idle(game)
    for i in range(3):
        if state.pool[faction_in[i]] == 0:
            game.effect |= cython.cast(cython.uint, ABSENT) << shift
        elif part == 0:
            allow_provinces(game, tables, state.open)
            return shift
        else:
            part -= 1
        shift -= 4
    return COMPLETE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def offer_tiles(
    game: cython.pointer[Game], tables: cython.pointer[Tables], part: cython.int
) -> cython.int:
    """Maharacha: two face-up tiles without a King marker, then who gets it (K5.6)."""
    free: cython.uint = game.state.open & ~game.state.crowned
    firsts: cython.uint = free
    first: cython.int = game.effect >> FIRST & PART
    if part == 0:
        if free & (free - 1) == 0:
            return idle(game)
        while firsts:
            if free & tables.later[lowest(firsts)]:
                allow(game.legal, province_action(tables, lowest(firsts)))
            firsts &= firsts - 1
        return FIRST
    if part == 1:
        allow_provinces(game, tables, free & tables.later[first])
        return SECOND
    if part > 2:
        return COMPLETE
    allow(game.legal, province_action(tables, first))
    allow(game.legal, province_action(tables, game.effect >> SECOND & PART))
    return THIRD


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def offer_placing(
    game: cython.pointer[Game],
    tables: cython.pointer[Tables],
    card: cython.int,
    part: cython.int,
) -> cython.int:
    """Rama, Lao or Malay: a province, and the same or a later one for a second (K5.8d)."""
    faction: cython.int = faction_of(card)
    pool: cython.int = game.state.pool[faction]
    open_to: cython.uint = targets(cython.address(game.state), tables, faction)
    first: cython.int = game.effect >> FIRST & PART
    if part == 0:
        if pool == 0 or open_to == 0:
            return idle(game)
        allow_provinces(game, tables, open_to)
        return FIRST
    if part == 1 and pool > 1:
        allow_provinces(game, tables, open_to & (tables.later[first] | 1 << first))
        return SECOND
    if pool == 1:
        game.effect |= cython.cast(cython.uint, ABSENT) << SECOND
    return COMPLETE


def offer_next(game: cython.pointer[Game], tables: cython.pointer[Tables]) -> cython.int:
    """Offer what the next part can be; where it begins in an effect, -1 if nothing is missing.

    What is not chosen, that the card is idle or what the pool lacks, is noted in the effect.
    """
    card: cython.int = game.effect >> CARD_SHIFT
    part: cython.int = game.count - 1
    if card <= TWO_VS_ONE:
        return offer_swap(game, tables, card, part)
    if card == KHON_THAI:
        return offer_free_placing(game, tables, part)
    if card == MAHARACHA:
        return offer_tiles(game, tables, part)
    return offer_placing(game, tables, card, part)
