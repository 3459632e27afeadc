"""Siam's search: principal variation search over a table, deepened step by step from Python.

A score is for the side to move; from SURE on it says in how many plies the game is won. Wins in one
move are seen at every position without making moves, and so are the opponent's: whoever is
threatened with one looks on until the threat is answered.
"""

import cython
from cython.cimports.erawan.kernels.siam import Kernel
from cython.cimports.erawan.kernels.siam_eval import HIGHEST, evaluate
from cython.cimports.erawan.kernels.siam_hash import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    Known,
    Table,
    keep,
    look_up,
)
from cython.cimports.erawan.kernels.siam_moves import generate, make, unmake
from cython.cimports.erawan.kernels.siam_order import DEPTHS, pick, rank, reward
from cython.cimports.erawan.kernels.siam_search import SURELY, WON, Work
from cython.cimports.erawan.kernels.siam_state import MAX_MOVES, Key, Move, State, Undo
from cython.cimports.erawan.kernels.siam_threats import NO_MOVE, winning_push
from cython.cimports.erawan.kernels.sources import SOURCES
from cython.cimports.erawan.kernels.splitmix import mix
from cython.cimports.erawan.kernels.stop import Stop, must_end
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memcpy

from erawan.kernels.freshness import check

check(__name__, SOURCES)

MAX_DEPTH = DEPTHS - 2
WIN = WON
SURE = SURELY

_LOOKS = cython.declare(Key, 1023)  # how many nodes pass without a look at the clock, as a mask
_SETTLING = cython.declare(cython.int, 6)  # how many plies a search of threats goes on
_WINDOW = cython.declare(cython.int, 40)


@cython.cclass
class Search:
    """One thread's search of one position; threads work together by sharing a table."""

    def __init__(
        self,
        kernel: Kernel,
        table: Table,
        stop: Stop,
        nodes: object = None,
        noise: cython.int = 0,
        seed: Key = 0,
    ) -> None:
        """Search a position that has a legal move.

        `noise` is how far off an estimate may be; the seed decides which is off by how much.
        """
        self.rules, self.table, self.stop = kernel.rules, table, stop
        work: cython.pointer[Work] = cython.cast(
            cython.pointer[Work], calloc(1, cython.sizeof(Work))
        )
        self.work = work
        if work == cython.NULL:
            raise MemoryError
        past: cython.int = kernel.history.count
        work.keys = cython.cast(cython.pointer[Key], calloc(past + DEPTHS, cython.sizeof(Key)))
        if work.keys == cython.NULL:
            raise MemoryError
        work.tables = kernel.rules.tables
        work.tables.repetition = work.tables.ply_limit = work.tables.house = 0
        work.state = kernel.state
        work.store = cython.address(table.store)
        work.halt = cython.address(stop.halt)
        work.most_nodes = (1 << 63) if nodes is None else nodes
        limit: cython.int = kernel.rules.tables.ply_limit
        work.ply_limit = limit - kernel.state.ply if limit else DEPTHS
        work.noise, work.seed = noise, seed
        work.past = past
        i: cython.int
        for i in range(past):
            work.keys[i] = kernel.history.entries[i].key
        work.root_count = generate(
            cython.address(work.tables), cython.address(work.state), work.roots
        )

    def __dealloc__(self) -> None:
        if self.work != cython.NULL:
            free(self.work.keys)
            free(self.work)

    @property
    def nodes(self) -> int:
        """How many positions were looked at."""
        return self.work.nodes

    @property
    def is_over(self) -> bool:
        """Whether the search was ended from outside or ran out of nodes."""
        return bool(self.work.over)

    @property
    def roots(self) -> list:
        """The moves there are, the best found so far first."""
        return [self.work.roots[i] for i in range(self.work.root_count)]

    @property
    def line(self) -> list:
        """How the game could go on, as the search done last has it."""
        return [self.work.lines[0][i] for i in range(self.work.lengths[0])]

    def deepen(self, depth: cython.int, place: cython.int = 0, guess: object = None) -> object:
        """The score of the best move beside the first `place` ones, which moves to that place.

        A guess makes it quicker. None if the search was over before it knew anything.
        """
        score: cython.int = 0
        known: cython.bint
        aimed: cython.bint = guess is not None and abs(guess) < SURE
        aim: cython.int = guess if aimed else 0
        depth = min(depth, DEPTHS - 2)
        with cython.nogil:
            known = _aspire(self.work, depth, place, aimed, aim, cython.address(score))
        return score if known else None


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _aspire(
    work: cython.pointer[Work],
    depth: cython.int,
    place: cython.int,
    aimed: cython.bint,
    aim: cython.int,
    score: cython.p_int,
) -> cython.bint:
    """Search the root in a window around what is expected, wider and wider until it holds."""
    width: cython.int = _WINDOW
    low: cython.int = aim - width if aimed else -WON
    high: cython.int = aim + width if aimed else WON
    known: cython.bint = False
    found: cython.int = 0
    while True:
        if not _search_roots(work, depth, place, low, high, cython.address(found)):
            return known
        known = True
        score[0] = found
        if work.over:
            return True
        width *= 4
        if found <= low and low > -WON:
            low = found - width if found - width > -SURELY else -WON
        elif found >= high and high < WON:
            high = found + width if found + width < SURELY else WON
        else:
            return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _search_roots(
    work: cython.pointer[Work],
    depth: cython.int,
    place: cython.int,
    alpha: cython.int,
    beta: cython.int,
    found: cython.p_int,
) -> cython.bint:
    """Search the root's moves from a place on; false if not even one was searched."""
    best: cython.int = -WON
    first: cython.int = alpha
    score: cython.int
    i: cython.int
    searched: cython.bint = False
    for i in range(place, work.root_count):
        score = _try(work, work.roots[i], depth, 0, alpha, beta, searched, 0)
        if work.over:
            break
        work.lost[i] = score <= -SURELY
        if score > best:
            best = score
            # A score that is not above alpha is only a bound: it doesn't change the order.
            if score > alpha or not searched:
                _lead(work, place, i)
                _note_line(work, 0, work.roots[place])
        searched = True
        if score > alpha:
            alpha = score
            if score >= beta:
                break
    if searched and work.over and best <= -SURELY:
        best = _turn_away(work, place, best)
    found[0] = best
    if searched and not work.over and place == 0:
        _remember(work, work.roots[0], best, depth, 0, first, beta)
    return searched


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _turn_away(work: cython.pointer[Work], place: cython.int, best: cython.int) -> cython.int:
    """The search ends after a loss was seen: a move that was not seen to lose, if there is one."""
    i: cython.int
    for i in range(place, work.root_count):
        if not work.lost[i]:
            _lead(work, place, i)
            work.lengths[1] = 0
            _note_line(work, 0, work.roots[place])
            return -HIGHEST
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lead(work: cython.pointer[Work], place: cython.int, i: cython.int) -> cython.void:
    """Bring a root's move to the front, the others keep their order."""
    move: Move = work.roots[i]
    lost: cython.bint = work.lost[i]
    while i > place:
        work.roots[i] = work.roots[i - 1]
        work.lost[i] = work.lost[i - 1]
        i -= 1
    work.roots[place] = move
    work.lost[place] = lost


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _note_line(work: cython.pointer[Work], ply: cython.int, move: Move) -> cython.void:
    """The line from here is this move and the line noted after it."""
    length: cython.int = work.lengths[ply + 1]
    work.lines[ply][0] = move
    memcpy(
        cython.address(work.lines[ply][1]),
        cython.address(work.lines[ply + 1][0]),
        length * cython.sizeof(Move),
    )
    work.lengths[ply] = length + 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _try(
    work: cython.pointer[Work],
    move: Move,
    depth: cython.int,
    ply: cython.int,
    alpha: cython.int,
    beta: cython.int,
    narrow: cython.bint,
    reduction: cython.int,
) -> cython.int:
    """The score of a move: first by a narrow window and less deep, if it may be so."""
    undo: Undo
    score: cython.int
    work.keys[work.past + ply] = work.state.key
    make(
        cython.address(work.tables),
        cython.address(work.state),
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
        cython.address(work.tables),
        cython.address(work.state),
        cython.NULL,
        move,
        cython.address(undo),
    )
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
def _is_draw(work: cython.pointer[Work], ply: cython.int) -> cython.bint:
    """Whether the position was there before, which is no progress, or the plies are used up."""
    i: cython.int = work.past + ply - 4
    if ply >= work.ply_limit:
        return True
    while i >= 0:
        if work.keys[i] == work.state.key:
            return True
        i -= 2
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _judge(work: cython.pointer[Work]) -> cython.int:
    """The estimate, with the noise of this position."""
    score: cython.int = evaluate(cython.address(work.tables), cython.address(work.state))
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


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _search(
    work: cython.pointer[Work],
    alpha: cython.int,
    beta: cython.int,
    depth: cython.int,
    ply: cython.int,
) -> cython.int:
    """The score of a position within a window, searched so deep."""
    if depth <= 0:
        return _settle(work, alpha, beta, ply, _SETTLING)
    if not _enter(work, ply):
        return 0
    if _is_draw(work, ply):
        return 0
    side: cython.int = work.state.rest.side
    state: cython.pointer[State] = cython.address(work.state)
    push: Move = winning_push(cython.address(work.tables), state, side)
    if push != NO_MOVE:
        return _win_at(work, ply, push)
    # Nothing here is better than a win in three plies or worse than a loss in two.
    beta = min(beta, WON - ply - 3)
    alpha = max(alpha, -WON + ply + 2)
    if alpha >= beta:
        return alpha
    if ply >= DEPTHS - 2:
        return _judge(work)
    known: Known
    if look_up(work.store, state.key, cython.address(known)) and known.depth >= depth:
        score: cython.int = _from_table(known.score, ply)
        if (
            known.bound == EXACT
            or (known.bound == AT_LEAST and score >= beta)
            or (known.bound == AT_MOST and score <= alpha)
        ) and beta - alpha == 1:
            return score
    threatened: cython.bint = winning_push(cython.address(work.tables), state, 1 - side) != NO_MOVE
    moves: Move[MAX_MOVES]
    ranks: cython.int[MAX_MOVES]
    count: cython.int = generate(cython.address(work.tables), state, moves)
    rank(
        cython.address(work.order),
        cython.address(work.tables),
        state,
        ply,
        known.move,
        moves,
        ranks,
        count,
    )
    if threatened:
        depth += 1
    best: cython.int = -WON
    first: cython.int = alpha
    best_move: Move = NO_MOVE
    i: cython.int
    for i in range(count):
        move: Move = pick(moves, ranks, i, count)
        reduction: cython.int = 0
        if i >= 4 and depth >= 3 and not threatened:
            reduction = 1 + (i >= 12) + (i >= 30 and depth >= 5)
            reduction = min(reduction, depth - 2)
        score = _try(work, move, depth, ply, alpha, beta, i > 0, reduction)
        if work.over:
            return 0
        if score <= best:
            continue
        best = score
        if score <= alpha:
            continue
        best_move = move
        alpha = score
        _note_line(work, ply, move)
        if score >= beta:
            reward(cython.address(work.order), side, ply, depth, moves, i)
            break
    _remember(work, best_move, best, depth - threatened, ply, first, beta)
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _settle(
    work: cython.pointer[Work],
    alpha: cython.int,
    beta: cython.int,
    ply: cython.int,
    left: cython.int,
) -> cython.int:
    """The score of a position where the search ends, unless somebody is about to win."""
    if not _enter(work, ply):
        return 0
    if _is_draw(work, ply):
        return 0
    side: cython.int = work.state.rest.side
    push: Move = winning_push(cython.address(work.tables), cython.address(work.state), side)
    if push != NO_MOVE:
        return _win_at(work, ply, push)
    push = winning_push(cython.address(work.tables), cython.address(work.state), 1 - side)
    if push == NO_MOVE or left == 0 or ply >= DEPTHS - 2:
        return _judge(work)
    moves: Move[MAX_MOVES]
    count: cython.int = generate(cython.address(work.tables), cython.address(work.state), moves)
    undo: Undo
    best: cython.int = -WON
    i: cython.int
    score: cython.int
    for i in range(count):
        work.keys[work.past + ply] = work.state.key
        make(
            cython.address(work.tables),
            cython.address(work.state),
            cython.NULL,
            moves[i],
            cython.address(undo),
        )
        if work.state.rest.ended:
            score = -WON + ply + 1
        else:
            score = -_settle(work, -beta, -alpha, ply + 1, left - 1)
        unmake(
            cython.address(work.tables),
            cython.address(work.state),
            cython.NULL,
            moves[i],
            cython.address(undo),
        )
        if work.over:
            return 0
        if score > best:
            best = score
            if score > alpha:
                alpha = score
                _note_line(work, ply, moves[i])
                if score >= beta:
                    break
    return best


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _from_table(score: cython.int, ply: cython.int) -> cython.int:
    """A kept score, whose wins count from their own position, as one that counts from the root."""
    if score >= SURELY:
        return score - ply
    return score + ply if score <= -SURELY else score


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _remember(
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
