"""King of Siam: level 10 as it was on 18 November 2026, before it learnt anew.

The search is today's, the weights are those of then, in `bench/data/king_frozen.json`.
`tests/bench/test_frozen.py` holds it to answers that were written down then: a change of the search
that fails there makes another opponent of it, and what was measured against it stands no more.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.engine.agent import Agent, Task
from erawan.engine.king.search.estimate import Weights
from erawan.engine.king.searcher import KingSearcher
from erawan.engine.king.weights import for_kernel
from erawan.engine.levels import BALANCED, Level
from erawan.engine.thought import Thought
from erawan.king import Position as KingPosition

WEIGHTS = Path(__file__).parents[1] / "data" / "king_frozen.json"
LEVEL = Level("king", 10, nodes=None, default_nodes=600)
MEBIBYTES = 16


@cache
def frozen_weights() -> Weights:
    """The weights for 2, 3 and 4 players."""
    return for_kernel(json.loads(WEIGHTS.read_text()))


class FrozenPlayer:
    """Looks at 600 positions a move, or at as many as the budget says."""

    name = "frozen"
    description = "Level 10 as it was before it learnt anew."

    def __init__(self) -> None:
        self.engine = KingSearcher(LEVEL, BALANCED.name, 1, MEBIBYTES, frozen_weights)

    def choose(self, position: Position[Any], task: Task) -> Thought:
        """The best lines within the task's limits; raises ErawanError for Siam."""
        if not isinstance(position, KingPosition):
            raise ErawanError("the frozen level 10 plays King of Siam only")
        if task.budget.nodes is None and task.budget.seconds is None:
            task = replace(task, budget=replace(task.budget, nodes=LEVEL.default_nodes))
        return self.engine.choose(position, task)


def add_flags(parser: ArgumentParser) -> None:
    """It has none."""


def make(_: Namespace) -> Agent:
    """The player."""
    return FrozenPlayer()
