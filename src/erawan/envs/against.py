"""Either game for one learner, as a Gymnasium environment: all other seats are played for it.

>>> import gymnasium
>>> import erawan.envs.against
>>> env = gymnasium.make("erawan/Siam-v1", opponent="greedy", seat=1)
>>> seen, info = env.reset(seed=1)
>>> int(seen["action_mask"].sum()) > 0
True

`erawan/KingOfSiam-v1` and `erawan/Siam-v1` take the arguments of the PettingZoo environments and

- `seat`: the learner's, from 0;
- `opponent`: `random`, `greedy`, `level-1` to `level-10`, with a style as in `level-5/collector`,
  or any program that speaks the engine protocol, as in `cmd:my-engine`;
- `opponents`: one for each other seat instead;
- `budget`: an `erawan.engine.budget.Budget` for each move of theirs.

With four players the partner is played by an opponent's agent too. An illegal action loses the game
at once: the reward is -1, and `info["illegal"]` says so. What is no action at all
raises ValueError. `copy`, `deepcopy` and `pickle` of `env.unwrapped` play on by themselves, against
opponents of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import gymnasium

from erawan.core.errors import ErawanError
from erawan.engine.budget import Budget
from erawan.envs import king_of_siam_v1, siam_v1
from erawan.envs.aec import Observation, TurnEnv, checked_action
from erawan.envs.players import Planner, Player
from erawan.envs.rendering import MODES

MODULES = {"erawan/KingOfSiam-v1": king_of_siam_v1, "erawan/Siam-v1": siam_v1}
ILLEGAL_REWARD = -1.0


class Against(gymnasium.Env[Observation, int]):
    """One seat of a game; between its turns the others play."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        env: TurnEnv,
        seat: int = 0,
        opponent: str = "random",
        opponents: Sequence[str] | None = None,
        budget: Budget | None = None,
    ) -> None:
        players = env.variant.players
        if type(seat) is not int or not 0 <= seat < players:
            raise ErawanError(f"a seat is from 0 to {players - 1}, not {seat!r:.40}")
        names = [opponent] * (players - 1) if opponents is None else opponents
        if isinstance(names, str) or not all(isinstance(name, str) for name in names):
            raise ErawanError("opponent is a player's name, opponents a list of them")
        if len(names) != players - 1:
            raise ErawanError(f"{players - 1} opponents are needed, not {len(names)}")
        self.env = env
        self.seat = seat
        self.agent = env.possible_agents[seat]
        others = [agent for agent in env.possible_agents if agent != self.agent]
        self._players = {
            agent: Planner(Player(env.variant.game, name, budget))
            for agent, name in zip(others, names, strict=True)
        }
        self.observation_space = env.observation_space(self.agent)
        self.action_space = env.action_space(self.agent)
        self.render_mode = env.render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game and let the others play up to the learner's first turn."""
        super().reset(seed=seed)
        self.env.reset(seed=seed, options=options)
        chance = int(self.np_random.integers(2**62))
        for number, planner in enumerate(self._players.values()):
            planner.player.restart(chance + number)
        self._let_others_play()
        return self.env.observe(self.agent), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the others play up to the learner's next turn or the end."""
        env = self.env
        if self._is_over():
            raise ErawanError("the game is over: reset begins another")
        action = checked_action(action, env.variant.actions)
        if not env.observe(self.agent)["action_mask"][action]:
            env.terminations = dict.fromkeys(env.agents, True)
            return env.observe(self.agent), ILLEGAL_REWARD, True, False, {"illegal": True}
        env.step(action)
        self._let_others_play()
        reward = float(env.rewards[self.agent]) if self._is_over() else 0.0
        ended = env.terminations[self.agent]
        return env.observe(self.agent), reward, ended, env.truncations[self.agent], {}

    def _is_over(self) -> bool:
        return self.env.terminations[self.agent] or self.env.truncations[self.agent]

    def _let_others_play(self) -> None:
        env = self.env
        while not self._is_over() and env.agent_selection != self.agent:
            planner = self._players[env.agent_selection]
            env.step(planner.act(env.position, env.chosen, env.actions_of))

    def render(self) -> Any:
        """As the PettingZoo environment does."""
        return self.env.render()

    def __copy__(self) -> Against:
        return deepcopy(self)  # half a copy would play in the other's game

    def close(self) -> None:
        """End the programs among the opponents."""
        for planner in self._players.values():
            planner.player.close()


def make(name: str, **arguments: Any) -> Against:
    """What `gymnasium.make` calls; raises ErawanError."""
    own = ("seat", "opponent", "opponents", "budget")
    mine = {key: arguments.pop(key) for key in own if key in arguments}
    return Against(MODULES[name].raw_env(**arguments), **mine)


def make_king(**arguments: Any) -> Against:
    """King of Siam for one learner."""
    return make("erawan/KingOfSiam-v1", **arguments)


def make_siam(**arguments: Any) -> Against:
    """Siam for one learner."""
    return make("erawan/Siam-v1", **arguments)


for _name, _maker in (("erawan/KingOfSiam-v1", make_king), ("erawan/Siam-v1", make_siam)):
    if _name not in gymnasium.registry:
        gymnasium.register(id=_name, entry_point=_maker)
