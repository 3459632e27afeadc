"""Players of ours elsewhere, players of others here."""

import random
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

from erawan.core.errors import ErawanError
from erawan.core.registry import game
from erawan.engine.agent import Task
from erawan.engine.budget import Budget
from erawan.envs import against, king_of_siam_v1, openspiel, siam_v1
from erawan.envs.openspiel_bot import LevelBot
from erawan.envs.policies import BotAgent, LevelPolicy, PolicyAgent
from tests.envs.samples import WAYS, legal

POLICY = """
import numpy

def policy(observation, agent):
    return int(numpy.flatnonzero(observation["action_mask"])[0])

def make_bot(game, player):
    import pyspiel
    return pyspiel.make_uniform_random_bot(player, 7)
"""


COMMAND = f"cmd:{sys.executable} -m erawan engine"


def first(observation: Any, _agent: str) -> int:
    return int(observation["action_mask"].argmax())


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("erawan/Siam-v1", {"actions": "whole", "opponent": "greedy"}),
        ("erawan/Siam-v1", {"seat": 1, "opponent": "level-1", "observation": "flat"}),
        *(
            ("erawan/KingOfSiam-v1", {"players": n, "seat": n - 1, "opponent": "random"})
            for n in (2, 3, 4)
        ),
        ("erawan/KingOfSiam-v1", {"players": 3, "opponents": ["level-1", "greedy"]}),
    ],
)
def test_gymnasiums_checker_is_content(name: str, arguments: dict[str, Any]) -> None:
    env = gymnasium.make(name, **arguments)
    check_env(env.unwrapped, skip_render_check=True)
    env.close()


@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "svg"])
def test_it_renders_for_gymnasium(mode: str) -> None:
    env = gymnasium.make("erawan/Siam-v1", render_mode=mode)
    env.reset(seed=1)
    drawn = env.render()
    if mode == "rgb_array":
        assert isinstance(drawn, np.ndarray)
        assert drawn.dtype == np.uint8
        assert drawn.ndim == 3
        assert drawn.std() > 10, "a picture, not a blank sheet"
    else:
        assert isinstance(drawn, str)
    env.close()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_learner_plays_whole_games_as_any_seat(seat: int) -> None:
    made = gymnasium.make("erawan/KingOfSiam-v1", players=3, seat=seat, opponent="greedy")
    env: Any = made.unwrapped
    chance = random.Random(seat)
    results = []
    for seed in range(4):
        seen, _ = env.reset(seed=seed)
        ended = False
        while not ended:
            action = chance.choice([int(a) for a in seen["action_mask"].nonzero()[0]])
            seen, reward, ended, cut, _ = env.step(action)
            assert not cut
        outcome = env.env.position.outcome
        assert (reward > 0) == (seat in outcome.winners)
        results.append(env.env.state())
    env.reset(seed=3)
    assert env.env.state() != results[0], "another game begins"


def test_an_illegal_action_loses_for_a_learner() -> None:
    env = gymnasium.make("erawan/Siam-v1", actions="whole").unwrapped
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(624)
    assert (reward, ended, info) == (-1.0, True, {"illegal": True})
    with pytest.raises(ErawanError, match="over"):
        env.step(0)


@pytest.mark.parametrize("action", [-1, 30, 2**70, None, "a", 0.5])
def test_what_is_no_action_is_told(action: Any) -> None:
    env = gymnasium.make("erawan/Siam-v1").unwrapped
    env.reset(seed=1)
    with pytest.raises(ValueError, match="from 0 to 29"):
        env.step(action)


def test_a_person_sees_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("erawan/Siam-v1", render_mode="human", actions="whole")
    assert "human" in env.metadata["render_modes"]
    seen, _ = env.reset(seed=1)
    env.step(int(seen["action_mask"].argmax()))
    assert capsys.readouterr().out.count("5") >= 2, "the learner's turn and the opponent's"


@pytest.mark.parametrize(
    ("opponent", "way"),
    [
        *product(("random", "level-2"), WAYS),
        pytest.param(COMMAND, "pickle", id="program"),
    ],
)
def test_a_copy_plays_on_alike_against_opponents_of_its_own(opponent: str, way: str) -> None:
    env = against.make_siam(seat=1, opponent=opponent, budget=Budget(nodes=20))
    env.reset(seed=3)
    for _ in range(4):
        env.step(legal(env.env)[0])
    before = env.env.state()
    other = WAYS[way](env)
    for _ in range(6):
        other.step(legal(other.env)[0])
    assert env.env.state() == before
    for _ in range(6):
        env.step(legal(env.env)[0])
    assert other.env.state() == env.env.state() != before
    env.close()
    other.close()


def test_an_external_engine_is_an_opponent() -> None:
    env = against.make_siam(opponent=COMMAND, seat=1, budget=Budget(nodes=50), actions="whole")
    seen, _ = env.reset(seed=1)
    for _ in range(2):
        seen, _, ended, _, _ = env.step(int(seen["action_mask"].argmax()))
        assert not ended
    env.close()


@pytest.mark.parametrize(
    "arguments",
    [
        {"seat": 2},
        {"opponent": "nobody"},
        {"opponent": 5},
        {"opponents": []},
        {"opponents": "greedy"},
        {"actions": "x"},
    ],
)
def test_bad_arguments_are_told(arguments: dict[str, Any]) -> None:
    with pytest.raises(ErawanError):
        against.make_siam(**arguments)


@pytest.mark.parametrize("make", [king_of_siam_v1.env, siam_v1.env], ids=["king", "siam"])
def test_our_levels_act_in_pettingzoo_and_beat_chance(make: Any) -> None:
    env = make()
    strong = LevelPolicy(env, "level-6", seed=1)
    chance = random.Random(1)
    won = 0
    for seed in range(4):
        env.reset(seed=seed)
        mine = env.possible_agents[seed % 2]
        rewards = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, ended, cut, _ = env.last()
            rewards[agent] += reward
            if ended or cut:
                env.step(None)
            else:
                act = strong(seen, agent) if agent == mine else chance.choice(legal(env))
                env.step(act)
        won += rewards[mine] > 0
    assert won >= 3


@pytest.mark.parametrize("name", [f"{openspiel.KING}(seed=4)", f"{openspiel.SIAM}()"])
def test_our_levels_are_openspiel_bots(name: str) -> None:
    spiel = pyspiel.load_game(name)
    bots = [LevelBot(spiel, 0, "level-6"), pyspiel.make_uniform_random_bot(1, 5)]
    state = spiel.new_initial_state()
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert state.returns()[0] == 1.0


def test_a_policy_and_a_bot_are_agents_of_ours() -> None:
    for start in (game("siam").start(repetition=3), game("king-of-siam").start(3, 5)):
        code = PolicyAgent(first).choose(start, Task()).code
        assert start.parse(code).code == code
        bot = BotAgent(lambda _, player: pyspiel.make_uniform_random_bot(player, 7))
        code = bot.choose(start, Task()).code
        assert start.parse(code).code == code


@pytest.mark.parametrize("kind", ["policy m21:policy observation=flat", "bot m21:make_bot"])
def test_the_arena_takes_a_policy_and_a_bot(kind: str, tmp_path: Path) -> None:
    (tmp_path / "m21.py").write_text(POLICY)
    command = f"cmd:{sys.executable} -m erawan.envs.engine {kind}"
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "erawan",
            "arena",
            "siam",
            "random",
            command,
            "--games",
            "2",
            "--nodes",
            "1",
            "--workers",
            "1",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert "crash" not in done.stdout


@pytest.mark.parametrize("words", [[], ["policy"], ["policy", "x"], ["bot", "no:no"]])
def test_the_engine_says_in_one_line_what_is_wrong(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "erawan.envs.engine", *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
