"""Players of ours for environments: a whole move at a time, told as actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from erawan.core.errors import ErawanError
from erawan.engine.agent import Agent, Task
from erawan.engine.budget import Budget
from erawan.engine.players import default_nodes, find_player
from erawan.engine.thought import Thought
from erawan.engine_protocol.client import ExternalEngine

COMMAND = "cmd:"


class Player:
    """A player of ours by name, or a program (`cmd:…`), that plans whole turns.

    `level-5`, `level-5/collector`, `greedy`, `random`; a program needs limits.
    """

    def __init__(self, game: str, name: str, budget: Budget | None = None, seed: int = 0) -> None:
        self.game = game
        self.name = name
        self.seed = seed
        self._asked = 0
        if name.startswith(COMMAND):
            self.budget = budget or Budget(movetime=1000)
            self._agent: Agent = ExternalEngine(name.removeprefix(COMMAND))
        else:
            self._agent = find_player(game, name)
            self.budget = budget or Budget(nodes=default_nodes(game, name))

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy has a player, or a program, of its own and goes on by the same chance."""
        made_of = (self.game, self.name, self.budget, self.seed)
        return type(self), made_of, {"_asked": self._asked}

    def restart(self, seed: int) -> None:
        """Let chance begin again, so that the same seed gives the same moves."""
        self.seed = seed
        self._asked = 0

    def think(self, position: Any) -> Thought:
        """What it finds about a position that has a legal move."""
        self._asked += 1
        task = Task(self.budget, seed=(self.seed + self._asked) & (2**63 - 1))
        return self._agent.choose(position, task)

    def choose(self, position: Any) -> str:
        """The code of its move."""
        return self.think(position).code

    def close(self) -> None:
        """End the program, if it is one."""
        if isinstance(self._agent, ExternalEngine):
            self._agent.close()


class Planner:
    """Turns a player's whole moves into actions, one after the other."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self._position: Any = None
        self._actions: Sequence[int] = ()

    def act(
        self, position: Any, chosen: Sequence[int], actions_of: Callable[[str], Sequence[int]]
    ) -> int:
        """The next action of the turn; raises ErawanError if somebody else began it otherwise."""
        if position is not self._position and position != self._position:
            self._position = position
            self._actions = actions_of(self.player.choose(position))
        done = len(chosen)
        if tuple(self._actions[:done]) != tuple(chosen) or done >= len(self._actions):
            raise ErawanError("a player can't go on with a turn that another one began")
        action = self._actions[done]
        if done + 1 == len(self._actions):
            self._position = None  # the same position may come again
        return action
