"""Who has a seat in a worker: a player of ours, or another program."""

from __future__ import annotations

import shlex
import time
from typing import Any, Protocol

from erawan.arena.agent_spec import AgentSpec
from erawan.arena.ending import CRASH, TIME, Failure
from erawan.core.game import Position
from erawan.engine.agent import Agent, Task
from erawan.engine.budget import Budget
from erawan.engine.players import default_nodes, find_player
from erawan.engine_protocol.client import ExternalEngine
from erawan.engine_protocol.failure import EngineFailed

START_SECONDS = 10.0
PROGRAM_PATIENCE = 5.0
"""Seconds that another program is waited for after it was told to stop."""


class Failed(Exception):
    """An agent failed; its game is lost."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind

    def of_seat(self, seat: int) -> Failure:
        """The failure as a game's ending tells it."""
        return Failure(seat, self.kind, str(self)[:300])


class Player(Protocol):
    """A seat's agent."""

    @property
    def limits(self) -> Budget:
        """How much it may think."""

    def longest(self, seconds: float) -> float:
        """Seconds after which a move that may take so many will never come."""

    def new_game(self) -> None:
        """Forget what was; raises Failed."""

    def choose(self, position: Position[Any], task: Task) -> tuple[str, int, float]:
        """Code, nodes and seconds of its move; raises Failed."""

    def close(self) -> None:
        """End whatever was started for it."""


class OwnPlayer:
    """A player of this package, made anew for every game; its time is that of the call."""

    def __init__(self, game: str, spec: AgentSpec, patience: float) -> None:
        self.limits = spec.limits
        if self.limits == Budget():
            self.limits = Budget(nodes=default_nodes(game, spec.player))
        self._game = game
        self._name = spec.player
        self._patience = patience
        self._agent: Agent = find_player(game, spec.player)

    def longest(self, seconds: float) -> float:
        """Nothing inside can end it, so the pool does."""
        return seconds + self._patience

    def new_game(self) -> None:
        """Nothing learnt in another game may count, or results would depend on the order."""
        self._agent = find_player(self._game, self._name)

    def choose(self, position: Position[Any], task: Task) -> tuple[str, int, float]:
        """Its move; whatever it raises is a crash."""
        start = time.perf_counter()
        try:
            thought = self._agent.choose(position, task)
            code, nodes = thought.code, thought.nodes
        except Exception as error:
            raise Failed(CRASH, f"{type(error).__name__}: {error}") from error
        return code, nodes, time.perf_counter() - start

    def close(self) -> None:
        """It has nothing to close."""


class Program:
    """Another program, started once; its time runs from `go` until `bestmove` has arrived."""

    def __init__(self, spec: AgentSpec, margin: float, patience: float) -> None:
        self.limits = spec.limits
        self._command = shlex.join(spec.command)
        self._options = dict(spec.options)
        self._margin = margin
        self._patience = patience
        self._engine: ExternalEngine | None = None
        self._is_sound = False

    def longest(self, seconds: float) -> float:
        """The client notices a hang first; this is for the unforeseen."""
        return seconds + 2 * self._patience + 10 * PROGRAM_PATIENCE

    def new_game(self) -> None:
        """Start it, or tell it that a new game begins; after a failure it is started anew."""
        try:
            if self._engine is None:
                self._engine = ExternalEngine(
                    self._command,
                    options=self._options,
                    start_seconds=START_SECONDS,
                    grace=self._margin,
                    patience=min(PROGRAM_PATIENCE, self._patience),
                    max_move_seconds=self._patience,
                )
            elif not self._is_sound:
                self._engine.restart()
            self._is_sound = False
            self._engine.new_game()
            self._is_sound = True
        except EngineFailed as failure:
            raise _told(failure) from failure

    def choose(self, position: Position[Any], task: Task) -> tuple[str, int, float]:
        """Its move, legal and in time."""
        if self._engine is None:
            raise Failed(CRASH, "it was never started")
        try:
            thought = self._engine.choose(position, task)
        except EngineFailed as failure:
            self._is_sound = False
            raise _told(failure) from failure
        return thought.code, thought.nodes, thought.seconds

    def close(self) -> None:
        """End the program."""
        if self._engine is not None:
            self._engine.close()


def _told(failure: EngineFailed) -> Failed:
    return Failed(TIME if failure.kind == "late" else failure.kind, str(failure))


def make_player(game: str, spec: AgentSpec, margin: float, patience: float) -> Player:
    """The player of a spec, `margin` and `patience` in seconds."""
    if spec.command:
        return Program(spec, margin, patience)
    return OwnPlayer(game, spec, patience)
