"""The King of Siam engine as an agent: levels, styles, limits and reports around the search."""

from __future__ import annotations

import time
from typing import Any

from erawan.core.game import Position
from erawan.core.generator import SplitMix64
from erawan.engine.agent import Agent, Task
from erawan.engine.king_endings import solve
from erawan.engine.king_evaluation import weights
from erawan.engine.king_levels import LEVELS
from erawan.engine.king_styles import LIKINGS, STYLES, TOLERANCE
from erawan.engine.levels import Level
from erawan.engine.players import Settings
from erawan.engine.thought import Line, Thought
from erawan.kernels.king import Kernel
from erawan.kernels.king_search import Search
from erawan.kernels.king_solve import Solver

__all__ = ["LEVELS", "STYLES", "KingSearcher", "make"]

MOST_NODES = 1 << 30
"""Where nothing else limits the nodes."""
FIRST_LOOK = 8
"""Nodes before the first report; the next ones come when twice as many are done."""
MARGIN = 0.006
"""Seconds kept back for putting the answer together."""
DEEPEST = 255
CANDIDATES = 64
"""So many lines a style or a slip may choose from."""


class KingSearcher:
    """Plays King of Siam at a level, in a style."""

    def __init__(self, level: Level, style: str, mebibytes: int) -> None:
        self.level = level
        self.style = style
        self.mebibytes = mebibytes

    @property
    def name(self) -> str:
        """What the level is called."""
        return self.level.name

    @property
    def description(self) -> str:
        """How the level plays."""
        return self.level.description

    def choose(self, position: Position[Any], task: Task) -> Thought:
        """The best lines within the task's limits and the level's."""
        start = time.perf_counter()
        kernel = Kernel(position)
        solver = Solver(self.mebibytes)
        limits = [n for n in (self.level.nodes, task.budget.nodes) if n is not None]
        most = max(1, min([*limits, MOST_NODES]))
        seconds = task.budget.seconds
        search = Search(kernel, weights(), solver, max(self.mebibytes, 64))
        depth = task.budget.depth
        ending = None
        if self.level.nodes is None and depth is None:
            ending = solve(kernel, solver, most if limits else None, seconds, task.stop)
        if seconds is not None:
            spent = time.perf_counter() - start
            task.stop.allow(max(0.0, seconds - spent - MARGIN))
        won = ending is not None and ending.codes
        goal = 1 if depth is not None or won else FIRST_LOOK
        while search.run(min(goal, most), task.stop) < most:
            thought = _thought(search, task.lines, start)
            if search.is_done or task.stop.is_due or won or thought.depth >= (depth or DEEPEST):
                break
            task.report(thought)
            goal *= 2
        thought = _thought(search, max(task.lines, CANDIDATES), start)
        if ending is not None:
            thought = ending.correct(thought)
        return self._favour(kernel, thought, task)

    def _favour(self, kernel: Kernel, thought: Thought, task: Task) -> Thought:
        """The thought with the move first that this level and style would play."""
        seat = kernel.store().seat
        generator = SplitMix64(task.seed ^ kernel.key)
        lines = list(thought.lines)
        chances = [self._misjudge(line, seat, generator) for line in lines]
        best = max(range(len(lines)), key=lambda i: (chances[i], -i)) if self.level.noise else 0
        if self.style in LIKINGS and not thought.proved:
            like = LIKINGS[self.style]
            near = [i for i in range(len(lines)) if chances[i] >= chances[best] - TOLERANCE]
            best = max(near, key=lambda i: (like(kernel.play(lines[i].codes[0]), seat), -i))
        lines.insert(0, lines.pop(best))
        return Thought(tuple(lines[: task.lines]), thought.depth, thought.nodes, thought.seconds)

    def _misjudge(self, line: Line, seat: int, generator: SplitMix64) -> float:
        """A line's value with the level's noise; a proved win or loss is never mistaken."""
        slip = self.level.noise * (generator.below(2001) / 1000 - 1) if self.level.noise else 0.0
        if line.proved:
            return 2 * line.values[seat] - 1
        return min(1.0, max(0.0, line.values[seat] + slip))


def _thought(search: Search, lines: int, start: float) -> Thought:
    found = tuple(
        Line(tuple(codes), tuple(values), proved)
        for codes, values, _, proved in search.lines(lines)
    )
    depth = max(len(line.codes) for line in found)
    return Thought(found, depth, search.nodes, time.perf_counter() - start)


def make(settings: Settings) -> Agent:
    """The engine at a level and in a style."""
    return KingSearcher(LEVELS[settings.level - 1], settings.style, settings.hash)
