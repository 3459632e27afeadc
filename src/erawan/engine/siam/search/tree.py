"""Siam's search of a position: principal variation search over a table.

A score is for the side to move; from SURELY on it says in how many plies the game is won. Wins in
one move are seen at every position without making moves, and so are the opponent's: whoever is
threatened with one is searched deeper.
"""

import cython
from cython.cimports.erawan.engine.siam.search.estimate import evaluate
from cython.cimports.erawan.engine.siam.search.ordering import DEPTHS, GOOD, pick, rank, reward
from cython.cimports.erawan.engine.siam.search.switches import (
    FAR_AHEAD,
    LATE_LESS,
    LATE_OUT,
    PARRIES,
    THREAT_DEEPER,
)
from cython.cimports.erawan.engine.siam.search.threats import NO_MOVE, winning_push
from cython.cimports.erawan.engine.siam.search.transpositions import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    Known,
    keep,
    look_up,
)
from cython.cimports.erawan.engine.siam.search.tree import (
    MARKS,
    SIFT_LATE,
    SIFT_MANY,
    SIFT_NOTHING,
    SURELY,
    WON,
    Work,
)
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.splitmix import mix
from cython.cimports.erawan.kernels.common.stop import must_end
from cython.cimports.erawan.kernels.siam.moves import generate, make, unmake
from cython.cimports.erawan.kernels.siam.types import MAX_MOVES, Key, Move, State, Undo
from cython.cimports.libc.string import memcpy

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

_LOOKS = cython.declare(Key, 1023)  # how many nodes pass without a look at the clock, as a mask
# A position judged to be so much above the window, times the depth, is not searched.
_AHEAD = cython.declare(cython.int, 40)
_AHEAD_DEPTH = cython.declare(cython.int, 6)


def note_line(work: cython.pointer[Work], ply: cython.int, move: Move) -> cython.void:
    """Note as the line from here this move and the line noted after it."""
    length: cython.int = work.lengths[ply + 1]
    work.lines[ply][0] = move
    memcpy(
        cython.address(work.lines[ply][1]),
        cython.address(work.lines[ply + 1][0]),
        length * cython.sizeof(Move),
    )
    work.lengths[ply] = length + 1


def try_move(
    work: cython.pointer[Work],
    move: Move,
    depth: cython.int,
    ply: cython.int,
    alpha: cython.int,
    beta: cython.int,
    narrow: cython.bint,
    reduction: cython.int,
) -> cython.int:
    """The score of a move: first in a narrow window and so many plies less deep, if told so."""
    undo: Undo
    score: cython.int
    _mark(work, ply)
    make(
        cython.address(work.state),
        cython.address(work.tables),
        cython.NULL,
        move,
        cython.address(undo),
    )
    if work.state.rest.ended:
        # The mover's own wins are seen before any move: this one credits the opponent.
        score = WON - ply - 1
        if work.state.rest.ended - 1 == work.state.rest.side:
            score = -score
        work.lengths[ply + 1] = 0
    elif narrow:
        score = -_search(work, -alpha - 1, -alpha, depth - 1 - reduction, ply + 1)
        if score > alpha and reduction and not work.over:
            score = -_search(work, -alpha - 1, -alpha, depth - 1, ply + 1)
        if alpha < score < beta and not work.over:
            score = -_search(work, -beta, -alpha, depth - 1, ply + 1)
    else:
        score = -_search(work, -beta, -alpha, depth - 1, ply + 1)
    unmake(
        cython.address(work.state),
        cython.address(work.tables),
        cython.NULL,
        move,
        cython.address(undo),
    )
    work.marks[work.state.key & (MARKS - 1)] -= 2
    return score


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _enter(work: cython.pointer[Work], ply: cython.int) -> cython.bint:
    """Count a position; false if the search must end."""
    work.lengths[ply] = 0
    work.nodes += 1
    if work.nodes >= work.most_nodes or (work.nodes & _LOOKS == 0 and must_end(work.halt)):
        work.over = True
    return not work.over


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _mark(work: cython.pointer[Work], ply: cython.int) -> cython.void:
    """Write the position down before a move is made."""
    work.keys[work.past + ply] = work.state.key
    # Twos are of the search, the one of all positions before it: no count can overflow.
    work.marks[work.state.key & (MARKS - 1)] += 2


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _is_draw(work: cython.pointer[Work], ply: cython.int) -> cython.bint:
    """Whether the position was there before, which is no progress, or the plies are used up."""
    i: cython.int = work.past + ply - 4
    if ply >= work.ply_limit:
        return True
    if not work.marks[work.state.key & (MARKS - 1)]:
        return False
    while i >= 0:
        if work.keys[i] == work.state.key:
            return True
        i -= 2
    return False


def _judge(work: cython.pointer[Work]) -> cython.int:
    """The estimate, with the noise of this position."""
    score: cython.int = evaluate(cython.address(work.state), cython.address(work.tables))
    if work.noise:
        score += cython.cast(cython.int, mix(work.state.key ^ work.seed) % (2 * work.noise + 1))
        score -= work.noise
    return score


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _win_at(work: cython.pointer[Work], ply: cython.int, push: Move) -> cython.int:
    """The score of a position that a push wins at once."""
    work.lines[ply][0] = push
    work.lengths[ply] = 1
    return WON - ply - 1


def _search(
    work: cython.pointer[Work],
    alpha: cython.int,
    beta: cython.int,
    depth: cython.int,
    ply: cython.int,
) -> cython.int:
    """The score of a position within a window, searched so deep."""
    if not _enter(work, ply) or _is_draw(work, ply):
        return 0
    push: Move = _push_of(work, work.state.rest.side)
    if push != NO_MOVE:
        return _win_at(work, ply, push)
    if ply >= DEPTHS - 2:
        return _judge(work)
    threatened: cython.bint = _push_of(work, 1 - work.state.rest.side) != NO_MOVE
    if depth <= 0:
        if not threatened or work.without & PARRIES:
            return _judge(work)
        depth = 0
    # Nothing here is better than a win in three plies or worse than a loss in two.
    beta = min(beta, WON - ply - 3)
    alpha = max(alpha, -WON + ply + 2)
    if alpha >= beta:
        return alpha
    known: Known
    narrow: cython.bint = beta - alpha == 1
    if look_up(work.store, work.state.key, cython.address(known)) and known.depth >= depth:
        score: cython.int = _from_table(known.score, ply)
        if narrow and (
            known.bound == EXACT
            or (known.bound == AT_LEAST and score >= beta)
            or (known.bound == AT_MOST and score <= alpha)
        ):
            return score
    if threatened:
        return _search_moves(work, alpha, beta, depth, ply, known.move, SIFT_NOTHING)
    if not narrow or not -SURELY < beta < SURELY:
        return _search_moves(work, alpha, beta, depth, ply, known.move, SIFT_LATE)
    if depth <= _AHEAD_DEPTH and not work.without & FAR_AHEAD:
        estimate: cython.int = _judge(work)
        if estimate - _AHEAD * depth >= beta:
            return estimate
    return _search_moves(work, alpha, beta, depth, ply, known.move, SIFT_MANY)


def _search_moves(
    work: cython.pointer[Work],
    alpha: cython.int,
    beta: cython.int,
    depth: cython.int,
    ply: cython.int,
    known: Move,
    sift: cython.int,
) -> cython.int:
    """The best score of the moves; late ones are searched less deep or, near the end, left out.

    What is left out or less deep never makes a sure score: a loss is only said of a position if
    all its moves lose.
    """
    moves: Move[MAX_MOVES]
    ranks: cython.int[MAX_MOVES]
    state: cython.pointer[State] = cython.address(work.state)
    count: cython.int = generate(state, cython.address(work.tables), moves)
    rank(
        cython.address(work.order),
        state,
        cython.address(work.tables),
        ply,
        known,
        moves,
        ranks,
        count,
    )
    best: cython.int = -WON
    best_move: Move = NO_MOVE
    first: cython.int = alpha
    searched: cython.int = depth
    if sift == SIFT_NOTHING and not work.without & THREAT_DEEPER:
        searched += 1
    leaves_out: cython.bint = sift == SIFT_MANY and depth <= 3 and not work.without & LATE_OUT
    i: cython.int
    for i in range(count):
        move: Move = pick(moves, ranks, i, count)
        late: cython.bint = leaves_out and i >= 4 + 4 * depth * depth
        if late and ranks[i] < GOOD and best > -SURELY:
            break
        score: cython.int = try_move(
            work, move, searched, ply, alpha, beta, i > 0, _reduction(work, searched, i, sift)
        )
        if work.over:
            return 0
        if score <= best:
            continue
        best = score
        if score <= alpha:
            continue
        best_move = move
        alpha = score
        note_line(work, ply, move)
        if score >= beta:
            reward(cython.address(work.order), state.rest.side, ply, depth, moves, i, work.without)
            break
    remember(work, best_move, best, depth, ply, first, beta)
    return best


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _reduction(
    work: cython.pointer[Work], depth: cython.int, place: cython.int, sift: cython.int
) -> cython.int:
    """By how many plies a move at this place is searched less deep at first."""
    if place < 4 or depth < 3 or sift == SIFT_NOTHING or work.without & LATE_LESS:
        return 0
    return min(1 + (place >= 12) + (place >= 30 and depth >= 5), depth - 2)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _push_of(work: cython.pointer[Work], side: cython.int) -> Move:
    """A push with which the side wins at once, if it is or were its turn."""
    return winning_push(cython.address(work.state), cython.address(work.tables), side)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _from_table(score: cython.int, ply: cython.int) -> cython.int:
    """A kept score, whose wins count from their own position, as one that counts from the root."""
    if score >= SURELY:
        return score - ply
    return score + ply if score <= -SURELY else score


def remember(
    work: cython.pointer[Work],
    move: Move,
    score: cython.int,
    depth: cython.int,
    ply: cython.int,
    alpha: cython.int,
    beta: cython.int,
) -> cython.void:
    """Keep what was found of a position in the window it was searched in."""
    bound: cython.int = AT_LEAST if score >= beta else EXACT if score > alpha else AT_MOST
    if score >= SURELY:
        score += ply
    elif score <= -SURELY:
        score -= ply
    keep(work.store, work.state.key, move, score, depth, bound)
