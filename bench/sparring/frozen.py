"""King of Siam: level 10 as it was on 18 November 2026, before it learnt anew.

Its features, estimate, candidates and search are kept as they were in `compiled/frozen_*`, its
weights in `bench/data/king_frozen.json`. The kernel and the exact solver are today's.
"""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from bench.sparring.compiled.frozen_estimate import Weights
from bench.sparring.compiled.frozen_tree import Search
from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.engine.agent import Agent, Task
from erawan.engine.king.endings import Ending, solve
from erawan.engine.king.search.solver import Solver
from erawan.engine.thought import Line, Thought
from erawan.kernels.king.kernel import Kernel
from erawan.king import Position as KingPosition

WEIGHTS = Path(__file__).parents[1] / "data" / "king_frozen.json"
DEFAULT_NODES = 600
MEBIBYTES = 64
KEPT = 64
"""So many moves are put together."""
MARGIN_SECONDS = 0.006


@cache
def frozen_weights() -> Weights:
    """The weights for 2, 3 and 4 players."""
    nets = json.loads(WEIGHTS.read_text())
    return Weights([nets[str(players)] for players in (2, 3, 4)])


class FrozenPlayer:
    """Looks at 600 positions a move, or at as many as the budget says."""

    name = "frozen"
    description = "Level 10 as it was before it learnt anew."

    def choose(self, position: Position[Any], task: Task) -> Thought:
        """The best lines within the task's limits; raises ErawanError for Siam."""
        if not isinstance(position, KingPosition):
            raise ErawanError("the frozen level 10 plays King of Siam only")
        start = time.perf_counter()
        budget = task.budget
        kernel, solver = Kernel(position), Solver()
        seconds = budget.seconds
        nodes = budget.nodes or (DEFAULT_NODES if seconds is None else 1 << 30)
        ending = None
        if budget.depth is None:
            ending = solve(kernel, solver, budget.nodes, seconds, task.stop)
        if seconds is not None:
            spent = time.perf_counter() - start
            task.stop.allow(max(0.0, seconds - spent - MARGIN_SECONDS))
        search = Search(kernel, frozen_weights(), solver, MEBIBYTES)
        search.run(1 if ending is not None and ending.codes else nodes, task.stop)
        thought = _thought(search, position, ending, start)
        return replace(thought, lines=thought.lines[: task.lines])


def _thought(
    search: Search, position: KingPosition, ending: Ending | None, start: float
) -> Thought:
    """What search and exact ending say together; of three players, who has lost passes."""
    lines = [Line(tuple(found[0]), tuple(found[1]), found[3]) for found in search.lines(KEPT)]
    lost = search.is_lost or (ending is not None and position.seat not in ending.winners)
    if position.players == 3:
        lines = [replace(line, proved=False) for line in lines]
        if lost:
            lines.sort(key=lambda line: line.codes[0] != "pass")
    depth = max(len(line.codes) for line in lines)
    thought = Thought(tuple(lines), depth, search.nodes, time.perf_counter() - start)
    return thought if ending is None else ending.correct(thought)


def add_flags(parser: ArgumentParser) -> None:
    """It has none."""


def make(_: Namespace) -> Agent:
    """The player."""
    return FrozenPlayer()
