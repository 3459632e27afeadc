"""Players across the border: ours where others' policies are asked for, others' where ours are.

A **policy** here is what PettingZoo's examples call one: a function of an observation (the dict
with its mask) and the agent's name that returns an action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from erawan.engine.agent import Task
from erawan.engine.budget import Budget
from erawan.engine.thought import Thought, guess
from erawan.envs.aec import Observation, TurnEnv
from erawan.envs.players import Planner, Player
from erawan.envs.variants import variant_of

Policy: TypeAlias = Callable[[Observation, str], int]


class LevelPolicy:
    """A player of ours in a PettingZoo environment: `policy(observation, agent)` acts for it.

    It looks at the environment it was made for, since it plays by the rules' position.
    """

    def __init__(self, env: Any, name: str, budget: Budget | None = None, seed: int = 0) -> None:
        self._env: TurnEnv = env.unwrapped
        self._planner = Planner(Player(self._env.variant.game, name, budget, seed))

    def __call__(self, _observation: object, _agent: str) -> int:
        """The next action of whoever is to act."""
        env = self._env
        return self._planner.act(env.position, env.chosen, env.actions_of)


class PolicyAgent:
    """A policy as a player of ours: it chooses action by action until a move is complete."""

    description = "a policy of somebody's own"

    def __init__(
        self, policy: Policy, name: str = "policy", observation: str = "planes", **options: Any
    ) -> None:
        self.name = name
        self._policy = policy
        self._observation = observation
        self._options = options
        self._env: TurnEnv | None = None

    def choose(self, position: Any, _task: Task) -> Thought:
        """The move that its actions make; raises ValueError for an illegal action."""
        env = self._env_for(position)
        env.set_state({"position": position.to_json()})
        agent = env.agent_selection
        while True:
            env.step(int(self._policy(env.observe(agent), agent)))
            if not env.chosen:
                return guess(position, env.last_code)

    def _env_for(self, position: Any) -> TurnEnv:
        variant = variant_of(position, **self._options)
        if self._env is None or self._env.variant.arguments != variant.arguments:
            self._env = TurnEnv(variant, "policy", self._observation)
            self._env.reset(seed=0)
        return self._env


class BotAgent:
    """An OpenSpiel bot as a player of ours; `make_bot` is called with the game and the seat."""

    description = "a bot of OpenSpiel"

    def __init__(
        self, make_bot: Callable[[Any, int], Any], name: str = "bot", **options: Any
    ) -> None:
        self.name = name
        self._make_bot = make_bot
        self._options = options

    def choose(self, position: Any, _task: Task) -> Thought:
        """The move that its actions make."""
        from erawan.envs.openspiel import load_at  # noqa: PLC0415

        game = load_at(position, **self._options)
        state = game.new_initial_state()
        bot = self._make_bot(game, state.current_player())
        while True:
            state.apply_action(bot.step(state))
            if not state.chosen:
                return guess(position, state.last_code)


def level_bot(
    game: Any, player: int, name: str, budget: Budget | None = None, seed: int = 0
) -> Any:
    """A player of ours as an OpenSpiel bot for one seat of an OpenSpiel game of ours."""
    from erawan.envs.openspiel_bot import LevelBot  # noqa: PLC0415

    return LevelBot(game, player, name, budget, seed)
