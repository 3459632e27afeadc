"""Who wins a game of King of Siam, and who would if everybody passed from here (K6 to K8)."""

import cython
from cython.cimports.erawan.kernels.common.bits import size
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king.outcome import holder
from cython.cimports.erawan.kernels.king.types import BRITISH, COLONY, State

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


def is_over(state: cython.pointer[State]) -> cython.int:
    """Whether the game has ended (K7.1, K7.2)."""
    return state.resolved == 8 or size(state.owned[BRITISH]) >= 4


def if_all_pass(state: cython.pointer[State]) -> cython.int:
    """The winning seats as bits, and COLONY, if everybody passed to the end.

    Of a finished game this is its outcome.
    """
    ranked: cython.int[3]
    count: cython.int = rank_factions(state, ranked)
    return find_winners(state, ranked, count)


def rank_factions(state: cython.pointer[State], ranked: cython.pointer[cython.int]) -> cython.int:
    """Write the factions that would have a province if everybody passed, the ruling one first.

    Returns how many there are: none where Siam would be a colony (K7.1 to K7.3).
    """
    figures: cython.uint[3]
    counts: cython.uint = count_owned(state)
    # A faction's latest gain: 1 to 3 for those there were, more for those to come.
    latest: cython.uint = 0
    one: cython.uint = 1
    i: cython.int
    who: cython.int
    n: cython.int = 0
    for i in range(state.gained):
        latest |= (3 - i) * one << 8 * state.gains[i]
    for i in range(state.resolved, 8):
        who = holder(state, state.tiles[i])
        counts += one << 8 * who
        latest = latest & ~(255 * one << 8 * who) | (4 + i) * one << 8 * who
    if counts >> 8 * BRITISH >= 4:
        return 0
    for who in range(3):
        if counts >> 8 * who & 255:
            # Provinces outweigh gains (K7.3).
            figure: cython.uint = (counts >> 8 * who & 255) << 8 | latest >> 8 * who & 255
            place: cython.int = n
            while place > 0 and figure > figures[place - 1]:
                ranked[place] = ranked[place - 1]
                figures[place] = figures[place - 1]
                place -= 1
            ranked[place] = who
            figures[place] = figure
            n += 1
    return n


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def count_owned(state: cython.pointer[State]) -> cython.uint:
    """How many provinces each holder has, a byte for each."""
    one: cython.uint = 1
    sets: cython.uint = (
        state.owned[0] | state.owned[1] * one << 8 | state.owned[2] * one << 16
    ) | state.owned[3] * one << 24
    sets -= sets >> 1 & 0x55555555
    sets = (sets & 0x33333333) + (sets >> 2 & 0x33333333)
    return (sets + (sets >> 4)) & 0x0F0F0F0F


def find_winners(
    state: cython.pointer[State], ranked: cython.pointer[cython.int], count: cython.int
) -> cython.int:
    """The winning seats as bits, and COLONY, with the factions ranked so."""
    if count == 0:
        return COLONY | colony_winners(state)
    return reign_winners(state, ranked[0], ranked[1] if count > 1 else -1)


def complete_sets(state: cython.pointer[State], side: cython.int) -> cython.int:
    """The complete sets of a seat, or of two partners together (K7.4, K8.2)."""
    sets: cython.int = 99
    f: cython.int
    for f in range(3):
        count: cython.int = state.courts[side][f]
        if state.players == 4:
            count += state.courts[side + 2][f]
        sets = min(sets, count)
    return sets


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def colony_winners(state: cython.pointer[State]) -> cython.int:
    """Most complete sets, then the latest card (K7.4; partners together K8.2)."""
    sides: cython.int = 2 if state.players == 4 else state.players
    best: cython.int = -1
    winners: cython.int = 0
    side: cython.int
    for side in range(sides):
        latest: cython.int = state.rank[side]
        if state.players == 4:
            latest = max(latest, cython.cast(cython.int, state.rank[side + 2]))
        # Ranks are below 8, so a set outweighs them.
        figure: cython.int = 8 * complete_sets(state, side) + latest
        if figure > best:
            best = figure
            winners = 0
        if figure == best:
            winners |= 5 << side if state.players == 4 else 1 << side
    return winners


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def reign_winners(
    state: cython.pointer[State], ruler: cython.int, second: cython.int
) -> cython.int:
    """Most of the ruler, then of the second (-1 for none), then the earlier card (K7.5 to K8.1)."""
    best: cython.int = -1
    winners: cython.int = 0
    seat: cython.int
    for seat in range(state.players):
        # Courts have at most 18 of a faction, ranks are at most 4: three figures in one number.
        figure: cython.int = 256 * state.courts[seat][ruler] + 7 - state.rank[seat]
        if second >= 0:
            figure += 8 * state.courts[seat][second]
        if figure > best:
            best = figure
            winners = 0
        if figure == best:
            winners |= 1 << seat
    if state.players == 4:
        winners = (winners | winners >> 2 | winners << 2) & 15
    return winners
