"""Siam's search as Python drives it: from one position, deepened step by step.

A score is for the side to move; from SURE on it says in how many plies the game is won.
"""

import cython
from cython.cimports.erawan.engine.siam.search.estimate import HIGHEST
from cython.cimports.erawan.engine.siam.search.ordering import DEPTHS
from cython.cimports.erawan.engine.siam.search.switches import (
    ASPIRATION,
    FAR_AHEAD,
    HISTORY,
    KILLERS,
    LATE_LESS,
    LATE_OUT,
    PARRIES,
    THREAT_DEEPER,
)
from cython.cimports.erawan.engine.siam.search.transpositions import Table
from cython.cimports.erawan.engine.siam.search.tree import (
    MARKS,
    SURELY,
    WON,
    Work,
    note_line,
    remember,
    try_move,
)
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.stop import Stop
from cython.cimports.erawan.kernels.siam.kernel import Kernel
from cython.cimports.erawan.kernels.siam.moves import generate
from cython.cimports.erawan.kernels.siam.types import Key, Move
from cython.cimports.libc.stdlib import calloc, free

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

MAX_DEPTH = DEPTHS - 2
WIN = WON
SURE = SURELY

FEATURES = {
    "late-less": LATE_LESS,
    "late-out": LATE_OUT,
    "far-ahead": FAR_AHEAD,
    "threat-deeper": THREAT_DEEPER,
    "killers": KILLERS,
    "history": HISTORY,
    "aspiration": ASPIRATION,
    "parries": PARRIES,
}

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
        without: cython.uint = 0,
    ) -> None:
        """Search a position that has a legal move.

        `noise` is how far off an estimate may be; the seed decides which is off by how much.
        `without` is a sum of FEATURES to do without, for tests of what they are worth.
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
        work.without = without
        work.past = past
        i: cython.int
        for i in range(past):
            work.keys[i] = kernel.history.entries[i].key
            work.marks[work.keys[i] & (MARKS - 1)] |= 1
        work.root_count = generate(
            cython.address(work.state), cython.address(work.tables), work.roots
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
        if self.work.without & ASPIRATION:
            aimed = False
        aim: cython.int = guess if aimed else 0
        depth = min(depth, DEPTHS - 2)
        with cython.nogil:
            known = _aspire(self.work, depth, place, aimed, aim, cython.address(score))
        return score if known else None


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
        score = try_move(work, work.roots[i], depth, 0, alpha, beta, searched, 0)
        if work.over:
            break
        work.lost[i] = score <= -SURELY
        if score > best:
            best = score
            # A score that is not above alpha is only a bound: it doesn't change the order.
            if score > alpha or not searched:
                _lead(work, place, i)
                note_line(work, 0, work.roots[place])
        searched = True
        if score > alpha:
            alpha = score
            if score >= beta:
                break
    if searched and work.over and best <= -SURELY:
        best = _turn_away(work, place, best)
    found[0] = best
    if searched and not work.over and place == 0:
        remember(work, work.roots[0], best, depth, 0, first, beta)
    return searched


def _turn_away(work: cython.pointer[Work], place: cython.int, best: cython.int) -> cython.int:
    """The search ends after a loss was seen: a move that was not seen to lose, if there is one."""
    i: cython.int
    for i in range(place, work.root_count):
        if not work.lost[i]:
            _lead(work, place, i)
            work.lengths[1] = 0
            note_line(work, 0, work.roots[place])
            return -HIGHEST
    return best


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
