"""PettingZoo's own tests, for every number of players and every option."""

import random
import warnings
from types import SimpleNamespace
from typing import Any

import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel_wrapper

from erawan.envs import king_of_siam_v1, siam_v1
from tests.envs.samples import IDS, KINDS, games, legal, raw

DICTS = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
"""PettingZoo warns of observations with a mask, unless they are its own games'."""

pytestmark = [pytest.mark.filterwarnings(text) for text in DICTS]


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_the_interface_and_the_masks_are_as_pettingzoo_has_them(kind: Any) -> None:
    maker, arguments = kind
    api_test(maker(**arguments), num_cycles=len(games(1000)) * 5)


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_the_same_seed_gives_the_same_game(kind: Any) -> None:
    maker, arguments = kind
    seed_test(lambda: maker(**arguments), num_cycles=len(games(500)))


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[-8]], ids=["king", "siam"])
def test_every_mode_renders(kind: Any, capsys: pytest.CaptureFixture[str]) -> None:
    maker, arguments = kind
    svg = {"svg": lambda drawn: drawn.startswith("<svg")}
    with warnings.catch_warnings():
        # It draws actions by lot without looking at the mask, which the wrappers tell.
        warnings.simplefilter("ignore")
        render_test(lambda **more: maker(**arguments, **more), custom_tests=svg)
    capsys.readouterr()


def test_it_is_measured_by_their_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(siam_v1.env(actions="whole"))
    assert "turns per second" in capsys.readouterr().out


class Forgiving:
    """Plays a legal action by lot instead of an illegal one, as `max_cycles_test` needs it."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.metadata = {**env.metadata, "is_parallelizable": True}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.env, name)

    def step(self, action: int | None) -> None:
        if action is not None and action not in legal(self.env):
            action = legal(self.env)[0]
        self.env.step(action)


def test_games_are_cut_short_as_their_test_of_max_cycles_wants() -> None:
    """It asks of every agent to act once in a cycle, which whole turns of Siam do."""

    def env(max_cycles: int) -> Any:
        return Forgiving(siam_v1.raw_env(actions="whole", max_cycles=max_cycles))

    def parallel_env(max_cycles: int) -> Any:
        made = object.__new__(aec_to_parallel_wrapper)
        made.aec_env = env(max_cycles)
        made.agents = []
        made.possible_agents = made.aec_env.possible_agents
        made.metadata = made.aec_env.metadata
        made.render_mode = None
        return made

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_king_of_siam_is_cut_short_after_so_many_turns_of_each(players: int) -> None:
    env = king_of_siam_v1.raw_env(players=players, max_cycles=4)
    env.reset(seed=1)
    chance = random.Random(1)
    turns = dict.fromkeys(env.agents, 0)
    while not any(env.truncations.values()):
        turns[env.agent_selection] += not env.chosen
        env.step(chance.choice(legal(env)))
    assert set(turns.values()) == {4}
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_they_are_in_pettingzoos_registry() -> None:
    env = pettingzoo.make("aec", "erawan/king_of_siam-v1", players=3)
    env.reset(seed=1)
    assert len(env.agents) == 3
    assert str(pettingzoo.make("aec", "erawan/siam-v1", actions="whole")) == "siam_v1"


def test_who_acts_illegally_has_lost(caplog: pytest.LogCaptureFixture) -> None:
    env = king_of_siam_v1.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(60)
    assert "Illegal move" in caplog.text
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
    bare = raw(KINDS[0])
    bare.reset(seed=1)
    for action in (60, 88, -1, 10**9):
        with pytest.raises((ValueError, OverflowError)):
            bare.step(action)
    assert bare.state()["chosen"] == []
