"""Playing King of Siam in place on the flat state; the key is kept up to date."""

import cython
from cython.cimports.erawan.kernels.king_outcome import holder
from cython.cimports.erawan.kernels.king_state import is_held, swap_key
from cython.cimports.erawan.kernels.king_types import (
    ABSENT,
    BRITISH,
    CARD_SHIFT,
    FIRST,
    FOURTH,
    IDLE,
    KHON_THAI,
    LAO,
    MAHARACHA,
    MALAY,
    NOTHING,
    PART,
    PASS,
    RAMA,
    SECOND,
    TAKEN,
    THIRD,
    TWO_VS_ONE,
    State,
    Tables,
    faction_of,
    lowest,
)
from cython.cimports.erawan.kernels.sources import SOURCES

from erawan.kernels.freshness import check

check(__name__, SOURCES)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play(s: cython.pointer[State], t: cython.pointer[Tables], move: cython.uint) -> cython.void:
    """Play a legal move."""
    if move == PASS:
        pass_turn(s, t)
    else:
        play_effect(s, t, move)
        take(s, t, move & TAKEN)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def pass_turn(s: cython.pointer[State], t: cython.pointer[Tables]) -> cython.void:
    """Pass; the last in a row resolves the struggle (K4.5)."""
    s.key ^= t.passes_key[s.passes]
    s.passes += 1
    if s.passes == s.players:
        s.passes = 0
        resolve(s, t)
    s.key ^= t.passes_key[s.passes]
    next_seat(s, t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def play_effect(
    s: cython.pointer[State], t: cython.pointer[Tables], effect: cython.uint
) -> cython.void:
    """Play a card to its effect: a follower is still to be taken."""
    card: cython.int = effect >> CARD_SHIFT
    if card == MAHARACHA:
        change_crowns_key(s, t)
    lay_down(s, t, card)
    if effect & IDLE != IDLE:
        if card <= TWO_VS_ONE:
            swap_followers(s, t, effect)
        elif card == KHON_THAI:
            place(s, t, RAMA, effect >> FIRST & PART)
            place(s, t, LAO, effect >> SECOND & PART)
            place(s, t, MALAY, effect >> THIRD & PART)
        elif card == MAHARACHA:
            swap_tiles(s, t, effect >> FIRST & PART, effect >> SECOND & PART)
            s.crowned |= 1 << (effect >> THIRD & PART)
        else:
            place(s, t, faction_of(card), effect >> FIRST & PART)
            place(s, t, faction_of(card), effect >> SECOND & PART)
    if card == MAHARACHA and is_held(s, MAHARACHA):
        change_crowns_key(s, t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take(s: cython.pointer[State], t: cython.pointer[Tables], spot: cython.int) -> cython.void:
    """Take a follower into the court, or NOTHING, and end the turn (K5.4)."""
    if spot != NOTHING:
        count: cython.int = s.courts[s.seat][spot >> 3]
        s.key ^= t.court_key[s.seat][spot >> 3][count] ^ t.court_key[s.seat][spot >> 3][count + 1]
        s.courts[s.seat][spot >> 3] = count + 1
        change(s, t, spot, -1)
    next_seat(s, t)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def next_seat(s: cython.pointer[State], t: cython.pointer[Tables]) -> cython.void:
    s.key ^= t.seat_key[s.seat]
    s.seat = 0 if s.seat + 1 == s.players else s.seat + 1
    s.key ^= t.seat_key[s.seat]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def change(
    s: cython.pointer[State], t: cython.pointer[Tables], spot: cython.int, by: cython.int
) -> cython.void:
    """Change the number of followers at a spot."""
    count: cython.int = s.followers[spot]
    s.key ^= t.followers_key[spot][count] ^ t.followers_key[spot][count + by]
    count += by
    s.followers[spot] = count
    keep: cython.uint = ~(cython.cast(cython.uint, 1) << spot)
    s.present = s.present & keep | cython.cast(cython.uint, count != 0) << spot
    s.lone = s.lone & keep | cython.cast(cython.uint, count == 1) << spot
    s.pairs = s.pairs & keep | cython.cast(cython.uint, count == 2) << spot


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def place(
    s: cython.pointer[State],
    t: cython.pointer[Tables],
    faction: cython.int,
    province: cython.int,
) -> cython.void:
    """Put a follower from the pool into a province, unless that is ABSENT."""
    if province != ABSENT:
        s.pool[faction] -= 1
        change(s, t, 8 * faction + province, 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def swap_followers(
    s: cython.pointer[State], t: cython.pointer[Tables], effect: cython.uint
) -> cython.void:
    """1 vs 1 and 2 vs 1; the swap is remembered, and counts as long as its card is held (K5.8c)."""
    given: cython.int = effect >> FIRST & PART
    here: cython.int = effect >> SECOND & PART
    got: cython.int = effect >> THIRD & PART
    there: cython.int = effect >> FOURTH & PART
    f: cython.int
    for f in range(3):
        moved: cython.int = t.given[given][f] - (f == got)
        if moved:
            change(s, t, 8 * f + here, -moved)
            change(s, t, 8 * f + there, moved)
    s.last_swap = effect & ~cython.cast(cython.uint, TAKEN)
    if is_held(s, effect >> CARD_SHIFT):
        s.key ^= swap_key(t, s.last_swap)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def swap_tiles(
    s: cython.pointer[State], t: cython.pointer[Tables], first: cython.int, second: cython.int
) -> cython.void:
    """Put each of two tiles into the other's box (K5.6)."""
    box: cython.int
    for box in range(s.resolved, 8):
        tile: cython.int = s.tiles[box]
        other: cython.int = second if tile == first else first
        if tile in (first, second):
            s.key ^= t.tile_key[box][tile] ^ t.tile_key[box][other]
            s.tiles[box] = other


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def change_crowns_key(s: cython.pointer[State], t: cython.pointer[Tables]) -> cython.void:
    """Put the King markers of face-up tiles into the key, or out of it."""
    crowns: cython.uint = s.open & s.crowned
    while crowns:
        s.key ^= t.crown_key[lowest(crowns)]
        crowns &= crowns - 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lay_down(s: cython.pointer[State], t: cython.pointer[Tables], card: cython.int) -> cython.void:
    """Put a card on the pile: the passes in a row and the swap to undo are forgotten."""
    seat: cython.int = s.seat
    if s.last_swap:
        if is_held(s, s.last_swap >> CARD_SHIFT):
            s.key ^= swap_key(t, s.last_swap)
        s.last_swap = 0
    s.key ^= t.passes_key[s.passes] ^ t.passes_key[0]
    s.passes = 0
    copies: cython.int = s.hands[seat] >> (2 * card) & 3
    s.key ^= t.hand_key[seat][card][copies] ^ t.hand_key[seat][card][copies - 1]
    s.hands[seat] -= 1 << (2 * card)
    s.cards_left -= 1
    s.played[seat] = 8 * s.players - s.cards_left
    become_latest(s, t, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def become_latest(
    s: cython.pointer[State], t: cython.pointer[Tables], seat: cython.int
) -> cython.void:
    """Rank the seat's latest card above all others'."""
    old: cython.int = s.rank[seat]
    top: cython.int = 1
    other: cython.int
    for other in range(s.players):
        rank: cython.int = s.rank[other]
        if other != seat and rank:
            top += 1
            if old and rank > old:
                s.key ^= t.rank_key[other][rank] ^ t.rank_key[other][rank - 1]
                s.rank[other] = rank - 1
    s.key ^= t.rank_key[seat][old] ^ t.rank_key[seat][top]
    s.rank[seat] = top


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def resolve(s: cython.pointer[State], t: cython.pointer[Tables]) -> cython.void:
    """Give the contested province to its holder and its followers to the pool (K6)."""
    province: cython.int = s.tiles[s.resolved]
    who: cython.int = holder(s, province)
    f: cython.int
    s.key ^= t.tile_key[s.resolved][province] ^ t.holder_key[province][who]
    if s.crowned >> province & 1 and is_held(s, MAHARACHA):
        s.key ^= t.crown_key[province]
    s.resolved += 1
    s.open ^= 1 << province
    s.owned[who] |= 1 << province
    for f in range(3):
        count: cython.int = s.followers[8 * f + province]
        if count:
            s.pool[f] += count
            change(s, t, 8 * f + province, -count)
    if who != BRITISH:
        gain(s, t, who)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def gain(s: cython.pointer[State], t: cython.pointer[Tables], faction: cython.int) -> cython.void:
    """Put a faction first in the order of latest gains (K7.3)."""
    rank: cython.int
    coming: cython.int = faction
    for rank in range(3):
        if rank == s.gained:
            s.gained += 1
            s.key ^= t.gain_key[rank][coming]
            s.gains[rank] = coming
            break
        old: cython.int = s.gains[rank]
        s.key ^= t.gain_key[rank][old] ^ t.gain_key[rank][coming]
        s.gains[rank] = coming
        if old == faction:
            break
        coming = old
