"""Either game as a PettingZoo environment: agents act in turn, a move in one or more actions."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from copy import deepcopy
from operator import index
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from erawan.core.errors import ErawanError
from erawan.core.generator import MASK
from erawan.envs.rendering import MODES, render
from erawan.envs.variant import Variant, item_of

Observation: TypeAlias = dict[str, NDArray[np.int8]]

OBSERVATIONS = ("planes", "flat")
SHARED = ("_games", "variant")


def observation_space(variant: Variant, observation: str) -> spaces.Dict:
    """The space of what a seat sees, and of the mask."""
    high = variant.layout.high
    if observation == "planes":
        high = high[variant.layout.planes]
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (variant.actions,), np.int8),
        }
    )


def whole(value: Any) -> int:
    """A whole number, also one of NumPy's; -1 for what is none."""
    try:
        return index(value)
    except TypeError:
        return -1


def checked_seed(seed: Any) -> int:
    """A seed of a deal; raises ErawanError."""
    if not 0 <= (number := whole(seed)) <= MASK:
        raise ErawanError(f"a seed is a whole number from 0 to 2^64-1, not {seed!r:.40}")
    return number


def checked_action(action: Any, actions: int) -> int:
    """One of so many actions; raises ValueError."""
    if not 0 <= (number := whole(action)) < actions:
        raise ValueError(f"actions are whole numbers from 0 to {actions - 1}, not {action!r:.40}")
    return number


class TurnEnv(AECEnv[str, Observation, int | None]):
    """One game; copies and pickles are exact, also in the middle of a turn."""

    def __init__(
        self,
        variant: Variant,
        name: str,
        observation: str = "planes",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if observation not in OBSERVATIONS:
            raise ErawanError(f"observations are planes or flat, not {observation!r:.40}")
        if render_mode is not None and render_mode not in MODES:
            raise ErawanError(f"modes are {', '.join(MODES)}, not {render_mode!r:.40}")
        if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
            raise ErawanError("max_cycles is None or a whole number from 1")
        self.metadata = {
            "render_modes": list(MODES),
            "name": name,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.variant = variant
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._is_flat = observation == "flat"
        self._games = variant.games(1)
        self._turns = 0
        self._is_seeded = False
        self._last_code: str | None = ""
        self.possible_agents = [f"player_{seat}" for seat in range(variant.players)]
        self.agents: list[str] = []
        space = observation_space(variant, observation)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(variant.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions, legal or not: the mask says which are."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the deal of the seed (docs/formats.md#deals), without one the next.

        After the deal of a seed the next seeds are the outputs of SplitMix64 that starts at it, so
        that a seed fixes all games to come. `options` may have a `state` to begin with.
        """
        if seed is not None:
            self._games.deal(0, checked_seed(seed))
        elif self._is_seeded:
            self._games.deal_next(0)
        else:
            self._games.deal(0, secrets.randbits(64))
        self._is_seeded = True
        if options and "state" in options:
            self.variant.load(self._games, 0, options["state"])
        self._begin()

    def _begin(self) -> None:
        """Everybody plays from here on, unless the game is over."""
        self._turns = 0
        self._last_code = ""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        mover = self._games.mover(0)
        self.agent_selection = self.possible_agents[max(mover, 0)]
        if mover < 0:
            self._end()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and its mask: all zero unless it is to act."""
        layout = self.variant.layout
        vector = np.empty(layout.length, np.int8)
        self._games.write_view(0, self.possible_agents.index(agent), vector)
        mask = np.zeros(self.variant.actions, np.int8)
        if agent == self.agent_selection and self._games.mover(0) >= 0:
            self._games.write_mask(0, mask)
        seen = vector if self._is_flat else vector[layout.planes]
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Choose an action for the agent to act; raises ValueError if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        is_over = self._games.act(0, checked_action(action, self.variant.actions))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if not self._games.chosen(0):
            self._turns += 1
            self._last_code = None
        if is_over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._games.mover(0)]
            self._cut_short()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _cut_short(self) -> None:
        """Let a game that goes on end here if everybody has had as many turns as there may be."""
        if self.max_cycles and self._turns >= self.max_cycles * self.variant.players:
            self.truncations = dict.fromkeys(self.agents, True)

    def _end(self) -> None:
        """Reward everybody by the outcome."""
        rewards = self.variant.rewards[self._games.winners(0)]
        self.rewards = dict(zip(self.agents, rewards, strict=False))
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> Any:
        """The position before the turn, as the mode has it; None without a mode."""
        return render(self._games.position(0), self.render_mode)

    @property
    def position(self) -> Any:
        """The rules' position before the turn that is being put together."""
        return self._games.position(0)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The actions of the turn so far."""
        return tuple(self._games.chosen(0))

    @property
    def last_code(self) -> str:
        """The code of the last complete move; empty before the first, and after `set_state`."""
        return self._games.last_code(0) if self._last_code is None else self._last_code

    def actions_of(self, code: str) -> tuple[int, ...]:
        """The actions of a legal move, from the beginning of the turn; raises ErawanError."""
        return self._games.actions_of(0, code)

    def state(self) -> Any:
        """Everything that the game depends on, as JSON knows it: an object for `set_state`."""
        return {**self.variant.dump(self._games, 0), "turns": self._turns}

    def set_state(self, state: Mapping[str, Any]) -> None:
        """Go on from a state, also in the middle of a turn; raises ErawanError.

        A state needs only a `position`, as docs/formats.md has it; nothing is chosen then.
        """
        item_of(state, "position")
        turns = state.get("turns", 0)
        if type(turns) is not int or turns < 0:
            raise ErawanError("turns is a whole number from 0")
        self.variant.load(self._games, 0, state)
        self._begin()
        self._turns = turns
        if self._games.mover(0) >= 0:
            self._cut_short()

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name != "_games"}
        kept["_last_code"] = self.last_code
        return {**kept, "game": self.variant.dump(self._games, 0)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        state = kept.pop("game")
        self.__dict__.update(kept)
        self._games = self.variant.games(1)
        self.variant.load(self._games, 0, state)

    def __deepcopy__(self, memo: dict[int, Any]) -> TurnEnv:
        other = object.__new__(type(self))
        memo[id(self)] = other
        for name, value in self.__dict__.items():
            other.__dict__[name] = value if name in SHARED else deepcopy(value, memo)
        other._games = self._games.copy()
        return other

    def __copy__(self) -> TurnEnv:
        return deepcopy(self)  # half a copy would play in the other's game

    def __str__(self) -> str:
        return str(self.metadata["name"])
