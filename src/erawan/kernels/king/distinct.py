"""Complete moves of King of Siam without duplicate results."""

import cython
from cython.cimports.erawan.kernels.common.bits import lowest
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king import parts
from cython.cimports.erawan.kernels.king.effects import holds, list_effects
from cython.cimports.erawan.kernels.king.outcome import is_over
from cython.cimports.erawan.kernels.king.takes import complete, takes
from cython.cimports.erawan.kernels.king.types import (
    ABSENT,
    KHON_THAI,
    LAO,
    MAHARACHA,
    MALAY,
    MAX_EFFECTS,
    PASS,
    PASS_TURN,
    RAMA,
    SINGLES,
    TWO_VS_ONE,
    State,
    Tables,
    faction_of,
)
from cython.cimports.libc.string import memset

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


def list_distinct(
    state: cython.pointer[State], tables: cython.pointer[Tables], out: cython.pointer[cython.uint]
) -> cython.int:
    """Write one legal move for each key that a move can lead to, in the order of codes.

    Moves with different cards never lead to the same key, so a card is looked at alone. `out` has
    room for MAX_MOVES.
    """
    effects: cython.uint[MAX_EFFECTS]
    n: cython.int = 0
    card: cython.int
    i: cython.int
    if is_over(state):
        return 0
    for card in range(8):
        if card == PASS_TURN:
            out[n] = PASS
            n += 1
        elif holds(state, card):
            count: cython.int = list_effects(state, tables, card, effects)
            if (
                card <= TWO_VS_ONE
                and not held_by_others(state, card)
                and not parts.is_idle(effects[0])
            ):
                n = write_distinct_swaps(state, tables, effects, count, out, n)
                continue
            for i in range(count):
                spots: cython.uint = takes(state, tables, effects[i])
                n = complete(
                    effects[i], spots & ~repeated_takes(state, effects[i], effects[0]), out, n
                )
    return n


def held_by_others(state: cython.pointer[State], card: cython.int) -> cython.int:
    """Whether a seat other than the one to move has a card of this kind."""
    seat: cython.int
    for seat in range(state.players):
        if seat != state.seat and state.hands[seat] >> (2 * card) & 3:
            return 1
    return 0


def repeated_takes(
    state: cython.pointer[State], effect: cython.uint, first_effect: cython.uint
) -> cython.uint:
    """The takes after an effect that another move of the same card stands for.

    Taking what was just placed leaves no trace of where that was: such moves are kept where it
    was the first possible province, or, of two placed, the other's. With nobody left to play a
    Maharacha the King marker has no meaning, and is kept on the first of the two tiles. A swap
    that is remembered (K5.8c) is never repeated.
    """
    card: cython.int = parts.card(effect)
    first: cython.int = parts.first(effect)
    second: cython.int = parts.second(effect)
    third: cython.int = parts.third(effect)
    one: cython.uint = 1
    spots: cython.uint = 0
    if parts.is_idle(effect) or card <= TWO_VS_ONE:
        return 0
    if card == MAHARACHA:
        return 0 if third < max(first, second) or held_by_others(state, card) else ~spots
    if card == KHON_THAI:
        spots = (one << first & 255) << 8 * RAMA | (one << second & 255) << 8 * LAO
        spots |= (one << third & 255) << 8 * MALAY
        return spots & ~(cython.cast(cython.uint, 0x010101) << lowest(state.open))
    if second == ABSENT:
        start: cython.int = parts.first(first_effect)
        spots = one << first if first != start else 0
    elif first != second:
        spots = one << first | one << second
    return spots << 8 * faction_of(card)


def write_distinct_swaps(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    effects: cython.pointer[cython.uint],
    count: cython.int,
    out: cython.pointer[cython.uint],
    n: cython.int,
) -> cython.int:
    """The same for a swap card that nobody will have after this: only the followers matter.

    Equal colours change nothing, whichever they are. A 2 vs 1 that gets back a faction it gave
    moves one follower of one faction from here to there, whatever the other two were; then taking
    it there is the same as taking it here, and taking its like from a third province the same as
    moving that one and taking here. No other two moves lead to the same followers and court.
    """
    moved: cython.uchar[24]
    written: cython.uchar[24]
    equal_written: cython.bint = False
    i: cython.int
    x: cython.int
    memset(moved, 0, 24)
    memset(written, 0, 24)
    for i in range(count):
        x = lone_mover(tables, effects[i])
        if x >= 0:
            moved[8 * x + parts.second(effects[i])] |= 1 << parts.fourth(effects[i])
    for i in range(count):
        spots: cython.uint = takes(state, tables, effects[i])
        x = lone_mover(tables, effects[i])
        if parts.first(effects[i]) == parts.third(effects[i]):
            if equal_written:
                continue
            equal_written = True
        elif x >= 0:
            here: cython.int = parts.second(effects[i])
            there: cython.int = parts.fourth(effects[i])
            if written[8 * x + here] >> there & 1:
                continue
            written[8 * x + here] |= 1 << there
            spots &= ~repeated_after_moving(moved, x, here, there)
        n = complete(effects[i], spots, out, n)
    return n


def lone_mover(tables: cython.pointer[Tables], effect: cython.uint) -> cython.int:
    """The faction of the only follower that a 2 vs 1 moves in effect; -1 if it moves more."""
    given: cython.int = parts.first(effect)
    got: cython.int = parts.third(effect)
    f: cython.int
    if given >= SINGLES and tables.given[given][got]:
        for f in range(3):
            if tables.given[given][f] > (f == got):
                return f
    return -1


def repeated_after_moving(
    moved: cython.pointer[cython.uchar], x: cython.int, here: cython.int, there: cython.int
) -> cython.uint:
    """The takes of the faction moved that another such move, listed in `moved`, stands for."""
    spots: cython.uint = 0
    other: cython.int
    if there != lowest(moved[8 * x + here]):
        spots = 1 << there
    for other in range(here):
        if other != there and moved[8 * x + other] >> there & 1:
            spots |= 1 << other
    return spots << 8 * x
