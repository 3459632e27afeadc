"""Greedy play in King of Siam: what would everybody passing after this move bring me?

Moves are compared by, in this order:

1. whether the seat wins if all pass from then on to the end;
2. the lead in the faction that would rule: the most followers of it in a court of the seat's side
   (with four players the partner's too) less the most in any other court;
3. the same lead in the second-ranked faction;
4. the complete sets in the seat's own court.

Where Siam would be a colony, or no second faction has a province, that lead is 0.
"""

import cython
from cython.cimports.erawan.kernels.king_moves import list_moves
from cython.cimports.erawan.kernels.king_outcome import find_winners, rank_factions
from cython.cimports.erawan.kernels.king_play import play
from cython.cimports.erawan.kernels.king_types import State, Tables
from cython.cimports.erawan.kernels.sources import SOURCES

from erawan.kernels.freshness import check

check(__name__, SOURCES)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_greedy(
    s: cython.pointer[State], t: cython.pointer[Tables], out: cython.pointer[cython.uint]
) -> cython.int:
    """Write the legal moves that nothing is better than, in the order of their codes.

    `out` has room for MAX_MOVES.
    """
    after: State
    best: cython.int = -1
    n: cython.int = 0
    i: cython.int
    for i in range(list_moves(s, t, out)):
        after = s[0]
        play(cython.address(after), t, out[i])
        figure: cython.int = merit(cython.address(after), s.seat)
        if figure > best:
            best = figure
            n = 0
        if figure == best:
            out[n] = out[i]
            n += 1
    return n


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def merit(s: cython.pointer[State], seat: cython.int) -> cython.int:
    """How good a position is for the seat that moved to it: the four figures in one number."""
    ranked: cython.int[3]
    count: cython.int = rank_factions(s, ranked)
    return merit_with(s, seat, find_winners(s, ranked, count), ranked, count)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def merit_with(
    s: cython.pointer[State],
    seat: cython.int,
    winners: cython.int,
    ranked: cython.pointer[cython.int],
    count: cython.int,
) -> cython.int:
    """The same where the winners and the first two factions (or fewer) are known."""
    figure: cython.int = winners >> seat & 1
    place: cython.int
    for place in range(2):
        # Courts have at most 18 of a faction, so a lead is above -32 and below 32.
        figure = 64 * figure + 32
        if place < count:
            figure += lead(s, seat, ranked[place])
    court: cython.pointer[cython.uchar] = s.courts[seat]
    return 32 * figure + min(court[0], court[1], court[2])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lead(s: cython.pointer[State], seat: cython.int, faction: cython.int) -> cython.int:
    """The most followers of a faction in a court of the seat's side, less the most in another."""
    own: cython.int = 0
    others: cython.int = 0
    other: cython.int
    for other in range(s.players):
        count: cython.int = s.courts[other][faction]
        if other == seat or (s.players == 4 and (other ^ seat) == 2):
            own = max(own, count)
        else:
            others = max(others, count)
    return own - others
