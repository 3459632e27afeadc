"""Siam: a plain alpha-beta with table and killers, to a fixed depth.

The search is compiled, `siam_plain`. It never claims a proof, though a win it sees is one unless a
house rule interferes: what follows from a table is an estimate here.
"""

from __future__ import annotations

import math
import time
from argparse import ArgumentParser, Namespace
from typing import Any

from bench.sparring.compiled.siam_plain import MAX_DEPTH, Plain
from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.engine.agent import Agent, Task
from erawan.engine.thought import Line, Thought
from erawan.siam import Position as SiamPosition

EVEN_ODDS = 150
"""The score that makes the odds e to 1; a guess, nothing depends on it but the shown chances."""


class PlainPlayer:
    """Searches to a depth, or less deep where a budget ends first; always plays the same."""

    def __init__(self, depth: int) -> None:
        if not 1 <= depth <= MAX_DEPTH:
            raise ErawanError(f"a depth is from 1 to {MAX_DEPTH}, not {depth}")
        self.depth = depth
        self.name = f"plain-{depth}"
        self.description = f"A plain alpha-beta that looks {depth} plies ahead."

    def choose(self, position: Position[Any], task: Task) -> Thought:
        """What the deepest search that was done thinks; raises ErawanError for King of Siam."""
        if not isinstance(position, SiamPosition):
            raise ErawanError("the plain alpha-beta plays Siam only")
        start = time.perf_counter()
        budget = task.budget
        if budget.seconds is not None:
            task.stop.allow(budget.seconds)
        search = Plain(position)
        deepest = self.depth if budget.depth is None else min(self.depth, max(1, budget.depth))
        nodes = 0 if budget.nodes is None else max(1, budget.nodes)
        while search.depth < deepest and not search.is_decided:
            if not search.deepen(task.stop, nodes):
                break
            task.report(_thought(search, position.side, start))
        return _thought(search, position.side, start)


def _thought(search: Plain, side: int, start: float) -> Thought:
    chance = 1 / (1 + math.exp(-search.score / EVEN_ODDS))
    values = (chance, 1 - chance) if side == 0 else (1 - chance, chance)
    line = Line((search.code,), values)
    return Thought((line,), search.depth, search.nodes, time.perf_counter() - start)


def add_flags(parser: ArgumentParser) -> None:
    """Declare the depth."""
    parser.add_argument("--depth", type=int, default=4, help="plies it looks ahead (4)")


def make(flags: Namespace) -> Agent:
    """The player of a depth."""
    return PlainPlayer(flags.depth)
