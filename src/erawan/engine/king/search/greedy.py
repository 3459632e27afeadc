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
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king.kernel import Kernel, Room
from cython.cimports.erawan.kernels.king.moves import list_moves
from cython.cimports.erawan.kernels.king.outcome import find_winners, rank_factions
from cython.cimports.erawan.kernels.king.play import play
from cython.cimports.erawan.kernels.king.types import State, Tables

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


def greedy_moves(kernel: Kernel) -> list:
    """The codes of the moves that the greedy player finds best, sorted."""
    room: Room = Room()
    with cython.nogil:
        n: cython.int = list_greedy(
            cython.address(kernel.state), cython.address(kernel.board.tables), room.moves
        )
    return kernel.texts(room.moves, n)


def list_greedy(
    state: cython.pointer[State], tables: cython.pointer[Tables], out: cython.pointer[cython.uint]
) -> cython.int:
    """Write the legal moves that nothing is better than, in the order of their codes.

    `out` has room for MAX_MOVES.
    """
    after: State
    best: cython.int = -1
    n: cython.int = 0
    i: cython.int
    for i in range(list_moves(state, tables, out)):
        after = state[0]
        play(cython.address(after), tables, out[i])
        figure: cython.int = merit(cython.address(after), state.seat)
        if figure > best:
            best = figure
            n = 0
        if figure == best:
            out[n] = out[i]
            n += 1
    return n


def merit(state: cython.pointer[State], seat: cython.int) -> cython.int:
    """How good a position is for the seat that moved to it: the four figures in one number."""
    ranked: cython.int[3]
    count: cython.int = rank_factions(state, ranked)
    return merit_with(state, seat, find_winners(state, ranked, count), ranked, count)


def merit_with(
    state: cython.pointer[State],
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
            figure += lead(state, seat, ranked[place])
    court: cython.pointer[cython.uchar] = state.courts[seat]
    return 32 * figure + min(court[0], court[1], court[2])


def lead(state: cython.pointer[State], seat: cython.int, faction: cython.int) -> cython.int:
    """The most followers of a faction in a court of the seat's side, less the most in another."""
    own: cython.int = 0
    others: cython.int = 0
    other: cython.int
    for other in range(state.players):
        count: cython.int = state.courts[other][faction]
        if other == seat or (state.players == 4 and (other ^ seat) == 2):
            own = max(own, count)
        else:
            others = max(others, count)
    return own - others
