"""The search of the frozen engine: a tree that grows where the moves look good to their movers.

A node is a position whose moves were judged by `candidates`: the best are kept as its children
with estimated chances for every side. Which position is looked at next follows from the root: by
worth to the mover, and the less a good-looking move was looked at, the more. A position is worth
what its children are, each as much as it was looked at: since the better ones are looked at more,
this nears the best child's worth, but no single estimate that errs upwards decides. Every seat
looks to its own side, so that two sides and three are no different.

With two sides a position that has few cards left is not judged but solved (`solver`). A
position is proved if its mover has a move by which it alone is proved to win, or if no move was
left out and all are proved to have the same winners. Where all moves are known but end differently,
and none wins for the mover alone, it is settled: nothing is left to find out, but who wins depends
on what the mover likes. With three players a seat that can't win any more may decide so between the
others (a kingmaker); it is taken to pass, which leaves the result as it would be without it.

There is no chance in it: the same nodes give the same tree.
"""

import cython
from cython.cimports.bench.sparring.compiled.frozen_candidates import (
    MOST_KEPT,
    Candidate,
    list_candidates,
)
from cython.cimports.bench.sparring.compiled.frozen_estimate import Noise, Weights
from cython.cimports.bench.sparring.compiled.frozen_nodes import (
    OPEN,
    PROVED,
    SETTLED,
    Node,
    cannot_win,
    expected_child,
    select,
    standing,
    update,
)
from cython.cimports.erawan.engine.king.search.proof_table import UNKNOWN
from cython.cimports.erawan.engine.king.search.solver import Solver
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.stop import Halt, Stop, must_end
from cython.cimports.erawan.kernels.king.kernel import Kernel
from cython.cimports.erawan.kernels.king.outcome import is_over
from cython.cimports.erawan.kernels.king.play import play
from cython.cimports.erawan.kernels.king.types import MAX_MOVES, State, Tables
from cython.cimports.libc.math import exp
from cython.cimports.libc.stdlib import free, malloc, realloc

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

KEPT = cython.declare(cython.int, 24)
"""So many children are kept, of the root MOST_KEPT."""
PRIOR_SCALE = cython.declare(cython.double, 6.0)
"""By how much the odds of being looked at grow with the estimate."""

SOLVED_CARDS = cython.declare(cython.int, 3)
"""With so many cards left a position is solved rather than judged,"""
SOLVER_MOVES = cython.declare(cython.longlong, 30000)
"""unless that takes more moves than this."""


@cython.cclass
class Search:
    """A position's tree; it can be grown further at any time.

    The greater `c_puct`, the more it looks at moves beside the best. With noise it misjudges every
    estimated chance by up to so much, with the same seed always alike.
    """

    kernel: Kernel
    weights: Weights
    solver: Solver
    halt: cython.pointer[Halt]
    used: cython.int
    room: cython.int
    most: cython.int
    c_puct: cython.double
    noise: Noise
    tree: cython.pointer[Node]
    moves: cython.pointer[cython.uint]

    def __cinit__(
        self,
        kernel: Kernel,
        weights: Weights,
        solver: Solver,
        mebibytes: cython.int = 64,
        c_puct: cython.double = 1,
        noise: cython.double = 0,
        seed: cython.ulonglong = 0,
    ) -> None:
        self.kernel = kernel
        self.weights = weights
        self.solver = solver
        self.c_puct = c_puct
        self.noise.most = noise
        self.noise.seed = seed
        self.room = 4096
        self.most = min(mebibytes, 4096) * (1048576 // cython.sizeof(Node))
        self.tree = cython.cast(cython.pointer[Node], malloc(self.room * cython.sizeof(Node)))
        self.moves = cython.cast(
            cython.pointer[cython.uint], malloc(MAX_MOVES * cython.sizeof(cython.uint))
        )
        if self.tree is cython.NULL or self.moves is cython.NULL:
            raise MemoryError
        self.used = 1
        self.tree[0].move = 0
        self.tree[0].first = self.tree[0].count = self.tree[0].visits = 0
        self.tree[0].state = OPEN

    def __dealloc__(self) -> None:
        free(self.tree)
        free(self.moves)

    @property
    def nodes(self) -> int:
        """How many positions' moves were judged."""
        return self.tree[0].visits

    def run(self, nodes: cython.int, stop: Stop) -> int:
        """Look up to so many times in all, at least once, or until nothing is left to do."""
        self.halt = cython.address(stop.halt)
        with cython.nogil:
            while self.simulate():
                if self.tree[0].visits >= nodes or must_end(cython.address(stop.halt)):
                    break
        return self.tree[0].visits

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to find out, or the memory is full."""
        return bool(self.tree[0].state != OPEN or self.used + MOST_KEPT > self.most)

    @property
    def is_proved(self) -> bool:
        """Whether it is proved who wins."""
        return bool(self.tree[0].state == PROVED)

    @property
    def is_lost(self) -> bool:
        """Whether the mover can't win any more, whether or not it is proved who does."""
        return cannot_win(self.tree, 0, self.side_of(self.kernel.state.seat))

    def lines(self, count: cython.int) -> list:
        """The best moves with what follows each, every seat's chance, visits, proof, kingmaker."""
        root: Node = self.tree[0]
        side: cython.int = self.side_of(self.kernel.state.seat)
        children = sorted(
            range(root.first, root.first + root.count),
            key=lambda i: (-standing(self.tree, i, side, False), i),
        )
        return [
            (
                self.follow(child),
                self.shares(child),
                self.tree[child].visits,
                bool(self.tree[child].state == PROVED),
                bool(cannot_win(self.tree, child, side)),
                self.kingmaker(child),
            )
            for child in children[:count]
        ]

    def shares(self, i: cython.int) -> list:
        """Every seat's chance at a node."""
        return [
            self.tree[i].values[self.side_of(seat)] for seat in range(self.kernel.state.players)
        ]

    def follow(self, i: cython.int) -> list:
        """The codes from a node on, always by the move to be expected."""
        codes: list = []
        position: Kernel = self.kernel
        while True:
            code = position.code_of(self.tree[i].move)
            codes.append(code)
            position = position.play(code)
            if self.tree[i].count == 0:
                return codes
            i = expected_child(
                self.tree, i, self.side_of(position.state.seat), self.kernel.state.players
            )

    def kingmaker(self, i: cython.int) -> object:
        """The seat that can't win any more and decides, from a settled node on, who does.

        It can't from that node on already, and not only after what the others are expected to do.
        """
        first: cython.int = i
        position: Kernel = self.kernel
        while self.tree[i].state == SETTLED:
            position = position.play(position.code_of(self.tree[i].move))
            side: cython.int = self.side_of(position.state.seat)
            if cannot_win(self.tree, i, side):
                return position.state.seat if cannot_win(self.tree, first, side) else None
            i = expected_child(self.tree, i, side, self.kernel.state.players)
        return None

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def side_of(self, seat: cython.int) -> cython.int:
        """The number of a seat's side."""
        return seat & 1 if self.kernel.state.players == 4 else seat

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def simulate(self) -> cython.bint:
        """Judge the moves of one more position; whether there is something left to do."""
        path: cython.int[256]
        sides: cython.int[256]
        reached: State = self.kernel.state
        state: cython.pointer[State] = cython.address(reached)
        tables: cython.pointer[Tables] = cython.address(self.kernel.board.tables)
        i: cython.int = 0
        length: cython.int = 0
        if self.used + MOST_KEPT > self.most:
            return False
        while True:
            path[length] = i
            sides[length] = self.side_of(reached.seat)
            length += 1
            self.tree[i].visits += 1
            if self.tree[i].count == 0 or self.tree[i].state != OPEN:
                break
            i = select(self.tree, i, sides[length - 1], self.c_puct)
            play(state, tables, self.tree[i].move)
        if (
            self.tree[i].state == OPEN
            and (i == 0 or not self.solve(i, state))
            and not self.expand(i, state, KEPT if i else MOST_KEPT)
        ):
            return False
        while length:
            length -= 1
            if self.tree[path[length]].state == OPEN:
                update(self.tree, path[length], sides[length], reached.players)
        return self.tree[0].state == OPEN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def solve(self, i: cython.int, state: cython.pointer[State]) -> cython.bint:
        """Prove who wins, if that is plain or quickly found; whether it was."""
        side: cython.int
        answer: cython.int
        team: cython.int = 5 if state.players == 4 else 1
        node: cython.pointer[Node] = cython.address(self.tree[i])
        if is_over(state):
            node.state = PROVED
            for side in range(3):
                node.possible |= (node.values[side] == 1) << side
            return True
        if state.players == 3 or state.cards_left > SOLVED_CARDS:
            return False
        answer = self.solver.prove(
            state, cython.address(self.kernel.board.tables), team, team, SOLVER_MOVES, self.halt
        )
        if answer == UNKNOWN:
            return False
        node.state = PROVED
        node.possible = 1 if answer else 2
        for side in range(2):
            node.values[side] = answer == (side == 0)
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def expand(self, i: cython.int, state: cython.pointer[State], keep: cython.int) -> cython.bint:
        """Make a position's children; whether there was memory for them."""
        found: Candidate[MOST_KEPT]
        j: cython.int
        k: cython.int
        total: cython.double = 0
        whole: cython.bint = False
        side: cython.int = self.side_of(state.seat)
        if self.used + keep > self.room:
            grown: cython.pointer[Node] = cython.cast(
                cython.pointer[Node], realloc(self.tree, 2 * self.room * cython.sizeof(Node))
            )
            if grown is cython.NULL:
                return False
            self.tree = grown
            self.room *= 2
        n: cython.int = list_candidates(
            state,
            cython.address(self.kernel.board.tables),
            self.weights,
            cython.address(self.noise),
            self.moves,
            keep,
            i == 0,
            found,
            cython.address(whole),
        )
        best: cython.double = found[0].values[side]
        for j in range(n):
            total += exp(PRIOR_SCALE * (found[j].values[side] - best))
        for j in range(n):
            node: cython.pointer[Node] = cython.address(self.tree[self.used + j])
            node.move = found[j].move
            node.first = node.count = node.visits = 0
            node.state = OPEN
            node.possible = 0
            node.prior = exp(PRIOR_SCALE * (found[j].values[side] - best)) / total
            for k in range(3):
                node.values[k] = found[j].values[k]
        self.tree[i].first = self.used
        self.tree[i].count = n
        self.tree[i].whole = whole
        self.used += n
        return True
