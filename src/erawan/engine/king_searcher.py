"""The King of Siam engine as an agent: levels, styles, limits and reports around the search."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from erawan.core.game import Position
from erawan.core.generator import SplitMix64
from erawan.engine.agent import Agent, Task
from erawan.engine.king_levels import LEVELS
from erawan.engine.king_styles import LIKINGS, STYLES, TOLERANCE
from erawan.engine.levels import Level
from erawan.engine.players import Settings
from erawan.engine.thought import Line, Thought
from erawan.kernels.king import Kernel
from erawan.kernels.king_uct import Tree

__all__ = ["LEVELS", "STYLES", "KingSearcher", "make"]

MOST_NODES = 4_000_000
"""However long it may think: memory is finite."""
FIRST_LOOK = 64
"""Nodes before the first report; the next ones come when twice as many are done."""
MARGIN = 0.005
"""Seconds kept back for putting the answer together."""


@dataclass(frozen=True)
class KingSearcher:
    """Plays King of Siam at a level, in a style."""

    level: Level
    style: str

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
        if task.budget.seconds is not None:
            task.stop.allow(max(0.0, task.budget.seconds - MARGIN))
        limits = [n for n in (self.level.nodes, task.budget.nodes) if n is not None]
        most = min([*limits, MOST_NODES])
        tree = Tree(kernel, task.seed, self._depth(task.budget.depth))
        goal = FIRST_LOOK
        while tree.run(min(goal, most), task.stop) < most and not task.stop.is_due:
            task.report(_thought(tree, task.lines, start))
            goal *= 2
        return self._favour(kernel, _thought(tree, max(task.lines, 64), start), task)

    def _depth(self, wanted: int | None) -> int:
        limits = [plies for plies in (self.level.blindness, wanted) if plies]
        return min(limits, default=255)

    def _favour(self, kernel: Kernel, thought: Thought, task: Task) -> Thought:
        """The thought with the move first that this level and style would play."""
        seat = kernel.store().seat
        generator = SplitMix64(task.seed ^ kernel.key)
        lines = list(thought.lines)
        chances = [line.values[seat] + self._slip(generator) for line in lines]
        best = max(range(len(lines)), key=chances.__getitem__) if self.level.noise else 0
        if self.style in LIKINGS:
            like = LIKINGS[self.style]
            near = [i for i in range(len(lines)) if chances[i] >= chances[best] - TOLERANCE]
            best = max(near, key=lambda i: (like(kernel.play(lines[i].codes[0]), seat), -i))
        lines.insert(0, lines.pop(best))
        return Thought(tuple(lines[: task.lines]), thought.depth, thought.nodes, thought.seconds)

    def _slip(self, generator: SplitMix64) -> float:
        """By how much the level misjudges a move this time."""
        return self.level.noise * (generator.below(2001) / 1000 - 1) if self.level.noise else 0.0


def _thought(tree: Tree, lines: int, start: float) -> Thought:
    found = [Line(tuple(codes), tuple(values)) for codes, values, _ in tree.lines(lines)]
    depth = max(len(line.codes) for line in found)
    return Thought(tuple(found), depth, tree.nodes, time.perf_counter() - start)


def make(settings: Settings) -> Agent:
    """The engine at a level and in a style."""
    return KingSearcher(LEVELS[settings.level - 1], settings.style)
