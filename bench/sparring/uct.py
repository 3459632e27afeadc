"""King of Siam: UCT with progressive widening in the order of greedy's judgement.

The search is the kernel `bench.sparring.compiled.king_uct`; a node is one game played out.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from typing import Any

from bench.sparring.compiled.king_uct import Tree
from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.engine.agent import Agent, Task
from erawan.engine.thought import Line, Thought
from erawan.kernels.king.kernel import Kernel
from erawan.king import Position as KingPosition

WHOLE_GAME = 255
"""More plies than the tree can ever be deep."""


class UctPlayer:
    """Plays out so many games a move, or fewer where a budget ends first."""

    def __init__(self, name: str, nodes: int, depth: int = WHOLE_GAME) -> None:
        if nodes < 1:
            raise ErawanError(f"nodes are at least 1, not {nodes}")
        self.name = f"{name}-{nodes}"
        self.description = f"Plays out {nodes} games a move and plays what it looked at most."
        self.nodes = nodes
        self.depth = depth

    def choose(self, position: Position[Any], task: Task) -> Thought:
        """The moves looked at most; raises ErawanError for Siam."""
        if not isinstance(position, KingPosition):
            raise ErawanError(f"{self.name} plays King of Siam only")
        start = time.perf_counter()
        budget = task.budget
        if budget.seconds is not None:
            task.stop.allow(budget.seconds)
        nodes = self.nodes if budget.nodes is None else min(self.nodes, budget.nodes)
        depth = self.depth if budget.depth is None else min(self.depth, max(1, budget.depth))
        tree = Tree(Kernel(position), task.seed, depth)
        tree.run(nodes, task.stop)
        lines = [Line(tuple(codes), tuple(values)) for codes, values, _ in tree.lines(task.lines)]
        deepest = max(len(line.codes) for line in lines)
        return Thought(tuple(lines), deepest, tree.nodes, time.perf_counter() - start)


def add_flags(parser: ArgumentParser) -> None:
    """Declare the nodes."""
    parser.add_argument("--nodes", type=int, default=1_000, help="games played out a move (1000)")


def make(flags: Namespace) -> Agent:
    """The player of so many nodes."""
    return UctPlayer("uct", flags.nodes)
