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
from cython.cimports.erawan.kernels.siam_order import DEPTHS, GOOD, pick, rank, reward
from cython.cimports.erawan.kernels.siam_search import (
    MARKS,
    SIFT_LATE,
    SIFT_MANY,
    SIFT_NOTHING,
    SURELY,
    WON,
    Work,
)
from cython.cimports.erawan.kernels.siam_state import CROSS_PLIES, MAX_MOVES, Key, Move, State, Undo
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
# A position judged to be so much above the window, times the depth, is not searched.
_FAR_AHEAD = cython.declare(cython.int, 40)
_FAR_AHEAD_DEPTH = cython.declare(cython.int, 6)
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
            work.marks[work.keys[i] & (MARKS - 1)] |= 1
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
    def left(self) -> int:
        """How many nodes are left; a huge number without a limit."""
        return self.work.most_nodes - min(self.work.nodes, self.work.most_nodes)

    def pay(self, nodes: Key) -> None:
        """Count what was spent elsewhere for this search."""
        self.work.nodes += nodes

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

    def lead(self, move: Move) -> None:
        """Try this move first from now on."""
        i: cython.int
        for i in range(self.work.root_count):
            if self.work.roots[i] == move:
                _lead(self.work, 0, i)

    def shun(self) -> bool:
        """Leave the first move out from now on; false if there is no other."""
        if self.work.root_count < 2:
            return False
        i: cython.int
        move: Move = self.work.roots[0]
        for i in range(1, self.work.root_count):
            self.work.roots[i - 1] = self.work.roots[i]
            self.work.lost[i - 1] = self.work.lost[i]
        self.work.root_count -= 1
        self.work.roots[self.work.root_count] = move
        return True

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
    _mark(work, ply)
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
    if not _enter(work, ply) or _is_draw(work, ply):
        return 0
    push: Move = _push_of(work, work.state.rest.side)
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
    narrow: cython.bint = beta - alpha == 1
    if look_up(work.store, work.state.key, cython.address(known)) and known.depth >= depth:
        score: cython.int = _from_table(known.score, ply)
        if narrow and (
            known.bound == EXACT
            or (known.bound == AT_LEAST and score >= beta)
            or (known.bound == AT_MOST and score <= alpha)
        ):
            return score
    if _push_of(work, 1 - work.state.rest.side) != NO_MOVE:
        return _search_moves(work, alpha, beta, depth + 1, ply, known.move, SIFT_NOTHING)
    if not narrow or not -SURELY < beta < SURELY:
        return _search_moves(work, alpha, beta, depth, ply, known.move, SIFT_LATE)
    static: cython.int = _judge(work)
    if depth <= _FAR_AHEAD_DEPTH and static - _FAR_AHEAD * depth >= beta:
        return static
    if depth >= 3 and static >= beta and _passes(work, beta, depth, ply):
        return beta
    return _search_moves(work, alpha, beta, depth, ply, known.move, SIFT_MANY)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
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
    count: cython.int = generate(cython.address(work.tables), state, moves)
    rank(
        cython.address(work.order),
        cython.address(work.tables),
        state,
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
    if known == NO_MOVE and depth >= 4 and sift != SIFT_NOTHING:
        searched -= 1
    i: cython.int
    for i in range(count):
        move: Move = pick(moves, ranks, i, count)
        late: cython.bint = sift == SIFT_MANY and depth <= 3 and i >= 4 + 4 * depth * depth
        if late and ranks[i] < GOOD and best > -SURELY:
            break
        score: cython.int = _try(
            work, move, searched, ply, alpha, beta, i > 0, _reduction(searched, i, sift)
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
        _note_line(work, ply, move)
        if score >= beta:
            reward(cython.address(work.order), state.rest.side, ply, depth, moves, i)
            break
    _remember(work, best_move, best, depth - (sift == SIFT_NOTHING), ply, first, beta)
    return best


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _reduction(depth: cython.int, place: cython.int, sift: cython.int) -> cython.int:
    """By how many plies a move at this place is searched less deep at first."""
    if place < 4 or depth < 3 or sift == SIFT_NOTHING:
        return 0
    return min(1 + (place >= 12) + (place >= 30 and depth >= 5), depth - 2)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _push_of(work: cython.pointer[Work], side: cython.int) -> Move:
    """A push with which the side wins at once, if it is or were its turn."""
    return winning_push(cython.address(work.tables), cython.address(work.state), side)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _passes(
    work: cython.pointer[Work], beta: cython.int, depth: cython.int, ply: cython.int
) -> cython.bint:
    """Whether the mover would do well enough even by passing, as far as a quick look tells."""
    if work.passed:
        return False
    key: Key = work.state.key
    _mark(work, ply)
    work.passed = True
    work.state.key ^= work.tables.turn_numbers[min(work.state.ply, CROSS_PLIES)]
    work.state.rest.side = 1 - work.state.rest.side
    work.state.ply += 1
    score: cython.int = -_search(work, -beta, 1 - beta, depth - 3 - depth // 4, ply + 1)
    work.state.ply -= 1
    work.state.rest.side = 1 - work.state.rest.side
    work.state.key = key
    work.passed = False
    work.marks[key & (MARKS - 1)] -= 2
    return score >= beta and not work.over


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
    push: Move = _push_of(work, work.state.rest.side)
    if push != NO_MOVE:
        return _win_at(work, ply, push)
    if left == 0 or ply >= DEPTHS - 2:
        return _judge(work)
    if _push_of(work, 1 - work.state.rest.side) == NO_MOVE:
        return _judge(work)
    moves: Move[MAX_MOVES]
    count: cython.int = generate(cython.address(work.tables), cython.address(work.state), moves)
    undo: Undo
    best: cython.int = -WON
    i: cython.int
    score: cython.int
    for i in range(count):
        _mark(work, ply)
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
        work.marks[work.state.key & (MARKS - 1)] -= 2
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
