"""The third step of a turn of King of Siam, after the effect: the followers to take."""

import cython
from cython.cimports.erawan.kernels.common.bits import lowest
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king import parts
from cython.cimports.erawan.kernels.king.effects import has_effect, holds
from cython.cimports.erawan.kernels.king.outcome import find_winners, holder, if_all_pass
from cython.cimports.erawan.kernels.king.play import become_latest, play_effect
from cython.cimports.erawan.kernels.king.types import (
    BRITISH,
    KHON_THAI,
    LAO,
    MAHARACHA,
    MALAY,
    NOTHING,
    RAMA,
    RAMA_CARD,
    TAKEN,
    TWO_VS_ONE,
    State,
    Tables,
    faction_of,
)
from cython.cimports.libc.string import memcpy

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


def takes(
    state: cython.pointer[State], tables: cython.pointer[Tables], effect: cython.uint
) -> cython.uint:
    """The spots to take from after an effect (K5.4); the bit NOTHING if there is no follower.

    Of the very last card only those that win (K5.9), perhaps none.
    """
    spots: cython.uint = present_after(state, tables, effect)
    if spots == 0:
        spots = 1 << NOTHING
    if state.cards_left == 1:
        spots = winning_takes(state, tables, effect, spots, False)
    return spots


def can_take(
    state: cython.pointer[State], tables: cython.pointer[Tables], effect: cython.uint
) -> cython.bint:
    """Whether `takes` would be any: quicker, because one is enough."""
    if state.cards_left > 1:
        return True
    spots: cython.uint = present_after(state, tables, effect)
    if spots == 0:
        spots = 1 << NOTHING
    return winning_takes(state, tables, effect, spots, True) != 0


def may_win(state: cython.pointer[State], tables: cython.pointer[Tables]) -> cython.bint:
    """Whether some end of the game is won by who plays now, whatever the provinces do (K5.9).

    Where not, the very last card can't be played and its effects need not be tried.
    """
    after: State = state[0]
    ranked: cython.int[3]
    faction: cython.int
    ruler: cython.int
    second: cython.int
    seat: cython.int = state.seat
    become_latest(cython.address(after), tables, seat)
    for faction in range(4):
        # The faction of the follower that is taken; the last stands for none.
        memcpy(after.courts, state.courts, cython.sizeof(after.courts))
        if faction < BRITISH:
            after.courts[seat][faction] += 1
        if find_winners(cython.address(after), ranked, 0) >> seat & 1:
            return True
        for ruler in range(3):
            ranked[0] = ruler
            for second in range(3):
                ranked[1] = second
                # Alone if it is its own second.
                count: cython.int = 1 + (second != ruler)
                if find_winners(cython.address(after), ranked, count) >> seat & 1:
                    return True
    return False


def legal_takes(
    state: cython.pointer[State], tables: cython.pointer[Tables], move: cython.uint
) -> cython.uint:
    """The spots to take from after the move's effect; none if that is not legal here."""
    effect: cython.uint = move & ~cython.cast(cython.uint, TAKEN)
    card: cython.int = parts.card(move)
    if card > RAMA_CARD or not holds(state, card) or not has_effect(state, tables, effect):
        return 0
    return takes(state, tables, effect)


def complete(
    effect: cython.uint, spots: cython.uint, out: cython.pointer[cython.uint], n: cython.int
) -> cython.int:
    """Write an effect's moves after the first n; return how many there are then."""
    while spots:
        out[n] = effect | cython.cast(cython.uint, lowest(spots))
        spots &= spots - 1
        n += 1
    return n


def present_after(
    state: cython.pointer[State], tables: cython.pointer[Tables], effect: cython.uint
) -> cython.uint:
    """The spots with followers after an effect, without playing it."""
    card: cython.int = parts.card(effect)
    one: cython.uint = 1
    first: cython.int = parts.first(effect)
    second: cython.int = parts.second(effect)
    third: cython.int = parts.third(effect)
    if parts.is_idle(effect) or card == MAHARACHA:
        return state.present
    if card <= TWO_VS_ONE:
        return present_after_swap(state, tables, first, second, third, parts.fourth(effect))
    placed: cython.uint
    if card == KHON_THAI:
        # Bit 8 of a faction, ABSENT, is cut off.
        placed = (one << first & 255) << 8 * RAMA | (one << second & 255) << 8 * LAO
        placed |= (one << third & 255) << 8 * MALAY
    else:
        placed = ((one << first | one << second) & 255) << 8 * faction_of(card)
    return state.present | placed


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def present_after_swap(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    given: cython.int,
    here: cython.int,
    got: cython.int,
    there: cython.int,
) -> cython.uint:
    """The spots with followers after one of the swap cards."""
    leaving: cython.uint = tables.leaves_one[given][got]
    leaving_two: cython.uint = tables.leaves_two[given][got]
    coming: cython.uint = tables.comes[given][got]
    spots: cython.uint = state.present
    spots &= ~(
        state.lone & (leaving << here | coming << there) | state.pairs & (leaving_two << here)
    )
    spots |= coming << here | (leaving | leaving_two) << there
    return spots


def winning_takes(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    effect: cython.uint,
    spots: cython.uint,
    one_is_enough: cython.bint,
) -> cython.uint:
    """Those of the takes after which the player or the partner wins if everybody passes (K5.9).

    Takes of one faction that leave every province's majority alone all end the same way.
    """
    after: State = state[0]
    won: cython.int[3] = [-1, -1, -1]
    winning: cython.uint = 0
    play_effect(cython.address(after), tables, effect)
    while spots:
        spot: cython.int = lowest(spots)
        spots &= spots - 1
        alike: cython.bint = spot != NOTHING and keeps_majority(cython.address(after), spot)
        wins: cython.int = won[spot >> 3] if alike else -1
        if wins < 0:
            wins = wins_by(cython.address(after), spot)
            if alike:
                won[spot >> 3] = wins
        winning |= cython.cast(cython.uint, wins) << spot
        if winning and one_is_enough:
            break
    return winning


def wins_by(state: cython.pointer[State], spot: cython.int) -> cython.int:
    """Whether the seat wins if it takes from a spot, or NOTHING, and everybody passes.

    Only what that depends on is changed for it, and changed back.
    """
    seat: cython.int = state.seat
    if spot == NOTHING:
        return if_all_pass(state) >> seat & 1
    state.followers[spot] -= 1
    state.courts[seat][spot >> 3] += 1
    winners: cython.int = if_all_pass(state)
    state.followers[spot] += 1
    state.courts[seat][spot >> 3] -= 1
    return winners >> seat & 1


def keeps_majority(state: cython.pointer[State], spot: cython.int) -> cython.bint:
    """Whether a province has the same holder with one follower fewer at a spot."""
    before: cython.int = holder(state, spot & 7)
    state.followers[spot] -= 1
    after: cython.int = holder(state, spot & 7)
    state.followers[spot] += 1
    return before == after
