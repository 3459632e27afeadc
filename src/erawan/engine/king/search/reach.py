"""Whether a seat with one card could ever turn the result of King of Siam, if all others passed.

The card may be played now or in any later struggle. What it can do later, it can do now, or almost:
until it is played nobody changes anything, so a province that is decided meanwhile goes to whom it
would go at the end, and the others are as they are. The exceptions are allowed for by trying too
much rather than too little:

- a card of which nothing can be done any more does nothing, and perhaps no follower is left;
- 2 vs 1 may become 1 for 1, when no province can give two;
- the pool grows, so that Khon Thai and a faction's card may place what the pool lacks now;
- a faction's card may place next to provinces that the faction gains meanwhile.

So the answer no is a proof: the side that all passing suits wins by passing.
"""

import cython
from cython.cimports.erawan.engine.king.search.reach import LATER, NEVER, NOW
from cython.cimports.erawan.engine.king.search.results import Question, ask_for, can_suit
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king.effects import list_effects, single_swaps
from cython.cimports.erawan.kernels.king.takes import present_after
from cython.cimports.erawan.kernels.king.types import (
    CARD_SHIFT,
    IDLE,
    KHON_THAI,
    LAO_CARD,
    MALAY_CARD,
    MAX_EFFECTS,
    NOTHING,
    RAMA_CARD,
    TWO_VS_ONE,
    State,
    Tables,
    faction_of,
)

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


def find_turn(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    seat: cython.int,
    goal: cython.int,
    want: cython.int,
) -> cython.int:
    """NOW if some play of the seat's card suits it at once; NEVER only if none ever does.

    The seat holds one card, and is suited if one of the goal wins, or if none does, as it wants.
    """
    q: Question
    rich: State = state[0]
    p: cython.int
    f: cython.int
    lacking: cython.int
    card: cython.int = 0
    while not state.hands[seat] >> 2 * card & 3:
        card += 1
    ask_for(cython.address(q), state, tables, seat, goal, want)
    if suits_by(cython.address(q), state, tables, card):
        return NOW
    if card == KHON_THAI:
        lacking = (state.pool[0] == 0) | (state.pool[1] == 0) << 1 | (state.pool[2] == 0) << 2
        some: cython.int = lacking
        while some:
            for f in range(3):
                rich.pool[f] = state.pool[f] + (some >> f & 1)
            if suits_by(cython.address(q), cython.address(rich), tables, card):
                return LATER
            some = (some - 1) & lacking
    elif card in (LAO_CARD, MALAY_CARD, RAMA_CARD):
        f = faction_of(card)
        for p in range(8):
            if state.open >> p & 1 and holder_in(q.before.holders, q.before.shifts[p]) == f:
                rich.owned[f] |= 1 << p
        for lacking in range(min(cython.cast(cython.int, state.pool[f]), 2), 3):
            rich.pool[f] = lacking
            if suits_by(cython.address(q), cython.address(rich), tables, card):
                return LATER
    elif card == TWO_VS_ONE and suits_by_single_swap(cython.address(q), state, tables):
        return LATER
    idle: cython.uint = cython.cast(cython.uint, card) << CARD_SHIFT | IDLE
    return (
        LATER if can_suit(cython.address(q), tables, idle, state.present | 1 << NOTHING) else NEVER
    )


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def holder_in(holders: cython.uint, shift: cython.int) -> cython.int:
    return holders >> shift & 3


def suits_by(
    q: cython.pointer[Question],
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    card: cython.int,
) -> cython.bint:
    """Whether some effect of the card, with some take, suits."""
    effects: cython.uint[MAX_EFFECTS]
    i: cython.int
    for i in range(list_effects(state, tables, card, effects)):
        spots: cython.uint = present_after(state, tables, effects[i])
        if can_suit(q, tables, effects[i], spots if spots else 1 << NOTHING):
            return True
    return False


def suits_by_single_swap(
    q: cython.pointer[Question], state: cython.pointer[State], tables: cython.pointer[Tables]
) -> cython.bint:
    """The same for 2 vs 1 where it is 1 for 1."""
    effects: cython.uint[MAX_EFFECTS]
    i: cython.int
    for i in range(single_swaps(state, tables, TWO_VS_ONE, effects)):
        if can_suit(q, tables, effects[i], present_after(state, tables, effects[i])):
            return True
    return False
