"""UCT for King of Siam: a sparring partner that knows the rules and greedy's judgement, no more.

A node is one playout by light players (`king_light`). A position's moves are the distinct ones in
the order of greedy's merit, the pass first, equals by lot; after n visits the first
1 + WIDENING * sqrt(n) of them are tried (progressive widening), chosen among by UCB1. Every seat
looks at its own wins, so that three players are no special case; partners win together, and a
victory that sides share counts half. With depth 1 this is flat Monte Carlo: only the moves of the
root are compared.
"""

import cython
from cython.cimports.bench.sparring.compiled.king_light import light_playout
from cython.cimports.erawan.engine.king.search.greedy import merit
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.splitmix import mix
from cython.cimports.erawan.kernels.common.stop import Stop, must_end
from cython.cimports.erawan.kernels.king.distinct import list_distinct
from cython.cimports.erawan.kernels.king.kernel import Kernel
from cython.cimports.erawan.kernels.king.outcome import if_all_pass, is_over
from cython.cimports.erawan.kernels.king.play import play
from cython.cimports.erawan.kernels.king.types import MAX_MOVES, PASS, State, Tables
from cython.cimports.libc.math import log, sqrt
from cython.cimports.libc.stdlib import free, malloc, realloc

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

CANDIDATES = cython.declare(cython.int, 256)
"""So many moves of a position are kept, the best at once."""
PATH = cython.declare(cython.int, 256)
"""More plies than any game has: 32 cards with 3 passes before each, and 8 struggles."""
LISTED_AT = cython.declare(cython.int, 4)
"""After so many visits a position's moves are listed; before, only played out."""
WIDENING = cython.declare(cython.double, 2.0)
CURIOSITY = cython.declare(cython.double, 0.6)

Node = cython.struct(
    move=cython.uint,
    first=cython.int,
    next=cython.int,
    made=cython.int,
    visits=cython.int,
    count=cython.int,
    moves=cython.pointer[cython.uint],
    wins=cython.double[4],
)


@cython.cclass
class Tree:
    """A position's search tree; it can be grown further at any time."""

    kernel: Kernel
    random: cython.ulonglong
    depth: cython.int
    tries: cython.int
    used: cython.int
    room: cython.int
    tree: cython.pointer[Node]
    moves: cython.pointer[cython.uint]

    def __cinit__(
        self, kernel: Kernel, seed: cython.ulonglong = 0, depth: cython.int = 255, tries: int = 3
    ) -> None:
        self.kernel = kernel
        self.random = seed
        self.depth = min(depth, PATH - 1)
        self.tries = tries
        self.room = 1024
        self.tree = cython.cast(cython.pointer[Node], malloc(self.room * cython.sizeof(Node)))
        self.moves = cython.cast(
            cython.pointer[cython.uint], malloc(MAX_MOVES * cython.sizeof(cython.uint))
        )
        if self.tree is cython.NULL or self.moves is cython.NULL:
            raise MemoryError
        self.add(0)

    def __dealloc__(self) -> None:
        i: cython.int
        if self.tree is not cython.NULL:
            for i in range(self.used):
                free(self.tree[i].moves)
        free(self.tree)
        free(self.moves)

    @property
    def nodes(self) -> int:
        """How many games were played out."""
        return self.tree[0].visits

    def run(self, nodes: cython.int, stop: Stop) -> int:
        """Play out up to so many games in all, but at least one; the number reached."""
        with cython.nogil:
            self.play_once()
            while self.tree[0].visits < nodes and not must_end(cython.address(stop.halt)):
                self.play_once()
        return self.tree[0].visits

    def lines(self, count: cython.int) -> list:
        """The most visited moves with what follows each, every seat's wins, and the visits."""
        root: Node = self.tree[0]
        if root.first == 0:
            return [(["pass"], self.rates(0), root.visits)]
        children = []
        child: cython.int = root.first
        while child:
            children.append(child)
            child = self.tree[child].next
        children.sort(key=self.rank, reverse=True)
        return [
            (self.follow(child), self.rates(child), self.tree[child].visits)
            for child in children[:count]
        ]

    def rank(self, i: cython.int) -> tuple:
        """Whether a move is better than its siblings: by visits, then by wins."""
        return self.tree[i].visits, self.tree[i].wins[self.kernel.state.seat]

    def rates(self, i: cython.int) -> list:
        """Every seat's share of wins at a node."""
        visits = max(1, self.tree[i].visits)
        return [self.tree[i].wins[seat] / visits for seat in range(self.kernel.state.players)]

    def follow(self, i: cython.int) -> list:
        """The codes from a node on, always by the most visited move."""
        codes: list = []
        position: Kernel = self.kernel
        while i:
            code = position.code_of(self.tree[i].move)
            codes.append(code)
            position = position.play(code)
            child: cython.int = self.tree[i].first
            i = 0
            while child:
                if i == 0 or self.tree[child].visits > self.tree[i].visits:
                    i = child
                child = self.tree[child].next
        return codes

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add(self, move: cython.uint) -> cython.int:
        """A new node for a move; 0 if there is no memory left for it."""
        seat: cython.int
        if self.used == self.room:
            grown: cython.pointer[Node] = cython.cast(
                cython.pointer[Node], realloc(self.tree, 2 * self.room * cython.sizeof(Node))
            )
            if grown is cython.NULL:
                return 0
            self.tree = grown
            self.room *= 2
        node: cython.pointer[Node] = cython.address(self.tree[self.used])
        node.move = move
        node.first = node.next = node.made = node.visits = 0
        node.count = -1
        node.moves = cython.NULL
        for seat in range(4):
            node.wins[seat] = 0
        self.used += 1
        return self.used - 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_once(self) -> cython.void:
        """One game: down the tree, one node further, and on by light players."""
        path: cython.int[256]
        reached: State = self.kernel.state
        state: cython.pointer[State] = cython.address(reached)
        tables: cython.pointer[Tables] = cython.address(self.kernel.board.tables)
        outcome: cython.int
        i: cython.int
        length: cython.int = 1
        here: cython.int = 0
        path[0] = 0
        while length <= self.depth and not is_over(state):
            here = self.descend(here, state)
            if here == 0:
                break
            path[length] = here
            length += 1
            play(state, tables, self.tree[here].move)
            if self.tree[here].visits == 0:
                break
        if is_over(state):
            outcome = if_all_pass(state)
        else:
            outcome = light_playout(state, tables, self.tries, cython.address(self.random))
        for i in range(length):
            credit(cython.address(self.tree[path[i]]), outcome, reached.players)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def descend(self, i: cython.int, state: cython.pointer[State]) -> cython.int:
        """The child to look at next, perhaps a new one; 0 for none yet."""
        visits: cython.int = self.tree[i].visits
        if self.tree[i].count < 0:
            if i and visits < LISTED_AT:
                return 0
            self.list_candidates(i, state)
        made: cython.int = self.tree[i].made
        if made < self.tree[i].count and made < 1 + WIDENING * sqrt(visits):
            child: cython.int = self.add(self.tree[i].moves[made])
            if child:
                self.tree[child].next = self.tree[i].first
                self.tree[i].first = child
                self.tree[i].made += 1
                return child
        return self.most_promising(i, state.seat)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def most_promising(self, i: cython.int, seat: cython.int) -> cython.int:
        """The child with the highest upper confidence bound; 0 if there is none."""
        best: cython.double = -1
        chosen: cython.int = 0
        child: cython.int = self.tree[i].first
        total: cython.double = log(self.tree[i].visits + 1)
        while child:
            node: cython.pointer[Node] = cython.address(self.tree[child])
            bound: cython.double = 2
            if node.visits:
                bound = node.wins[seat] / node.visits + CURIOSITY * sqrt(total / node.visits)
            if bound > best:
                best = bound
                chosen = child
            child = node.next
        return chosen

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def list_candidates(self, i: cython.int, state: cython.pointer[State]) -> cython.void:
        """Keep the best moves at once, the pass first; none if there is no memory left."""
        order: cython.ulonglong[256]
        after: State
        tables: cython.pointer[Tables] = cython.address(self.kernel.board.tables)
        kept: cython.int = 0
        j: cython.int
        for j in range(list_distinct(state, tables, self.moves)):
            after = state[0]
            play(cython.address(after), tables, self.moves[j])
            figure: cython.ulonglong = merit(cython.address(after), state.seat)
            if self.moves[j] == PASS:
                figure = 0x7FFFFFFF
            # The figure has 31 bits, chance among equals 8, the move 24.
            lot: cython.ulonglong = mix(self.random ^ self.moves[j]) & 255
            kept = insert(order, kept, figure << 32 | lot << 24 | self.moves[j])
        self.tree[i].count = 0
        self.tree[i].moves = cython.cast(
            cython.pointer[cython.uint], malloc(kept * cython.sizeof(cython.uint))
        )
        if self.tree[i].moves is not cython.NULL:
            self.tree[i].count = kept
            for j in range(kept):
                self.tree[i].moves[j] = order[j] & 0xFFFFFF


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def insert(
    order: cython.pointer[cython.ulonglong], kept: cython.int, figure: cython.ulonglong
) -> cython.int:
    """Put a figure into its place among the best, greatest first; how many are kept then."""
    i: cython.int
    if kept == CANDIDATES:
        if figure <= order[kept - 1]:
            return kept
        kept -= 1
    i = kept
    while i > 0 and order[i - 1] < figure:
        order[i] = order[i - 1]
        i -= 1
    order[i] = figure
    return kept + 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def credit(node: cython.pointer[Node], outcome: cython.int, players: cython.int) -> cython.void:
    """Count a game: 1 for a winner, half of it where other sides share the victory."""
    seat: cython.int
    sides: cython.int = 0
    node.visits += 1
    for seat in range(2 if players == 4 else players):
        sides += outcome >> seat & 1
    for seat in range(players):
        if outcome >> seat & 1:
            node.wins[seat] += 1.0 / sides
