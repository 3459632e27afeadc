"""The weak levels of King of Siam: they judge their moves at first sight, and don't see all."""

from __future__ import annotations

import time
from typing import Any

from erawan.core.game import Position
from erawan.engine.agent import Task
from erawan.engine.king.levels import KingLevel
from erawan.engine.king.search.sight import first_sight
from erawan.engine.king.styles import favour
from erawan.engine.king.weights import weights
from erawan.engine.levels import AtLevel
from erawan.engine.thought import Line, Thought
from erawan.kernels.king.kernel import Kernel

JUDGED = 64
"""So many of the best moves a style may choose among."""


class Glance(AtLevel):
    """Plays the move that looks best in what its level sees, without thinking of any answer."""

    level: KingLevel

    def __init__(self, level: KingLevel, style: str) -> None:
        super().__init__(level)
        self.style = style

    def choose(self, position: Position[Any], task: Task) -> Thought:
        """The best moves at first sight; so short a look keeps within every limit."""
        start = time.perf_counter()
        kernel = Kernel(position)
        noise = self.level.noise_with(position.players)
        count = max(JUDGED, task.lines)
        found = first_sight(kernel, weights(), self.level.sight, noise, task.seed, count)
        lines = tuple(Line((code,), values, proved=wins) for code, values, wins in found)
        thought = Thought(lines, 1, 1, time.perf_counter() - start)
        return favour(kernel, thought, self.style, task.lines)
