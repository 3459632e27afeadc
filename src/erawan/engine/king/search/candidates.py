"""The moves of King of Siam that a search looks at: the best by estimate, and the pass.

Where a position has few moves, all distinct ones are judged. Where it has thousands, the turn is
judged in its two steps: first the effects as if nothing were taken, then all takes after the best
of them. Of Khon Thai's effects, up to 512, only those are judged that put every faction into one of
the provinces that are best for it alone, unless the search asks for a thorough look.

What is kept is looked at again with the correction, if there is one: whoever misjudges on purpose
(noise) goes without.
"""

import cython
from cython.cimports.erawan.engine.king.search.candidates import MOST_KEPT, PLACES, Candidate
from cython.cimports.erawan.engine.king.search.correction import Sums, correct
from cython.cimports.erawan.engine.king.search.estimate import (
    Basis,
    Noise,
    Weights,
    chances,
    lay_basis,
)
from cython.cimports.erawan.engine.king.search.features import sides_of
from cython.cimports.erawan.kernels.common.bits import lowest
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king.distinct import list_distinct
from cython.cimports.erawan.kernels.king.effects import holds, list_effects
from cython.cimports.erawan.kernels.king.moves import count_moves
from cython.cimports.erawan.kernels.king.outcome import if_all_pass, is_over
from cython.cimports.erawan.kernels.king.play import pass_turn, play, play_effect, take
from cython.cimports.erawan.kernels.king.takes import takes
from cython.cimports.erawan.kernels.king.types import (
    ABSENT,
    CARD_SHIFT,
    FIRST,
    KHON_THAI,
    LAO,
    MALAY,
    MAX_EFFECTS,
    PASS,
    PASS_TURN,
    RAMA,
    SECOND,
    THIRD,
    State,
    Tables,
)
from cython.cimports.libc.string import memset

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

FEW = cython.declare(cython.int, 250)
"""Up to so many moves each is judged."""
EFFECTS = cython.declare(cython.int, 16)
"""Of more, the takes after so many effects are in a thorough look,"""
FEWER_EFFECTS = cython.declare(cython.int, 10)
"""and in another."""


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def judge(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    basis: cython.pointer[Basis],
    out: cython.pointer[cython.double],
) -> cython.void:
    """Write every side's chance: 1 and 0 where it is plain who wins, else an estimate."""
    side: cython.int
    winners: cython.int
    seat: cython.int
    others: cython.int = 0
    if state.cards_left > 8 and not is_over(state):
        chances(state, tables, basis, out)
        return
    winners = if_all_pass(state)
    if not is_over(state):
        for seat in range(state.players):
            if not winners >> seat & 1:
                others |= state.hands[seat]
    if others:
        chances(state, tables, basis, out)
        return
    for side in range(sides_of(state)):
        out[side] = winners >> side & 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def offer(
    out: cython.pointer[Candidate],
    kept: cython.int,
    keep: cython.int,
    side: cython.int,
    offered: cython.pointer[Candidate],
) -> cython.int:
    """Put a candidate into its place among the best for a side; how many are kept then."""
    value: cython.double = offered.values[side]
    i: cython.int
    if kept == keep:
        if value <= out[kept - 1].values[side]:
            return kept
        kept -= 1
    i = kept
    while i > 0 and out[i - 1].values[side] < value:
        out[i] = out[i - 1]
        i -= 1
    out[i] = offered[0]
    return kept + 1


def list_candidates(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    weights: Weights,
    noise: cython.pointer[Noise],
    room: cython.pointer[cython.uint],
    keep: cython.int,
    thorough: cython.bint,
    out: cython.pointer[Candidate],
    whole: cython.pointer[cython.bint],
) -> cython.int:
    """Write the best moves for the mover, at most `keep` with the pass, the best first.

    `room` is for MAX_MOVES; `whole` tells whether no distinct move was left out.
    """
    passing: Candidate
    candidate: Candidate
    basis: Basis
    after: State
    side: cython.int = state.seat & 1 if state.players == 4 else state.seat
    kept: cython.int = 0
    i: cython.int
    n: cython.int = 0
    memset(candidate.values, 0, cython.sizeof(candidate.values))
    whole[0] = False
    lay_basis(state, tables, weights, noise, cython.address(basis))
    if count_moves(state, tables) <= FEW:
        n = list_distinct(state, tables, room)
        whole[0] = n <= keep
        for i in range(n):
            if room[i] != PASS:
                after = state[0]
                candidate.move = room[i]
                play(cython.address(after), tables, room[i])
                judge(cython.address(after), tables, cython.address(basis), candidate.values)
                kept = offer(out, kept, keep - 1, side, cython.address(candidate))
    else:
        kept = list_by_effects(state, tables, cython.address(basis), keep - 1, side, thorough, out)
    memset(passing.values, 0, cython.sizeof(passing.values))
    passing.move = PASS
    after = state[0]
    pass_turn(cython.address(after), tables)
    judge(cython.address(after), tables, cython.address(basis), passing.values)
    kept = offer(out, kept, keep, side, cython.address(passing))
    if noise.most == 0 and weights.corrections[state.players - 2] is not cython.NULL:
        correct_all(state, tables, weights, side, out, kept)
    return kept


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def correct_all(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    weights: Weights,
    side: cython.int,
    out: cython.pointer[Candidate],
    kept: cython.int,
) -> cython.void:
    """Take a second look at candidates that are only estimated, and sort them anew."""
    sums: Sums
    after: State
    candidate: Candidate
    i: cython.int
    sums.begun = False
    for i in range(kept):
        candidate = out[i]
        if candidate.values[side] not in (0, 1):
            after = state[0]
            play(cython.address(after), tables, candidate.move)
            correct(
                cython.address(after),
                tables,
                weights.corrections[state.players - 2],
                cython.address(sums),
                candidate.values,
            )
        offer(out, i, kept, side, cython.address(candidate))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def good_placings(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    basis: cython.pointer[Basis],
    side: cython.int,
    out: cython.pointer[cython.uint],
) -> cython.int:
    """Write Khon Thai's effects that put every faction where it is best alone; how many."""
    best: Candidate[PLACES][3]
    counts: cython.int[3]
    candidate: Candidate
    after: State
    card: cython.uint = cython.cast(cython.uint, KHON_THAI) << CARD_SHIFT
    nowhere: cython.uint = card | ABSENT << FIRST | ABSENT << SECOND | ABSENT << THIRD
    i: cython.int
    j: cython.int
    k: cython.int
    n: cython.int = 0
    memset(candidate.values, 0, cython.sizeof(candidate.values))
    for i in range(3):
        shift: cython.int = THIRD if i == MALAY else SECOND if i == LAO else FIRST
        spots: cython.uint = state.open if state.pool[i] else 1 << ABSENT
        counts[i] = 0
        while spots:
            candidate.move = cython.cast(cython.uint, lowest(spots)) << shift
            spots &= spots - 1
            after = state[0]
            play_effect(cython.address(after), tables, nowhere ^ ABSENT << shift | candidate.move)
            judge(cython.address(after), tables, basis, candidate.values)
            counts[i] = offer(best[i], counts[i], PLACES, side, cython.address(candidate))
    for i in range(counts[RAMA]):
        for j in range(counts[LAO]):
            for k in range(counts[MALAY]):
                out[n] = card | best[RAMA][i].move | best[LAO][j].move | best[MALAY][k].move
                n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_by_effects(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    basis: cython.pointer[Basis],
    keep: cython.int,
    side: cython.int,
    thorough: cython.bint,
    out: cython.pointer[Candidate],
) -> cython.int:
    """The best moves with a card by two steps."""
    effects: cython.uint[MAX_EFFECTS]
    best: Candidate[MOST_KEPT]
    candidate: Candidate
    after: State
    last: State
    card: cython.int
    i: cython.int
    n: cython.int
    chosen: cython.int = 0
    kept: cython.int = 0
    followed: cython.int = EFFECTS if thorough else FEWER_EFFECTS
    memset(candidate.values, 0, cython.sizeof(candidate.values))
    for card in range(8):
        if card != PASS_TURN and holds(state, card):
            n = list_effects(state, tables, card, effects)
            if card == KHON_THAI and n > PLACES**3 and not thorough:
                n = good_placings(state, tables, basis, side, effects)
            for i in range(n):
                after = state[0]
                candidate.move = effects[i]
                play_effect(cython.address(after), tables, effects[i])
                judge(cython.address(after), tables, basis, candidate.values)
                chosen = offer(best, chosen, followed, side, cython.address(candidate))
    for i in range(chosen):
        after = state[0]
        play_effect(cython.address(after), tables, best[i].move)
        spots: cython.uint = takes(state, tables, best[i].move)
        while spots:
            last = after
            spot: cython.int = lowest(spots)
            spots &= spots - 1
            candidate.move = best[i].move | cython.cast(cython.uint, spot)
            take(cython.address(last), tables, spot)
            judge(cython.address(last), tables, basis, candidate.values)
            kept = offer(out, kept, keep, side, cython.address(candidate))
    return kept
