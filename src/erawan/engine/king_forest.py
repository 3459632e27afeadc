"""Several trees of one position of King of Siam, grown side by side: one for each thread."""

from __future__ import annotations

from threading import Thread

from erawan.engine.king_evaluation import weights
from erawan.engine.thought import Line
from erawan.kernels.king import Kernel
from erawan.kernels.king_search import Search
from erawan.kernels.king_solve import Solver
from erawan.kernels.stop import Stop

KEPT = 64
"""So many moves of a tree are put together."""
SHARE = 10
"""A move looked at less than a tenth as often as the best is not compared with it."""
ROOM = 64
"""Mebibytes of a tree at least."""
VARIETY = (1.0, 1.4, 0.7, 1.2, 0.85)
"""How curious each tree is, beside the first: equal ones would be no help to each other."""


class Forest:
    """What several searches of a position found, as if one had."""

    def __init__(
        self,
        kernel: Kernel,
        solver: Solver,
        threads: int = 1,
        mebibytes: int = 1,
        noise: float = 0.0,
        seed: int = 0,
    ) -> None:
        solvers = [solver, *(Solver(mebibytes) for _ in range(threads - 1))]
        room = max(mebibytes, ROOM)
        self.seat: int = kernel.store().seat
        self.trees = [
            Search(kernel, weights(), own, room, VARIETY[i % len(VARIETY)], noise, seed)
            for i, own in enumerate(solvers)
        ]

    @property
    def nodes(self) -> int:
        """How many positions' moves were judged."""
        return sum(tree.nodes for tree in self.trees)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do: the result is proved, or a tree's memory is full."""
        return any(tree.is_done for tree in self.trees)

    def run(self, nodes: int, stop: Stop) -> int:
        """Look up to so many times in all, at least once with each tree."""
        each = max(1, nodes // len(self.trees))
        threads = [Thread(target=tree.run, args=(each, stop)) for tree in self.trees[1:]]
        for thread in threads:
            thread.start()
        self.trees[0].run(each, stop)
        for thread in threads:
            thread.join()
        return self.nodes

    def lines(self, least: int) -> tuple[Line, ...]:
        """The moves worth comparing, and at least so many, the best first."""
        found: dict[str, tuple[Line, int]] = {}
        for tree in self.trees:
            for codes, values, visits, proved in tree.lines(KEPT):
                judged = Line(tuple(codes), tuple(values), proved), visits
                before = found.get(codes[0])
                found[codes[0]] = _together(before, judged) if before else judged
        ranked = sorted(found.values(), key=self._standing, reverse=True)
        most = ranked[0][1]
        return tuple(
            line for i, (line, visits) in enumerate(ranked) if i < least or visits * SHARE >= most
        )

    def _standing(self, judged: tuple[Line, int]) -> tuple[int, int, float]:
        """A sure win first, then by visits, then by worth, a sure loss last."""
        line, visits = judged
        worth = line.values[self.seat]
        sure = (worth == 1) - (worth == 0) if line.proved else 0
        return sure, visits, worth


def _together(one: tuple[Line, int], other: tuple[Line, int]) -> tuple[Line, int]:
    """What two trees say of a move: each counts as much as it looked, what is proved alone."""
    (first, n), (second, m) = sorted((one, other), key=lambda judged: -judged[1])
    if second.proved:
        first, second = second, first
    if first.proved:
        return first, n + m
    share = (n + 1) / (n + m + 2)
    values = tuple(
        share * a + (1 - share) * b for a, b in zip(first.values, second.values, strict=True)
    )
    return Line(first.codes, values), n + m
