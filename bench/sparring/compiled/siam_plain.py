"""Siam's plain alpha-beta: a sparring partner and yardstick, kept simple on purpose.

Negamax with iterative deepening, a table that always replaces, the table's move first, then
pushes, then two killers a ply, then the order of the codes. No extensions, no reductions. A
position is judged by what stands on it:

- of every animal, in how many plies it would push a rock off going straight ahead, if its force is
  enough and its side would be credited (as in `erawan/engine/siam/greedy.py`): the closer the more;
- how many animals are on the board, and how many of them not at its edge;
- a little for having the move, and much if the mover can push a rock off at once.

A draw by a house rule counts 0, where it falls on the way. bench/siam_plain.c is the same search in
C: scores, best moves and numbers of nodes are equal.
"""

import cython
from cython.cimports.bench.sparring.compiled.siam_plain import (
    AT_LEAST,
    AT_MOST,
    DECIDED,
    DEEPEST,
    EXACT,
    LOOK,
    NO_MOVE,
    TABLE_BITS,
    WIN,
    Search,
    Slot,
)
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.stop import Stop, must_end
from cython.cimports.erawan.kernels.siam import history as siam_history
from cython.cimports.erawan.kernels.siam import moves as siam_moves
from cython.cimports.erawan.kernels.siam.kernel import Kernel
from cython.cimports.erawan.kernels.siam.types import (
    EDGE,
    EMPTY,
    MAX_MOVES,
    PLY_LIMIT,
    REPETITION,
    ROCK,
    RUNNING,
    ConstState,
    ConstTables,
    Move,
    State,
    Undo,
)
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memset

from erawan.core.errors import ErawanError
from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

MAX_DEPTH = DEEPEST
WON = WIN

ON_BOARD = cython.declare(cython.int, 6)
INSIDE = cython.declare(cython.int, 8)
TO_MOVE = cython.declare(cython.int, 5)
WINS_NOW = cython.declare(cython.int, 500)
CLOSENESS = cython.declare(cython.int[16], [0, 120, 70, 42, 26, 16, 10, 6, 4, 2, 1, 0, 0, 0, 0, 0])


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _distance(state: ConstState, tables: ConstTables, cell: cython.int) -> cython.int:
    """The plies in which an animal, going straight ahead, would push a rock off; or 0."""
    piece: cython.int = state.cells[cell]
    side: cython.int = tables.owner[piece]
    facing: cython.int = (piece - 1) & 3
    nearest: cython.int = side
    credited: cython.int = 2
    force: cython.int = 1
    rocks: cython.int = 0
    gaps: cython.int = 0
    walked: cython.int = 0
    beyond: cython.int = 0
    cell = tables.neighbours[cell][facing]
    ahead: cython.int = state.cells[cell]
    while ahead != EDGE:
        beyond += 1
        if ahead == EMPTY:
            gaps += 1
        else:
            force += tables.help[facing][ahead]
            rocks += ahead == ROCK
            if (force <= 0 or force < rocks) and not tables.total:
                return 0
            if ahead == ROCK:
                credited = nearest
                walked = gaps
                beyond = 0
            elif tables.help[facing][ahead] > 0:
                nearest = tables.owner[ahead]
        cell = tables.neighbours[cell][facing]
        ahead = state.cells[cell]
    if credited != side or force <= 0 or force < rocks:
        return 0
    return walked + beyond + 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _evaluate(state: ConstState, tables: ConstTables) -> cython.int:
    """What the position looks like for the side to move."""
    merits: cython.int[2]
    side: cython.int = state.rest.side
    cell: cython.int
    merits[0] = merits[1] = 0
    for cell in range(tables.cells):
        owner: cython.int = tables.owner[state.cells[cell]]
        if owner == 2:
            continue
        plies: cython.int = _distance(state, tables, cell)
        if plies == 1 and owner == side:
            return WINS_NOW
        merits[owner] += CLOSENESS[plies] + ON_BOARD
        merits[owner] += 0 if tables.on_rim[cell] else INSIDE
    return TO_MOVE + merits[side] - merits[1 - side]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _is_push(state: ConstState, move: Move) -> cython.bint:
    """Whether a move that is not made yet pushes."""
    target: cython.int = move >> 7 & 127
    return state.cells[target] != EMPTY and target != move & 127


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _bring(moves: cython.pointer[Move], front: cython.int, place: cython.int) -> cython.int:
    """Exchange the move at a place with that at the front; the next front."""
    move: Move = moves[front]
    moves[front] = moves[place]
    moves[place] = move
    return front + 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _order(
    state: ConstState,
    moves: cython.pointer[Move],
    count: cython.int,
    first: Move,
    killers: cython.pointer[Move],
) -> cython.void:
    """Bring the table's move to the front, then pushes, then killers."""
    front: cython.int = 0
    i: cython.int
    k: cython.int
    for i in range(count):
        if moves[i] == first:
            front = _bring(moves, front, i)
            break
    for i in range(front, count):
        if _is_push(state, moves[i]):
            front = _bring(moves, front, i)
    for k in range(2):
        for i in range(front, count):
            if moves[i] == killers[k]:
                front = _bring(moves, front, i)
                break


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _shift(score: cython.int, plies: cython.int) -> cython.int:
    """A decided score counts the plies from the root, in the table from the position itself."""
    if score > DECIDED:
        return score + plies
    if score < -DECIDED:
        return score - plies
    return score


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _must_end(search: cython.pointer[Search]) -> cython.bint:
    """Whether the nodes or the time are spent."""
    if search.limit and search.nodes >= search.limit:
        return True
    return search.nodes & LOOK == 0 and must_end(search.halt)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _end_score(ended: cython.int, side: cython.int, ply: cython.int) -> cython.int:
    """What an ended game is worth to a side, so many plies from the root."""
    if ended in (REPETITION, PLY_LIMIT):
        return 0
    return WIN - ply if ended == side + 1 else ply - WIN


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _decides(
    bound: cython.int, score: cython.int, alpha: cython.int, beta: cython.int
) -> cython.bint:
    """Whether a score found before, of this kind, answers for a window."""
    if bound == EXACT:
        return True
    return score >= beta if bound == AT_LEAST else score <= alpha


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _note_killer(state: ConstState, killers: cython.pointer[Move], move: Move) -> cython.void:
    """Note a quiet move that ended the search of a position, to be tried early in the next."""
    if move != killers[0] and not _is_push(state, move):
        killers[1] = killers[0]
        killers[0] = move


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _search(
    search: cython.pointer[Search],
    depth: cython.int,
    alpha: cython.int,
    beta: cython.int,
    ply: cython.int,
) -> cython.int:
    """The score of a position that goes on, for the side to move; 0 if the search had to end."""
    tables: ConstTables = search.tables
    state: cython.pointer[State] = search.state
    slot: cython.pointer[Slot] = search.slots + (state.key & ((1 << TABLE_BITS) - 1))
    killers: cython.pointer[Move] = search.killers[ply]
    moves: Move[MAX_MOVES]
    undo: Undo
    first: Move = NO_MOVE
    chosen: Move = NO_MOVE
    start: cython.int = alpha
    best: cython.int = -WIN
    side: cython.int = state.rest.side
    score: cython.int
    i: cython.int
    if slot.key == state.key:
        score = _shift(slot.score, -ply)
        first = slot.move
        if slot.depth >= depth and _decides(slot.bound, score, alpha, beta):
            return score
    count: cython.int = siam_moves.generate(state, tables, moves)
    _order(state, moves, count, first, killers)
    for i in range(count):
        if _must_end(search):
            search.ended = True
        if search.ended:
            return 0
        siam_moves.make(state, tables, search.history, moves[i], cython.address(undo))
        search.nodes += 1
        if state.rest.ended != RUNNING:
            score = _end_score(state.rest.ended, side, ply + 1)
        elif depth == 1:
            score = -_evaluate(state, tables)
        else:
            score = -_search(search, depth - 1, -beta, -alpha, ply + 1)
        siam_moves.unmake(state, tables, search.history, moves[i], cython.address(undo))
        if score <= best:
            continue
        best = score
        chosen = moves[i]
        alpha = max(alpha, best)
        if alpha >= beta:
            _note_killer(state, killers, chosen)
            break
    if search.ended:
        return 0
    slot.key = state.key
    slot.score = _shift(best, ply)
    slot.move = chosen
    slot.depth = depth
    slot.bound = AT_LEAST if best >= beta else EXACT if best > start else AT_MOST
    if ply == 0:
        search.root_move = chosen
    return best


@cython.cclass
class Plain:
    """One search of one position, a ply deeper each time; it belongs to one thread at a time."""

    def __init__(self, position: object) -> None:
        """Take a position that goes on; raises ErawanError for one that is over."""
        self.kernel = Kernel(position)
        if self.kernel.state.rest.ended != RUNNING:
            raise ErawanError("the game is over: there is no move to search")
        self.search.slots = cython.cast(
            cython.pointer[Slot], calloc(1 << TABLE_BITS, cython.sizeof(Slot))
        )
        if self.search.slots == cython.NULL or not siam_history.reserve_room(
            cython.address(self.kernel.history), DEEPEST
        ):
            raise MemoryError
        self.search.tables = cython.address(self.kernel.rules.tables)
        self.search.state = cython.address(self.kernel.state)
        self.search.history = cython.address(self.kernel.history)
        memset(self.search.killers, 0xFF, cython.sizeof(self.search.killers))

    def __dealloc__(self) -> None:
        free(self.search.slots)

    @property
    def nodes(self) -> int:
        """How many moves were made, in all depths together."""
        return self.search.nodes

    @property
    def code(self) -> str:
        """The best move of the last depth that was done."""
        return self.kernel.code_of(self.move)

    @property
    def is_decided(self) -> bool:
        """Whether a win or a loss was found, so that going deeper is of no use."""
        return abs(self.score) > DECIDED

    def deepen(self, stop: Stop, nodes: cython.longlong = 0) -> bool:
        """Search one ply deeper; False if the stop or the limit of all nodes ended it before.

        The first ply is searched whatever the limits, so that there is always a move. Raises
        ErawanError at the deepest.
        """
        if self.depth >= DEEPEST:
            raise ErawanError(f"the plain search goes {DEEPEST} plies deep at most")
        heeded: Stop = stop if self.depth else Stop()
        self.search.halt = cython.address(heeded.halt)
        self.search.limit = nodes if self.depth else 0
        self.search.ended = False
        score: cython.int
        with cython.nogil:
            score = _search(cython.address(self.search), self.depth + 1, -WIN, WIN, 0)
        if self.search.ended:
            return False
        self.depth += 1
        self.score = score
        self.move = self.search.root_move
        return True


def evaluate(position: object) -> int:
    """What a position looks like to the plain search, for the side to move."""
    kernel: Kernel = Kernel(position)
    return _evaluate(cython.address(kernel.state), cython.address(kernel.rules.tables))
