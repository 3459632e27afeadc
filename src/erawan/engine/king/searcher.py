"""The King of Siam engine as an agent: levels, styles, limits and reports around the search."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from erawan.core.game import Position
from erawan.engine.agent import Agent, Task
from erawan.engine.king.endings import Ending, solve
from erawan.engine.king.forest import KEPT, Forest
from erawan.engine.king.glance import Glance
from erawan.engine.king.levels import LEVELS, KingLevel
from erawan.engine.king.search.estimate import Weights
from erawan.engine.king.search.solver import Solver
from erawan.engine.king.styles import STYLES, favour
from erawan.engine.king.weights import weights
from erawan.engine.levels import AtLevel, Level
from erawan.engine.players import Settings
from erawan.engine.thought import Thought
from erawan.kernels.king.kernel import Kernel

__all__ = ["LEVELS", "STYLES", "KingSearcher", "make"]

MAX_NODES = 1 << 30
"""Where nothing else limits the nodes."""
FIRST_NODES = 8
"""Nodes before the first report; the next ones come when twice as many are done."""
MARGIN_SECONDS = 0.006
"""Seconds kept back for putting the answer together."""
MAX_DEPTH = 255
PASSING = "pass"


class KingSearcher(AtLevel):
    """Plays King of Siam at a level, in a style; the weights are read at the first move."""

    def __init__(
        self,
        level: Level,
        style: str,
        threads: int,
        mebibytes: int,
        load_weights: Callable[[], Weights] = weights,
    ) -> None:
        super().__init__(level)
        self.style = style
        self.threads = threads
        self.mebibytes = mebibytes
        self.load_weights = load_weights

    def choose(self, position: Position[Any], task: Task) -> Thought:
        """The best lines within the task's limits and the level's."""
        start = time.perf_counter()
        kernel = Kernel(position)
        solver = Solver(self.mebibytes)
        players = kernel.store().players
        limits = [n for n in (self.level.nodes_with(players), task.budget.nodes) if n is not None]
        most = max(1, min([*limits, MAX_NODES]))
        seconds = task.budget.seconds
        noise = self.level.noise_with(players)
        search = Forest(
            kernel, self.load_weights(), solver, self.threads, self.mebibytes, noise, task.seed
        )
        depth = task.budget.depth
        ending = None
        if self.level.nodes is None and depth is None:
            ending = solve(kernel, solver, most if limits else None, seconds, task.stop)
        if seconds is not None:
            spent = time.perf_counter() - start
            task.stop.allow(max(0.0, seconds - spent - MARGIN_SECONDS))
        won = ending is not None and ending.codes
        goal = 1 if depth is not None or won else FIRST_NODES
        while search.run(min(goal, most), task.stop) < most:
            thought = _thought(search, ending, task.lines, start)
            if search.is_done or task.stop.is_due or won or thought.depth >= (depth or MAX_DEPTH):
                break
            task.report(replace(thought, lines=thought.lines[: task.lines]))
            goal *= 2
        return favour(kernel, _thought(search, ending, task.lines, start), self.style, task.lines)


def _thought(search: Forest, ending: Ending | None, lines: int, start: float) -> Thought:
    """What search and exact ending say together."""
    is_lost = search.is_lost or (ending is not None and search.seat not in ending.winners)
    found = search.lines(KEPT if is_lost else lines)
    depth = max(len(line.codes) for line in found)
    thought = Thought(found, depth, search.nodes, time.perf_counter() - start)
    if ending is not None:
        thought = ending.correct(thought)
    if search.players != 3:
        return thought
    is_proved = search.is_proved or (ending is not None and bool(ending.winners))
    return _for_three(thought, search.seat, is_lost, is_proved)


def _for_three(thought: Thought, seat: int, is_lost: bool, is_proved: bool) -> Thought:
    """What is thought of a position of three players, in which nobody may be sure to win.

    Where the mover can choose who wins, no line is proved: if it can't win itself, it is the
    kingmaker. Who can't win passes, which leaves the result as it would be without it.
    """
    lines = list(thought.lines)
    kingmaker = seat if is_lost else None
    for i, line in enumerate(lines):
        if not is_proved and (is_lost or (line.proved and line.values[seat] == 0)):
            lines[i] = replace(line, proved=False, kingmaker=kingmaker)
        elif line.kingmaker == seat:
            # It could still win by another move.
            lines[i] = replace(line, kingmaker=None)
    if is_lost:
        lines.sort(key=lambda line: line.codes[0] != PASSING)
    return replace(thought, lines=tuple(lines))


def make(settings: Settings) -> Agent:
    """The engine at a level and in a style."""
    level = LEVELS[settings.level - 1]
    if isinstance(level, KingLevel):
        return Glance(level, settings.style)
    return KingSearcher(level, settings.style, settings.threads, settings.hash)
