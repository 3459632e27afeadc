"""An engine to call from Python: it thinks in this process, one question at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from threading import Lock
from typing import Any, TypedDict, Unpack

from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.engine.agent import Agent, Task, say_nothing
from erawan.engine.budget import Budget
from erawan.engine.players import Settings, make_searcher
from erawan.engine.thought import Thought
from erawan.kernels.common.stop import Stop

DEFAULT = Budget(movetime=1000)


class Limits(TypedDict, total=False):
    """What a budget is made of, by name."""

    movetime: int
    nodes: int
    depth: int
    clock: int
    inc: int


def open_engine(
    game: str,
    *,
    level: int = 10,
    style: str = "balanced",
    threads: int = 1,
    hash: int = 16,  # noqa: A002 - the protocol's name for it
) -> Engine:
    """The engine of a game; raises ErawanError for settings out of range."""
    return Engine(game, Settings(level, style, threads, hash))


class Engine:
    """The engine of one game at one level.

    Limits are those of `Budget` by name (`movetime=500`, `nodes=10_000` …); without any it takes a
    second a move, or less if its level does. It may be called from any thread; questions wait for
    each other, `stop` does not.
    """

    def __init__(self, game: str, settings: Settings) -> None:
        self.game = game
        self.settings = settings
        self._agent: Agent = make_searcher(game, settings)
        self._one_at_a_time = Lock()
        self._stops: set[Stop] = set()

    def __repr__(self) -> str:
        return f"erawan.engine({self.game!r}, level={self.settings.level})"

    @property
    def name(self) -> str:
        """What the level is called."""
        return self._agent.name

    @property
    def description(self) -> str:
        """How it plays, in one sentence."""
        return self._agent.description

    def play(self, position: Position[Any], *, seed: int = 0, **limits: Unpack[Limits]) -> Any:
        """The move it would play; raises ErawanError if the game is over."""
        return position.parse(self.analyse(position, seed=seed, **limits).code)

    def analyse(
        self,
        position: Position[Any],
        *,
        multipv: int = 1,
        seed: int = 0,
        report: Callable[[Thought], None] = say_nothing,
        **limits: Unpack[Limits],
    ) -> Thought:
        """What it thinks of a position: its `multipv` best lines, values, proofs.

        `report` is called with better and better thoughts meanwhile. Raises ErawanError if the
        game is over or a limit makes no sense.
        """
        return self.run(position, _task(multipv, seed, report, limits))

    async def think(
        self, position: Position[Any], *, multipv: int = 1, seed: int = 0, **limits: Unpack[Limits]
    ) -> Thought:
        """`analyse` for asyncio: in a thread, and stopped if the awaiting task is cancelled."""
        task = _task(multipv, seed, say_nothing, limits)
        try:
            return await asyncio.to_thread(self.run, position, task)
        except asyncio.CancelledError:
            task.stop.ask()
            raise

    def run(self, position: Position[Any], task: Task) -> Thought:
        """The answer to a task."""
        if position.outcome is not None:
            raise ErawanError("the game is over: there is no move to think about")
        self._stops.add(task.stop)
        try:
            with self._one_at_a_time:
                return self._agent.choose(position, task)
        finally:
            self._stops.discard(task.stop)

    def stop(self) -> None:
        """End all thinking at once; who asked gets the best found so far."""
        for stop in tuple(self._stops):
            stop.ask()


def _task(lines: int, seed: int, report: Callable[[Thought], None], limits: Limits) -> Task:
    if lines < 1:
        raise ErawanError(f"multipv is at least 1, not {lines}")
    budget = Budget(**limits) if limits else DEFAULT
    return replace(Task(budget, lines, seed), report=report)
