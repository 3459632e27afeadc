"""Playing King of Siam in place on the flat state; the key is kept up to date."""

import cython
from cython.cimports.erawan.kernels.common.bits import lowest
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king import parts
from cython.cimports.erawan.kernels.king.outcome import holder
from cython.cimports.erawan.kernels.king.state import is_held, swap_key
from cython.cimports.erawan.kernels.king.types import (
    ABSENT,
    BRITISH,
    KHON_THAI,
    LAO,
    MAHARACHA,
    MALAY,
    NOTHING,
    PASS,
    RAMA,
    TAKEN,
    TWO_VS_ONE,
    State,
    Tables,
    faction_of,
)

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


def play(
    state: cython.pointer[State], tables: cython.pointer[Tables], move: cython.uint
) -> cython.void:
    """Play a legal move."""
    if move == PASS:
        pass_turn(state, tables)
    else:
        play_effect(state, tables, move)
        take(state, tables, move & TAKEN)


def pass_turn(state: cython.pointer[State], tables: cython.pointer[Tables]) -> cython.void:
    """Pass; the last in a row resolves the struggle (K4.5)."""
    state.key ^= tables.passes_key[state.passes]
    state.passes += 1
    if state.passes == state.players:
        state.passes = 0
        resolve(state, tables)
    state.key ^= tables.passes_key[state.passes]
    next_seat(state, tables)


def play_effect(
    state: cython.pointer[State], tables: cython.pointer[Tables], effect: cython.uint
) -> cython.void:
    """Play a card to its effect: a follower is still to be taken."""
    card: cython.int = parts.card(effect)
    if card == MAHARACHA:
        change_crowns_key(state, tables)
    lay_down(state, tables, card)
    if not parts.is_idle(effect):
        if card <= TWO_VS_ONE:
            swap_followers(state, tables, effect)
        elif card == KHON_THAI:
            place(state, tables, RAMA, parts.first(effect))
            place(state, tables, LAO, parts.second(effect))
            place(state, tables, MALAY, parts.third(effect))
        elif card == MAHARACHA:
            swap_tiles(state, tables, parts.first(effect), parts.second(effect))
            state.crowned |= 1 << parts.third(effect)
        else:
            place(state, tables, faction_of(card), parts.first(effect))
            place(state, tables, faction_of(card), parts.second(effect))
    if card == MAHARACHA and is_held(state, MAHARACHA):
        change_crowns_key(state, tables)


def take(
    state: cython.pointer[State], tables: cython.pointer[Tables], spot: cython.int
) -> cython.void:
    """Take a follower into the court, or NOTHING, and end the turn (K5.4)."""
    if spot != NOTHING:
        count: cython.int = state.courts[state.seat][spot >> 3]
        state.key ^= (
            tables.court_key[state.seat][spot >> 3][count]
            ^ tables.court_key[state.seat][spot >> 3][count + 1]
        )
        state.courts[state.seat][spot >> 3] = count + 1
        change(state, tables, spot, -1)
    next_seat(state, tables)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def next_seat(state: cython.pointer[State], tables: cython.pointer[Tables]) -> cython.void:
    state.key ^= tables.seat_key[state.seat]
    state.seat = 0 if state.seat + 1 == state.players else state.seat + 1
    state.key ^= tables.seat_key[state.seat]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def change(
    state: cython.pointer[State], tables: cython.pointer[Tables], spot: cython.int, by: cython.int
) -> cython.void:
    """Change the number of followers at a spot."""
    count: cython.int = state.followers[spot]
    state.key ^= tables.followers_key[spot][count] ^ tables.followers_key[spot][count + by]
    count += by
    state.followers[spot] = count
    keep: cython.uint = ~(cython.cast(cython.uint, 1) << spot)
    state.present = state.present & keep | cython.cast(cython.uint, count != 0) << spot
    state.lone = state.lone & keep | cython.cast(cython.uint, count == 1) << spot
    state.pairs = state.pairs & keep | cython.cast(cython.uint, count == 2) << spot


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def place(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    faction: cython.int,
    province: cython.int,
) -> cython.void:
    """Put a follower from the pool into a province, unless that is ABSENT."""
    if province != ABSENT:
        state.pool[faction] -= 1
        change(state, tables, 8 * faction + province, 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def swap_followers(
    state: cython.pointer[State], tables: cython.pointer[Tables], effect: cython.uint
) -> cython.void:
    """1 vs 1 and 2 vs 1; the swap is remembered, and counts as long as its card is held (K5.8c)."""
    given: cython.int = parts.first(effect)
    here: cython.int = parts.second(effect)
    got: cython.int = parts.third(effect)
    there: cython.int = parts.fourth(effect)
    f: cython.int
    for f in range(3):
        moved: cython.int = tables.given[given][f] - (f == got)
        if moved:
            change(state, tables, 8 * f + here, -moved)
            change(state, tables, 8 * f + there, moved)
    state.last_swap = effect & ~cython.cast(cython.uint, TAKEN)
    if is_held(state, parts.card(effect)):
        state.key ^= swap_key(tables, state.last_swap)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def swap_tiles(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    first: cython.int,
    second: cython.int,
) -> cython.void:
    """Put each of two tiles into the other's box (K5.6)."""
    box: cython.int
    for box in range(state.resolved, 8):
        tile: cython.int = state.tiles[box]
        other: cython.int = second if tile == first else first
        if tile in (first, second):
            state.key ^= tables.tile_key[box][tile] ^ tables.tile_key[box][other]
            state.tiles[box] = other


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def change_crowns_key(state: cython.pointer[State], tables: cython.pointer[Tables]) -> cython.void:
    """Put the King markers of face-up tiles into the key, or out of it."""
    crowns: cython.uint = state.open & state.crowned
    while crowns:
        state.key ^= tables.crown_key[lowest(crowns)]
        crowns &= crowns - 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lay_down(
    state: cython.pointer[State], tables: cython.pointer[Tables], card: cython.int
) -> cython.void:
    """Put a card on the pile: the passes in a row and the swap to undo are forgotten."""
    seat: cython.int = state.seat
    if state.last_swap:
        if is_held(state, parts.card(state.last_swap)):
            state.key ^= swap_key(tables, state.last_swap)
        state.last_swap = 0
    state.key ^= tables.passes_key[state.passes] ^ tables.passes_key[0]
    state.passes = 0
    copies: cython.int = state.hands[seat] >> (2 * card) & 3
    state.key ^= tables.hand_key[seat][card][copies] ^ tables.hand_key[seat][card][copies - 1]
    state.hands[seat] -= 1 << (2 * card)
    state.cards_left -= 1
    state.played[seat] = 8 * state.players - state.cards_left
    become_latest(state, tables, seat)


def become_latest(
    state: cython.pointer[State], tables: cython.pointer[Tables], seat: cython.int
) -> cython.void:
    """Rank the seat's latest card above all others'."""
    old: cython.int = state.rank[seat]
    top: cython.int = 1
    other: cython.int
    for other in range(state.players):
        rank: cython.int = state.rank[other]
        if other != seat and rank:
            top += 1
            if old and rank > old:
                state.key ^= tables.rank_key[other][rank] ^ tables.rank_key[other][rank - 1]
                state.rank[other] = rank - 1
    state.key ^= tables.rank_key[seat][old] ^ tables.rank_key[seat][top]
    state.rank[seat] = top


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def resolve(state: cython.pointer[State], tables: cython.pointer[Tables]) -> cython.void:
    """Give the contested province to its holder and its followers to the pool (K6)."""
    province: cython.int = state.tiles[state.resolved]
    who: cython.int = holder(state, province)
    f: cython.int
    state.key ^= tables.tile_key[state.resolved][province] ^ tables.holder_key[province][who]
    if state.crowned >> province & 1 and is_held(state, MAHARACHA):
        state.key ^= tables.crown_key[province]
    state.resolved += 1
    state.open ^= 1 << province
    state.owned[who] |= 1 << province
    for f in range(3):
        count: cython.int = state.followers[8 * f + province]
        if count:
            state.pool[f] += count
            change(state, tables, 8 * f + province, -count)
    if who != BRITISH:
        gain(state, tables, who)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def gain(
    state: cython.pointer[State], tables: cython.pointer[Tables], faction: cython.int
) -> cython.void:
    """Put a faction first in the order of latest gains (K7.3)."""
    rank: cython.int
    coming: cython.int = faction
    for rank in range(3):
        if rank == state.gained:
            state.gained += 1
            state.key ^= tables.gain_key[rank][coming]
            state.gains[rank] = coming
            break
        old: cython.int = state.gains[rank]
        state.key ^= tables.gain_key[rank][old] ^ tables.gain_key[rank][coming]
        state.gains[rank] = coming
        if old == faction:
            break
        coming = old
