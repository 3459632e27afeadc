"""Siam's engine: the kernel's search as an agent, deepened until its budget is used up."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from threading import Thread
from typing import Any

from erawan.core.game import Position
from erawan.engine.agent import Agent, Task
from erawan.engine.levels import BALANCED, AtLevel, Level, Style
from erawan.engine.players import Settings
from erawan.engine.siam.levels import LEVELS
from erawan.engine.siam.proofs import Proof
from erawan.engine.siam.prover import Prover
from erawan.engine.siam.search.deepening import MAX_DEPTH, SURE, WIN, Search
from erawan.engine.siam.search.estimate import terms_of
from erawan.engine.siam.search.threats import find_win
from erawan.engine.siam.search.transpositions import Table
from erawan.engine.thought import Line, Thought
from erawan.kernels.common.stop import Stop
from erawan.kernels.siam.kernel import Kernel

__all__ = ["LEVELS", "STYLES", "chance", "explain", "make"]

STYLES: tuple[Style, ...] = (BALANCED,)

SCALE = 150
"""How much of an estimate makes a win e times as likely as before."""


def make(settings: Settings) -> Agent:
    """The agent of these settings, with a table of its own."""
    return SiamSearcher(LEVELS[settings.level - 1], settings.threads, settings.hash)


class SiamSearcher(AtLevel):
    """A level of the engine, with the tables and the threads it searches with."""

    def __init__(self, level: Level, threads: int, mebibytes: int, without: int = 0) -> None:
        """`without` is what the search does without, for tests of what that is worth."""
        super().__init__(level)
        self._threads = threads
        self._without = without
        share = max(1, mebibytes // 4) if level.nodes is None else 1
        self._table = Table(max(1, mebibytes // 2) if level.nodes is None else 1)
        self._proofs = (Table(share), Table(share))

    def choose(self, position: Position[Any], task: Task) -> Thought:
        """The best lines found within the budget."""
        for table in (self._table, *self._proofs):
            table.clear()
        if (seconds := task.budget.seconds) is not None:
            task.stop.allow(seconds)
        kernel = Kernel(position)
        proofs = self._proofs if self.level.max_depth is None else None
        thinking = Thinking(kernel, self._table, proofs, self.level, task, self._without)
        with thinking.helped_by(self._threads - 1):
            return thinking.deepen()


class Thinking:
    """One search: its lines so far, and what it has cost."""

    def __init__(
        self,
        kernel: Kernel,
        table: Table,
        proofs: tuple[Table, Table] | None,
        level: Level,
        task: Task,
        without: int,
    ) -> None:
        self._started = time.monotonic()
        self._kernel = kernel
        self._table = table
        self._task = task
        limits = (task.budget.depth, level.max_depth, MAX_DEPTH)
        self._deepest = max(1, min(limit for limit in limits if limit is not None))
        nodes = [limit for limit in (task.budget.nodes, level.nodes) if limit is not None]
        noise = round(level.noise * 4 * SCALE)
        self._main = Search(
            kernel, table, task.stop, min(nodes, default=None), noise, task.seed, without
        )
        # In a crowd even the first ply may cost a weak level all its nodes: a win comes first.
        win = find_win(kernel)
        if win is not None:
            self._main.lead(win)
        self._prover = Prover(kernel, self._main, task.stop, proofs) if proofs else None
        self._helpers: list[Search] = []
        self._wanted = min(task.lines, len(self._main.roots))
        self._lost: dict[int, int] = {}
        self._proof: Proof | None = None
        self._won: Line | None = None
        self._lines = [self._line(0, self._main.roots[:1])]
        self._depth = 0

    @contextmanager
    def helped_by(self, threads: int) -> Iterator[None]:
        """Let other threads fill the table meanwhile."""
        stop = Stop()
        self._helpers = [Search(self._kernel, self._table, stop) for _ in range(threads)]
        running = [
            Thread(target=_help, args=(helper, number % 2), daemon=True)
            for number, helper in enumerate(self._helpers)
        ]
        for thread in running:
            thread.start()
        try:
            yield
        finally:
            stop.ask()
            for thread in running:
                thread.join()

    def deepen(self) -> Thought:
        """Search deeper and deeper until the budget is used up or nothing is left to find."""
        scores: list[int | None] = [None] * self._wanted
        for depth in range(1, self._deepest + 1):
            scores = self._search(depth, scores)
            if self._main.is_over:
                break
            self._depth = depth
            self._look_for_proofs(scores)
            self._task.report(self._thought())
            if self._is_decided(depth, scores):
                break
        return self._thought()

    def _search(self, depth: int, scores: list[int | None]) -> list[int | None]:
        """Search all lines wanted to a depth; the best move again, if it is proved to lose."""
        found: list[Line] = []
        for place in range(self._wanted):
            while True:
                score = self._main.deepen(depth, place, scores[place])
                if score is None or not self._is_refuted(score):
                    break
            if score is None:
                break
            scores[place] = score
            found.append(self._line(score, self._main.line))
        if len(found) == self._wanted or self._depth == 0:  # else they are not to be compared
            found.sort(key=self._worth, reverse=True)
            self._rank(found)
        return scores

    def _rank(self, found: list[Line]) -> None:
        """Put lines before those known so far, and a proved win before them all."""
        first = [] if self._won is None else [self._won]
        lines = first + _others(found, first)
        self._lines = [*lines, *_others(self._lines, lines)][: self._wanted]

    def _is_refuted(self, score: int) -> bool:
        """Whether the move found is proved to lose, and there is another one to look at."""
        if self._prover is None or self._main.is_over or abs(score) >= SURE:
            return False
        move = self._main.line[0]
        refutation = self._prover.refute(move)
        if refutation is None:
            return False
        self._lost[move] = refutation.within + 1
        return self._wanted == 1 and self._main.shun()

    def _look_for_proofs(self, scores: list[int | None]) -> None:
        """Prove a win that the search has seen, or look for one that it has not."""
        if self._prover is None or self._proof is not None:
            return
        best = scores[0]
        if best is not None and best >= SURE:
            self._proof = self._prover.confirm(self._main.roots[0], WIN - best)
        else:
            self._proof = self._prover.attack()
        if self._proof is not None:
            line = self._line(WIN - self._proof.within, [])
            codes = self._proof.line(self._task.stop)
            line = replace(line, codes=codes, proved=True, within=self._proof.within)
            self._main.lead(self._kernel.move_of(codes[0]))
            self._won = line
            self._rank([])

    def _is_decided(self, depth: int, scores: list[int | None]) -> bool:
        """Whether deeper search has nothing to add."""
        if self._proof is not None and self._wanted == 1:
            return True
        return all(score is not None and WIN - abs(score) <= depth for score in scores)

    def _thought(self) -> Thought:
        nodes = self._main.nodes + sum(helper.nodes for helper in self._helpers)
        return Thought(tuple(self._lines), self._depth, nodes, time.monotonic() - self._started)

    def _worth(self, line: Line) -> float:
        return line.values[self._kernel.side]

    def _line(self, score: int, moves: list[int]) -> Line:
        lost = self._lost.get(moves[0]) if moves else None
        if lost is not None:
            score = lost - WIN
        mover = chance(score)
        values = (mover, 1 - mover) if self._kernel.side == 0 else (1 - mover, mover)
        codes = tuple(self._kernel.code_of(move) for move in moves)
        at_once = score == WIN - 1
        return Line(codes, values, at_once or lost is not None, 1 if at_once else None)


def explain(position: Position[Any]) -> list[tuple[str, int, int, int, int]]:
    """The terms of a position's estimate.

    Each has its name, how often the elephants and the rhinos have it, and what one counts for the
    side to move and for the other side. The estimate is the mover's sum less the other side's.

    >>> import erawan
    >>> explain(erawan.game("siam").start())[-1][:3]
    ('reserve-4', 1, 1)
    """
    return terms_of(Kernel(position))


def _help(search: Search, ahead: int) -> None:
    for depth in range(1 + ahead, MAX_DEPTH + 1):
        search.deepen(depth)
        if search.is_over:
            break


def _others(lines: list[Line], found: list[Line]) -> list[Line]:
    """The lines that begin with other moves than those found."""
    first = {line.codes[0] for line in found}
    return [line for line in lines if line.codes[0] not in first]


def chance(score: int) -> float:
    """The winning chance of whoever has this score.

    >>> chance(0), round(chance(SCALE), 2), chance(WIN - 3)
    (0.5, 0.73, 1.0)
    """
    if abs(score) >= SURE:
        return float(score > 0)
    return 1 / (1 + math.exp(-score / SCALE))
