"""What a seat of King of Siam sees of a game, as numbers.

`erawan.envs.king_fields` names the fields in the same order and says what they mean.
"""

import cython
from cython.cimports.erawan.envs.common.planes import fill_planes
from cython.cimports.erawan.envs.king.turn import card_of
from cython.cimports.erawan.envs.king.types import (
    LONGEST,
    PROVINCES,
    REST,
    SEATS,
    STEPS,
    SWAP_CARD,
    SWAPPED,
    TURN,
    Game,
    Sets,
)
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king.types import (
    BRITISH,
    CARD_SHIFT,
    FIRST,
    FOURTH,
    IDLE,
    KHON_THAI,
    LAO,
    MAHARACHA,
    MALAY,
    PART,
    RAMA,
    SECOND,
    THIRD,
    TWO_VS_ONE,
    State,
    Tables,
    faction_of,
)
from cython.cimports.libc.string import memcpy, memset

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


def observation_length(players: cython.int, is_open: cython.bint) -> cython.int:
    """How many numbers an observation has."""
    hands: cython.int = 7 * players if is_open else 7 + 8 * players
    return SEATS + 7 * players + hands


def planes_length(players: cython.int, is_open: cython.bint) -> cython.int:
    """And in planes, where each number that is not of one province fills one."""
    by_province: cython.int = SWAP_CARD + REST - TURN
    return by_province + PROVINCES * (observation_length(players, is_open) - by_province)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def place_of(
    in_planes: cython.bint, kinds: cython.int, province: cython.int, kind: cython.int
) -> cython.int:
    """Where a field with so many kinds of numbers for each province has one of them."""
    return PROVINCES * kind + province if in_planes else kinds * province + kind


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def spot_of(
    tables: cython.pointer[Tables],
    in_planes: cython.bint,
    faction: cython.int,
    province: cython.int,
) -> cython.int:
    """The place of a faction in a province among 24: provinces on the board's order, R L M."""
    return place_of(in_planes, 3, tables.outer[province], 0 if faction == RAMA else faction + 1)


def fill_sets(sets: cython.pointer[Sets], tables: cython.pointer[Tables]) -> cython.void:
    """Find the numbers of every set of a board's provinces."""
    numbers: cython.schar[8]
    bits: cython.int
    province: cython.int
    for bits in range(256):
        for province in range(PROVINCES):
            numbers[tables.outer[province]] = bits >> province & 1
        memcpy(cython.address(sets.spread[bits]), numbers, 8)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def write_provinces(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    sets: cython.pointer[Sets],
    out: cython.pointer[cython.schar],
) -> cython.void:
    """Followers 24, holders 32, boxes 64, crowned 8, flat."""
    rama: cython.uint = state.owned[RAMA]
    lao: cython.uint = state.owned[LAO]
    malay: cython.uint = state.owned[MALAY]
    british: cython.uint = state.owned[BRITISH]
    province: cython.int
    outer: cython.int
    i: cython.int
    for province in range(PROVINCES):
        outer = tables.outer[province]
        out[3 * outer] = state.followers[8 * RAMA + province]
        out[3 * outer + 1] = state.followers[8 * LAO + province]
        out[3 * outer + 2] = state.followers[8 * MALAY + province]
        out[24 + 4 * outer] = rama >> province & 1
        out[25 + 4 * outer] = lao >> province & 1
        out[26 + 4 * outer] = malay >> province & 1
        out[27 + 4 * outer] = british >> province & 1
    for i in range(8):
        out[56 + 8 * tables.outer[state.tiles[i]] + i] = 1
    memcpy(out + 120, cython.address(sets.spread[state.crowned]), 8)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def write_province_planes(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    sets: cython.pointer[Sets],
    out: cython.pointer[cython.schar],
) -> cython.void:
    """The same in planes, eight numbers at a time."""
    i: cython.int
    outer: cython.int
    province: cython.int
    for outer in range(PROVINCES):
        province = tables.inner[outer]
        out[outer] = state.followers[8 * RAMA + province]
        out[8 + outer] = state.followers[8 * LAO + province]
        out[16 + outer] = state.followers[8 * MALAY + province]
    memcpy(out + 24, cython.address(sets.spread[state.owned[RAMA]]), 8)
    memcpy(out + 32, cython.address(sets.spread[state.owned[LAO]]), 8)
    memcpy(out + 40, cython.address(sets.spread[state.owned[MALAY]]), 8)
    memcpy(out + 48, cython.address(sets.spread[state.owned[BRITISH]]), 8)
    for i in range(8):
        memcpy(out + 56 + 8 * i, cython.address(sets.spread[1 << state.tiles[i]]), 8)
    memcpy(out + 120, cython.address(sets.spread[state.crowned]), 8)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def write_given(
    tables: cython.pointer[Tables],
    in_planes: cython.bint,
    given: cython.int,
    province: cython.int,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """Add one or two followers to those that a province gives, among 24."""
    f: cython.int
    for f in range(3):
        out[spot_of(tables, in_planes, f, province)] += tables.given[given][f]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def write_turn(
    game: cython.pointer[Game],
    tables: cython.pointer[Tables],
    in_planes: cython.bint,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """What was chosen of the turn: given 24, placed 24, tiles 8, marker 8."""
    effect: cython.uint = game.effect
    card: cython.int = effect >> CARD_SHIFT
    shift: cython.int = FIRST
    value: cython.int
    if game.count == 0 or effect & IDLE == IDLE:
        return
    while shift >= FOURTH:
        value = effect >> shift & PART
        # What the pool lacks is marked in an effect, but is no part that is chosen.
        if game.fixed >> shift & PART:
            if card <= TWO_VS_ONE:
                if shift in (FIRST, THIRD):
                    write_given(tables, in_planes, value, effect >> (shift - 4) & PART, out)
            elif card == MAHARACHA:
                out[(56 if shift == THIRD else 48) + tables.outer[value]] = 1
            elif card == KHON_THAI:
                # R L M are the first, second and third part.
                out[24 + place_of(in_planes, 3, tables.outer[value], (FIRST - shift) // 4)] += 1
            else:
                out[24 + spot_of(tables, in_planes, faction_of(card), value)] += 1
        shift -= 4


@cython.cfunc
def _fill_cards() -> cython.void:
    """The cards of either half of a hand, in the order of an observation."""
    numbers: cython.schar[8]
    half: cython.int
    bits: cython.int
    card: cython.int
    for half in range(2):
        for bits in range(256):
            for card in range(8):
                place: cython.int = card_of[card] - 4 * half
                numbers[card] = bits >> 2 * place & 3 if 0 <= place < 4 else 0
            memcpy(cython.address(cards_in[half][bits]), numbers, 8)


_fill_cards()


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def write_hand(hand: cython.uint, out: cython.pointer[cython.schar]) -> cython.void:
    """How many of each card a hand has."""
    cards: cython.ulonglong = cards_in[0][hand & 255] | cards_in[1][hand >> 8]
    memcpy(out, cython.address(cards), 7)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def cards_left(hand: cython.uint) -> cython.int:
    """How many cards a hand has."""
    pairs: cython.uint = (hand & 0x3333) + (hand >> 2 & 0x3333)
    pairs = (pairs + (pairs >> 4)) & 0x0F0F
    return (pairs + (pairs >> 8)) & 255


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def write_seats(
    game: cython.pointer[Game],
    seat: cython.int,
    is_open: cython.bint,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """What each seat has, the viewer first and then clockwise.

    Courts 3, to move 1, passes 1, latest card 1, the viewer's own number 1, each times the players;
    then the hands, or the own hand 7, cards left 1 and top card 7 times the players.
    """
    state: cython.pointer[State] = cython.address(game.state)
    players: cython.int = state.players
    place: cython.int
    other: cython.int
    for place in range(players):
        other = seat + place
        if other >= players:
            other -= players
        out[3 * place] = state.courts[other][RAMA]
        out[3 * place + 1] = state.courts[other][LAO]
        out[3 * place + 2] = state.courts[other][MALAY]
        out[3 * players + place] = state.seat == other
        out[4 * players + place] = state.passes == place
        out[5 * players + place] = state.played[other]
        out[6 * players + place] = seat == place
        if is_open:
            write_hand(state.hands[other], out + 7 * players + 7 * place)
            continue
        out[7 * players + 7 + place] = cards_left(state.hands[other])
        if game.tops[other]:
            out[8 * players + 7 + 7 * place + game.tops[other] - 1] = 1
    if not is_open:
        write_hand(state.hands[seat], out + 7 * players)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def write_swap(
    swap: cython.uint,
    tables: cython.pointer[Tables],
    in_planes: cython.bint,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """What each province gave by the last card, among 24, over zeros."""
    if swap:
        write_given(tables, in_planes, swap >> FIRST & PART, swap >> SECOND & PART, out)
        write_given(tables, in_planes, swap >> THIRD & PART, swap >> FOURTH & PART, out)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def write_rest(
    game: cython.pointer[Game],
    seat: cython.int,
    is_open: cython.bint,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """Write all that is not of one province, over zeros, where it is in a flat observation."""
    state: cython.pointer[State] = cython.address(game.state)
    if state.last_swap:
        out[SWAP_CARD + (state.last_swap >> CARD_SHIFT)] = 1
    if game.count:
        out[REST + game.chosen[0]] = 1
    out[REST + 7 + game.step] = 1
    out[REST + 7 + STEPS] = state.pool[RAMA]
    out[REST + 8 + STEPS] = state.pool[LAO]
    out[REST + 9 + STEPS] = state.pool[MALAY]
    write_seats(game, seat, is_open, out + SEATS)


def observe(
    game: cython.pointer[Game],
    tables: cython.pointer[Tables],
    sets: cython.pointer[Sets],
    seat: cython.int,
    is_open: cython.bint,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """Write what a seat sees; `out` has room for `observation_length` numbers."""
    memset(out, 0, observation_length(game.state.players, is_open))
    write_provinces(cython.address(game.state), tables, sets, out)
    write_swap(game.state.last_swap, tables, False, out + SWAPPED)
    write_turn(game, tables, False, out + TURN)
    write_rest(game, seat, is_open, out)


def observe_in_planes(
    game: cython.pointer[Game],
    tables: cython.pointer[Tables],
    sets: cython.pointer[Sets],
    seat: cython.int,
    is_open: cython.bint,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """The same in planes; `out` has room for `planes_length` numbers."""
    flat: cython.schar[LONGEST]
    length: cython.int = observation_length(game.state.players, is_open)
    swap_cards: cython.int = TURN - SWAP_CARD
    turn: cython.pointer[cython.schar] = out + SWAP_CARD + PROVINCES * swap_cards
    write_province_planes(cython.address(game.state), tables, sets, out)
    memset(out + SWAPPED, 0, SWAP_CARD - SWAPPED)
    write_swap(game.state.last_swap, tables, True, out + SWAPPED)
    memset(turn, 0, REST - TURN)
    write_turn(game, tables, True, turn)
    memset(flat + SWAP_CARD, 0, length - SWAP_CARD)
    write_rest(game, seat, is_open, flat)
    fill_planes(flat + SWAP_CARD, swap_cards, PROVINCES, out + SWAP_CARD)
    fill_planes(flat + REST, length - REST, PROVINCES, turn + REST - TURN)
