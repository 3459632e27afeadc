"""Complete moves of King of Siam: listed, counted, and drawn by lot."""

import cython
from cython.cimports.erawan.kernels.common.bits import lowest, size
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.splitmix import below
from cython.cimports.erawan.kernels.king.effects import holds, list_effects
from cython.cimports.erawan.kernels.king.outcome import is_over
from cython.cimports.erawan.kernels.king.takes import complete, legal_takes, takes
from cython.cimports.erawan.kernels.king.types import (
    KHON_THAI,
    LAO,
    MALAY,
    MAX_EFFECTS,
    PASS,
    PASS_TURN,
    RAMA,
    TAKEN,
    State,
    Tables,
)

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


def list_moves(
    state: cython.pointer[State], tables: cython.pointer[Tables], out: cython.pointer[cython.uint]
) -> cython.int:
    """Write all legal moves in the order of their codes; `out` has room for MAX_MOVES."""
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
            for i in range(list_effects(state, tables, card, effects)):
                n = complete(effects[i], takes(state, tables, effects[i]), out, n)
    return n


def count_card(
    state: cython.pointer[State], tables: cython.pointer[Tables], card: cython.int
) -> cython.int:
    """The number of legal moves with a held card."""
    effects: cython.uint[MAX_EFFECTS]
    n: cython.int = 0
    i: cython.int
    if card == KHON_THAI and state.cards_left > 1:
        return count_khon_thai(state)
    for i in range(list_effects(state, tables, card, effects)):
        n += size(takes(state, tables, effects[i]))
    return n


def count_khon_thai(state: cython.pointer[State]) -> cython.int:
    """Khon Thai's moves by arithmetic: each placing can open one more spot for its faction."""
    provinces: cython.int = size(state.open)
    spots: cython.int = size(state.present)
    placings: cython.int = 1
    opened: cython.int = 0
    f: cython.int
    for f in range(3):
        if state.pool[f]:
            placings *= provinces
            opened += size(state.open & ~(state.present >> (8 * f)))
    if placings == 1 and not (state.pool[LAO] or state.pool[MALAY] or state.pool[RAMA]):
        return max(spots, 1)
    return placings * spots + placings // provinces * opened


def count_by_card(
    state: cython.pointer[State], tables: cython.pointer[Tables], counts: cython.pointer[cython.int]
) -> cython.int:
    """Write the number of legal moves with each card, the pass included; return their sum."""
    n: cython.int = 0
    card: cython.int
    for card in range(8):
        counts[card] = 0
        if not is_over(state):
            if card == PASS_TURN:
                counts[card] = 1
            elif holds(state, card):
                counts[card] = count_card(state, tables, card)
        n += counts[card]
    return n


def count_moves(state: cython.pointer[State], tables: cython.pointer[Tables]) -> cython.int:
    """The number of legal moves; 0 when the game is over."""
    counts: cython.int[8]
    return count_by_card(state, tables, counts)


def nth_take(spots: cython.uint, index: cython.int) -> cython.uint:
    """The spot that has this many before it."""
    while index:
        spots &= spots - 1
        index -= 1
    return cython.cast(cython.uint, lowest(spots))


def sample(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    random: cython.pointer[cython.ulonglong],
) -> cython.uint:
    """A legal move by lot, each as likely as any other; the game must go on.

    It is number `below(count)`, from 0, of the legal moves in the order of their codes: one draw
    of the pinned generator, also where there is one move only.
    """
    effects: cython.uint[MAX_EFFECTS]
    counts: cython.int[8]
    card: cython.int = 0
    i: cython.int = 0
    index: cython.int = below(random, count_by_card(state, tables, counts))
    while index >= counts[card]:
        index -= counts[card]
        card += 1
    if card == PASS_TURN:
        return PASS
    list_effects(state, tables, card, effects)
    spots: cython.uint = takes(state, tables, effects[0])
    while index >= size(spots):
        index -= size(spots)
        i += 1
        spots = takes(state, tables, effects[i])
    return effects[i] | nth_take(spots, index)


def is_legal(
    state: cython.pointer[State], tables: cython.pointer[Tables], move: cython.uint
) -> cython.int:
    """Whether a move is legal here."""
    if is_over(state):
        return 0
    return move == PASS or legal_takes(state, tables, move) >> (move & TAKEN) & 1
