"""Games of King of Siam played out by light players: quick, and less foolish than chance alone.

Uniform chance hardly ever passes, because among thousands of moves one is a pass; all cards are
then gone in the first struggle. A light player first tosses a coin whether to pass; otherwise it
draws a card, an effect and a take, each step by lot, a few times over, and plays what looks best
at once (`king_greedy`).
"""

import cython
from cython.cimports.erawan.kernels.king_effects import list_effects
from cython.cimports.erawan.kernels.king_greedy import merit
from cython.cimports.erawan.kernels.king_outcome import if_all_pass, is_over
from cython.cimports.erawan.kernels.king_play import pass_turn, play
from cython.cimports.erawan.kernels.king_takes import takes
from cython.cimports.erawan.kernels.king_types import (
    MAX_EFFECTS,
    PASS,
    PASS_TURN,
    State,
    Tables,
    lowest,
    size,
)
from cython.cimports.erawan.kernels.sources import SOURCES
from cython.cimports.erawan.kernels.splitmix import below

from erawan.kernels.freshness import check

check(__name__, SOURCES)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def draw_move(
    s: cython.pointer[State],
    t: cython.pointer[Tables],
    random: cython.pointer[cython.ulonglong],
) -> cython.uint:
    """A card, an effect and a take by lot; a pass where the card has no legal move (K5.9)."""
    effects: cython.uint[MAX_EFFECTS]
    cards: cython.int[8]
    n: cython.int = 0
    card: cython.int
    for card in range(8):
        if card != PASS_TURN and s.hands[s.seat] >> (2 * card) & 3:
            cards[n] = card
            n += 1
    if n == 0:
        return PASS
    card = cards[below(random, n)]
    n = list_effects(s, t, card, effects)
    effect: cython.uint = effects[below(random, n)]
    spots: cython.uint = takes(s, t, effect)
    if spots == 0:
        return PASS
    n = below(random, size(spots))
    while n:
        spots &= spots - 1
        n -= 1
    return effect | cython.cast(cython.uint, lowest(spots))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def light_move(
    s: cython.pointer[State],
    t: cython.pointer[Tables],
    tries: cython.int,
    random: cython.pointer[cython.ulonglong],
) -> cython.uint:
    """The best at once of so many moves by lot; every other time a pass at once."""
    after: State
    best: cython.int = -1
    chosen: cython.uint = PASS
    if s.hands[s.seat] == 0 or below(random, 2):
        return PASS
    if tries == 1:
        return draw_move(s, t, random)
    for _ in range(tries):
        move: cython.uint = draw_move(s, t, random)
        after = s[0]
        play(cython.address(after), t, move)
        figure: cython.int = merit(cython.address(after), s.seat)
        if figure > best:
            best = figure
            chosen = move
    return chosen


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def light_playout(
    s: cython.pointer[State],
    t: cython.pointer[Tables],
    tries: cython.int,
    random: cython.pointer[cython.ulonglong],
) -> cython.int:
    """Play to the end; the outcome as bits (see `king_outcome`)."""
    while not is_over(s) and s.cards_left:
        if s.hands[s.seat] == 0:
            pass_turn(s, t)
        else:
            play(s, t, light_move(s, t, tries, random))
    return if_all_pass(s)
