"""The third step of a turn of King of Siam, after the effect: the followers to take."""

import cython
from cython.cimports.erawan.kernels.king_effects import has_effect, holds
from cython.cimports.erawan.kernels.king_outcome import holder, if_all_pass
from cython.cimports.erawan.kernels.king_play import play_effect, take
from cython.cimports.erawan.kernels.king_types import (
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
    RAMA,
    RAMA_CARD,
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
def takes(s: cython.pointer[State], t: cython.pointer[Tables], effect: cython.uint) -> cython.uint:
    """The spots to take from after an effect (K5.4); the bit NOTHING if there is no follower.

    Of the very last card only those that win (K5.9), perhaps none.
    """
    spots: cython.uint = present_after(s, t, effect)
    if spots == 0:
        spots = 1 << NOTHING
    if s.cards_left == 1:
        spots = winning_takes(s, t, effect, spots)
    return spots


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def legal_takes(
    s: cython.pointer[State], t: cython.pointer[Tables], move: cython.uint
) -> cython.uint:
    """The spots to take from after the move's effect; none if that is not legal here."""
    effect: cython.uint = move & ~cython.cast(cython.uint, TAKEN)
    card: cython.int = move >> CARD_SHIFT
    if card > RAMA_CARD or not holds(s, card) or not has_effect(s, t, effect):
        return 0
    return takes(s, t, effect)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def complete(
    effect: cython.uint, spots: cython.uint, out: cython.pointer[cython.uint], n: cython.int
) -> cython.int:
    """Write an effect's moves after the first n; return how many there are then."""
    while spots:
        out[n] = effect | cython.cast(cython.uint, lowest(spots))
        spots &= spots - 1
        n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def present_after(
    s: cython.pointer[State], t: cython.pointer[Tables], effect: cython.uint
) -> cython.uint:
    """The spots with followers after an effect, without playing it."""
    card: cython.int = effect >> CARD_SHIFT
    one: cython.uint = 1
    first: cython.int = effect >> FIRST & PART
    second: cython.int = effect >> SECOND & PART
    third: cython.int = effect >> THIRD & PART
    if effect & IDLE == IDLE or card == MAHARACHA:
        return s.present
    if card <= TWO_VS_ONE:
        return present_after_swap(s, t, first, second, third, effect >> FOURTH & PART)
    placed: cython.uint
    if card == KHON_THAI:
        # Bit 8 of a faction, ABSENT, is cut off.
        placed = (one << first & 255) << 8 * RAMA | (one << second & 255) << 8 * LAO
        placed |= (one << third & 255) << 8 * MALAY
    else:
        placed = ((one << first | one << second) & 255) << 8 * faction_of(card)
    return s.present | placed


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def present_after_swap(
    s: cython.pointer[State],
    t: cython.pointer[Tables],
    given: cython.int,
    here: cython.int,
    got: cython.int,
    there: cython.int,
) -> cython.uint:
    """The spots with followers after one of the swap cards."""
    leaving: cython.uint = t.leaves_one[given][got]
    leaving_two: cython.uint = t.leaves_two[given][got]
    coming: cython.uint = t.comes[given][got]
    spots: cython.uint = s.present
    spots &= ~(s.lone & (leaving << here | coming << there) | s.pairs & (leaving_two << here))
    spots |= coming << here | (leaving | leaving_two) << there
    return spots


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def winning_takes(
    s: cython.pointer[State],
    t: cython.pointer[Tables],
    effect: cython.uint,
    spots: cython.uint,
) -> cython.uint:
    """Those of the takes after which the player or the partner wins if everybody passes (K5.9).

    Takes of one faction that leave every province's majority alone all end the same way.
    """
    after: State = s[0]
    last: State
    won: cython.int[3] = [-1, -1, -1]
    winning: cython.uint = 0
    play_effect(cython.address(after), t, effect)
    while spots:
        spot: cython.int = lowest(spots)
        spots &= spots - 1
        alike: cython.bint = spot != NOTHING and keeps_majority(cython.address(after), spot)
        wins: cython.int = won[spot >> 3] if alike else -1
        if wins < 0:
            last = after
            take(cython.address(last), t, spot)
            wins = if_all_pass(cython.address(last)) >> s.seat & 1
            if alike:
                won[spot >> 3] = wins
        winning |= cython.cast(cython.uint, wins) << spot
    return winning


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def keeps_majority(s: cython.pointer[State], spot: cython.int) -> cython.bint:
    """Whether a province has the same holder with one follower fewer at a spot."""
    before: cython.int = holder(s, spot & 7)
    s.followers[spot] -= 1
    after: cython.int = holder(s, spot & 7)
    s.followers[spot] += 1
    return before == after
