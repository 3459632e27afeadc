"""Several trees of one position of King of Siam, grown side by side: one for each thread."""

from __future__ import annotations

from dataclasses import dataclass, replace
from threading import Thread

from erawan.engine.king.search.estimate import Weights
from erawan.engine.king.search.solver import Solver
from erawan.engine.king.search.tree import Search
from erawan.engine.thought import Line
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel

KEPT = 64
"""So many moves of a tree are put together."""
MAX_VISIT_RATIO = 10
"""A move looked at less than a tenth as often as the best is not compared with it."""
MIN_MEBIBYTES = 64
"""Of each tree."""
C_PUCTS = (1.0, 1.4, 0.7, 1.2, 0.85)
"""Of each tree another: equal ones would be no help to each other."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A line, how often its first move was looked at, and whether the mover has surely lost."""

    line: Line
    visits: int
    lost: bool = False

    @property
    def certainty(self) -> int:
        """2 for what is proved, 1 where a kingmaker decides, 0 for an estimate."""
        return 2 if self.line.proved else int(self.line.kingmaker is not None)


class Forest:
    """What several searches of a position found, as if one had."""

    def __init__(
        self,
        kernel: Kernel,
        weights: Weights,
        solver: Solver,
        threads: int = 1,
        mebibytes: int = 1,
        noise: float = 0.0,
        seed: int = 0,
    ) -> None:
        solvers = [solver, *(Solver(mebibytes) for _ in range(threads - 1))]
        room = max(mebibytes, MIN_MEBIBYTES)
        self.seat: int = kernel.store().seat
        self.players: int = kernel.store().players
        self.trees = [
            Search(kernel, weights, own, room, C_PUCTS[i % len(C_PUCTS)], noise, seed)
            for i, own in enumerate(solvers)
        ]

    @property
    def nodes(self) -> int:
        """How many positions' moves were judged."""
        return sum(tree.nodes for tree in self.trees)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to find out, or a tree's memory is full."""
        return any(tree.is_done for tree in self.trees)

    @property
    def is_proved(self) -> bool:
        """Whether it is proved who wins."""
        return any(tree.is_proved for tree in self.trees)

    @property
    def is_lost(self) -> bool:
        """Whether the mover can't win any more."""
        return any(tree.is_lost for tree in self.trees)

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
        found: dict[str, Judged] = {}
        for tree in self.trees:
            for codes, values, visits, proved, lost, kingmaker in tree.lines(KEPT):
                line = Line(tuple(codes), tuple(values), proved, kingmaker=kingmaker)
                judged = Judged(line, visits, lost)
                before = found.get(codes[0])
                found[codes[0]] = _together(before, judged) if before else judged
        ranked = sorted(found.values(), key=self._standing, reverse=True)
        most = ranked[0].visits
        return tuple(
            judged.line
            for i, judged in enumerate(ranked)
            if i < least or judged.visits * MAX_VISIT_RATIO >= most
        )

    def _standing(self, judged: Judged) -> tuple[int, int, float]:
        """A sure win first, then by visits, then by worth, a sure loss last."""
        worth = judged.line.values[self.seat]
        sure = (judged.line.proved and worth == 1) - judged.lost
        return sure, judged.visits, worth


def _together(one: Judged, other: Judged) -> Judged:
    """What two trees say of a move: each counts as much as it looked, what is certain alone."""
    first, second = sorted((one, other), key=lambda judged: (-judged.certainty, -judged.visits))
    visits = one.visits + other.visits
    if first.certainty:
        return replace(first, visits=visits)
    share = (first.visits + 1) / (visits + 2)
    values = tuple(
        share * a + (1 - share) * b
        for a, b in zip(first.line.values, second.line.values, strict=True)
    )
    return Judged(Line(first.line.codes, values), visits)
