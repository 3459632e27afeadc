"""What a seat of King of Siam sees of a game, as numbers.

`erawan.envs.king_fields` names the fields in the same order and says what they mean.
"""

import cython
from cython.cimports.erawan.envs.king.offers import faction_in
from cython.cimports.erawan.envs.king.turn import card_of
from cython.cimports.erawan.envs.king.types import STEPS, Game
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king.types import (
    CARD_SHIFT,
    FIRST,
    FOURTH,
    IDLE,
    KHON_THAI,
    MAHARACHA,
    PART,
    SECOND,
    THIRD,
    TWO_VS_ONE,
    State,
    Tables,
    faction_of,
)
from cython.cimports.libc.string import memset

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

SHARED = cython.declare(cython.int, 238)
"""How many numbers there are whatever the number of players."""


def observation_length(players: cython.int, is_open: cython.bint) -> cython.int:
    """How many numbers an observation has."""
    hands: cython.int = 7 * players if is_open else 7 + 8 * players
    return SHARED + 7 * players + hands


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def spot_of(
    tables: cython.pointer[Tables], faction: cython.int, province: cython.int
) -> cython.int:
    """The place of a faction in a province among 24: provinces on the board's order, R L M."""
    return 3 * tables.outer[province] + (faction + 1) % 3


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_provinces(
    state: cython.pointer[State], tables: cython.pointer[Tables], out: cython.pointer[cython.schar]
) -> cython.void:
    """Followers 24, holders 32, boxes 64, crowned 8."""
    province: cython.int
    outer: cython.int
    i: cython.int
    for province in range(8):
        outer = tables.outer[province]
        for i in range(3):
            out[3 * outer + i] = state.followers[8 * faction_in[i] + province]
            out[24 + 4 * outer + i] = state.owned[faction_in[i]] >> province & 1
        out[24 + 4 * outer + 3] = state.owned[3] >> province & 1
        out[120 + outer] = state.crowned >> province & 1
    for i in range(8):
        out[56 + 8 * tables.outer[state.tiles[i]] + i] = 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_given(
    tables: cython.pointer[Tables],
    given: cython.int,
    province: cython.int,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """Add one or two followers to those that a province gives, among 24."""
    f: cython.int
    for f in range(3):
        out[spot_of(tables, f, province)] += tables.given[given][f]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_turn(
    game: cython.pointer[Game], tables: cython.pointer[Tables], out: cython.pointer[cython.schar]
) -> cython.void:
    """The turn so far: given 24, placed 24, tiles 8, marker 8, card 7, step 10."""
    effect: cython.uint = game.effect
    card: cython.int = effect >> CARD_SHIFT
    shift: cython.int = FIRST
    value: cython.int
    out[71 + game.step] = 1
    if game.count == 0:
        return
    out[64 + game.chosen[0]] = 1
    if effect & IDLE == IDLE:
        return
    while shift >= FOURTH:
        value = effect >> shift & PART
        # What the pool lacks is marked in an effect, but is no part that is chosen.
        if game.fixed >> shift & PART:
            if card <= TWO_VS_ONE:
                if shift in (FIRST, THIRD):
                    write_given(tables, value, effect >> (shift - 4) & PART, out)
            elif card == MAHARACHA:
                out[(56 if shift == THIRD else 48) + tables.outer[value]] = 1
            elif card == KHON_THAI:
                # R L M are the first, second and third part.
                out[24 + 3 * tables.outer[value] + (FIRST - shift) // 4] += 1
            else:
                out[24 + spot_of(tables, faction_of(card), value)] += 1
        shift -= 4


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_hand(hand: cython.uint, out: cython.pointer[cython.schar]) -> cython.int:
    """How many of each card a hand has; returns how many in all."""
    card: cython.int
    total: cython.int = 0
    for card in range(7):
        out[card] = hand >> (2 * card_of[card]) & 3
        total += out[card]
    return total


@cython.cfunc
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
    hidden: cython.schar[7]
    place: cython.int
    other: cython.int
    f: cython.int
    left: cython.int
    for place in range(players):
        other = (seat + place) % players
        for f in range(3):
            out[3 * place + f] = state.courts[other][faction_in[f]]
        out[3 * players + place] = state.seat == other
        out[4 * players + place] = state.passes == place
        out[5 * players + place] = state.played[other]
        out[6 * players + place] = seat == place
        if is_open:
            write_hand(state.hands[other], out + 7 * players + 7 * place)
            continue
        left = write_hand(state.hands[other], hidden)
        out[7 * players + 7 + place] = left
        if game.tops[other]:
            out[8 * players + 7 + 7 * place + game.tops[other] - 1] = 1
    if not is_open:
        write_hand(state.hands[seat], out + 7 * players)


def observe(
    game: cython.pointer[Game],
    tables: cython.pointer[Tables],
    seat: cython.int,
    is_open: cython.bint,
    out: cython.pointer[cython.schar],
) -> cython.void:
    """Write what a seat sees; `out` has room for `observation_length` numbers."""
    state: cython.pointer[State] = cython.address(game.state)
    swap: cython.uint = state.last_swap
    i: cython.int
    memset(out, 0, observation_length(state.players, is_open))
    write_provinces(state, tables, out)
    if swap:
        write_given(tables, swap >> FIRST & PART, swap >> SECOND & PART, out + 128)
        write_given(tables, swap >> THIRD & PART, swap >> FOURTH & PART, out + 128)
        out[152 + (swap >> CARD_SHIFT)] = 1
    write_turn(game, tables, out + 154)
    for i in range(3):
        out[154 + 71 + STEPS + i] = state.pool[faction_in[i]]
    write_seats(game, seat, is_open, out + SHARED)
