"""Games of King of Siam played out by light players: quick, and less foolish than chance alone.

Uniform chance hardly ever passes, because among thousands of moves one is a pass; all cards are
then gone in the first struggle. A light player first tosses a coin whether to pass; otherwise it
draws a card, an effect and a take, each step by lot, a few times over, and plays what looks best
at once (`erawan.engine.king.search.greedy`).
"""

import cython
from cython.cimports.erawan.engine.king.search.greedy import merit
from cython.cimports.erawan.kernels.common.bits import lowest, size
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.splitmix import below
from cython.cimports.erawan.kernels.king.effects import list_effects
from cython.cimports.erawan.kernels.king.outcome import if_all_pass, is_over
from cython.cimports.erawan.kernels.king.play import pass_turn, play
from cython.cimports.erawan.kernels.king.takes import takes
from cython.cimports.erawan.kernels.king.types import MAX_EFFECTS, PASS, PASS_TURN, State, Tables

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def draw_move(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    random: cython.pointer[cython.ulonglong],
) -> cython.uint:
    """A card, an effect and a take by lot; a pass where the card has no legal move (K5.9)."""
    effects: cython.uint[MAX_EFFECTS]
    cards: cython.int[8]
    n: cython.int = 0
    card: cython.int
    for card in range(8):
        if card != PASS_TURN and state.hands[state.seat] >> (2 * card) & 3:
            cards[n] = card
            n += 1
    if n == 0:
        return PASS
    card = cards[below(random, n)]
    n = list_effects(state, tables, card, effects)
    effect: cython.uint = effects[below(random, n)]
    spots: cython.uint = takes(state, tables, effect)
    if spots == 0:
        return PASS
    n = below(random, size(spots))
    while n:
        spots &= spots - 1
        n -= 1
    return effect | cython.cast(cython.uint, lowest(spots))


def light_move(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    tries: cython.int,
    random: cython.pointer[cython.ulonglong],
) -> cython.uint:
    """The best at once of so many moves by lot; every other time a pass at once."""
    after: State
    best: cython.int = -1
    chosen: cython.uint = PASS
    if state.hands[state.seat] == 0 or below(random, 2):
        return PASS
    if tries == 1:
        return draw_move(state, tables, random)
    for _ in range(tries):
        move: cython.uint = draw_move(state, tables, random)
        after = state[0]
        play(cython.address(after), tables, move)
        figure: cython.int = merit(cython.address(after), state.seat)
        if figure > best:
            best = figure
            chosen = move
    return chosen


def light_playout(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    tries: cython.int,
    random: cython.pointer[cython.ulonglong],
) -> cython.int:
    """Play to the end; the outcome as bits (see `erawan.kernels.king.outcome`)."""
    while not is_over(state) and state.cards_left:
        if state.hands[state.seat] == 0:
            pass_turn(state, tables)
        else:
            play(state, tables, light_move(state, tables, tries, random))
    return if_all_pass(state)
