"""Whole games: every move reachable by its actions, rewards by the outcome, exact copies."""

import copy
import pickle
import random
from typing import Any

import pytest

from erawan.core.registry import game
from erawan.envs.aec import TurnEnv
from erawan.envs.rewards import rewards_of
from tests.envs.samples import IDS, KINDS, SCALE, games, legal, raw
from tests.some import some

MANY = SCALE == 1
"""Whether positions with thousands of moves are compared too: that takes half a second each."""


def moves_by_actions(env: TurnEnv) -> list[str]:
    """The codes of all moves that actions lead to, from the beginning of a turn."""
    found = []
    waiting = [env._games]
    while waiting:
        before = waiting.pop()
        for action in before.legal(0):
            after = before.copy()
            after.act(0, action)
            if after.chosen(0):
                waiting.append(after)
            else:
                found.append(after.last_code(0))
    return found


def play_out(env: TurnEnv, chance: random.Random) -> None:
    while not env.terminations[env.agent_selection]:
        env.step(chance.choice(legal(env)))


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_every_move_has_exactly_one_sequence_of_actions(kind: Any) -> None:
    env = raw(kind)
    chance = random.Random(5)
    compared = 0
    for seed in range(50):
        env.reset(seed=seed)
        while not env.terminations[env.agent_selection]:
            few = MANY or env.position.game == "siam" or sum(map(sum, env.position.hands)) < 5
            if not env.state()["chosen"] and few and chance.random() < 0.1:
                compared += compare_moves(env, chance)
            env.step(chance.choice(legal(env)))
        if compared and seed + 1 >= len(games(10)):
            break
    assert compared


def compare_moves(env: TurnEnv, chance: random.Random) -> bool:
    """Hold actions against the rules; whether there was more to choose than to pass."""
    codes = [move.code for move in env.position.legal_moves()]
    if len(codes) > 3000 and not MANY:
        return False
    assert sorted(moves_by_actions(env)) == codes
    code = chance.choice(codes)
    other = copy.deepcopy(env)
    for action in env.actions_of(code):
        other.step(action)
    assert other.last_code == code
    assert other.position == env.position.play(env.position.parse(code))
    return len(codes) > 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_moves_of_an_opening_are_reached(players: int) -> None:
    env = raw((KINDS[0][0], {"players": players}))
    env.reset(seed=3)
    codes = [move.code for move in env.position.legal_moves()]
    assert len(codes) > 5000
    assert sorted(moves_by_actions(env)) == codes


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_rewards_are_the_outcome_of_the_rules(kind: Any) -> None:
    env = raw(kind)
    chance = random.Random(7)
    for seed in some(games(1000)):
        env.reset(seed=seed)
        play_out(env, chance)
        outcome = env.position.outcome
        assert outcome is not None
        sides = game(env.position.game).sides(env.position.players)
        assert list(env.rewards.values()) == rewards_of(outcome.winners, sides)
        assert sum(env.rewards.values()) == 0


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_copies_at_every_step_play_on_to_the_same_end(kind: Any) -> None:
    chance = random.Random(11)
    for seed in some(games(200)):
        env = raw(kind)
        env.reset(seed=seed)
        copies: list[tuple[int, TurnEnv]] = []
        actions: list[int] = []
        while not env.terminations[env.agent_selection]:
            way = len(actions) % 4
            if way == 0:
                other = copy.deepcopy(env)
            elif way == 1:
                other = copy.copy(env)
            elif way == 2:
                other = pickle.loads(pickle.dumps(env))
            else:
                other = raw(kind)
                other.reset(seed=0)
                other.set_state(env.state())
            assert other.state() == env.state()
            assert other.last_code == env.last_code or way == 3
            for agent in some(env.agents):
                mine, its = env.observe(agent), other.observe(agent)
                assert all((mine[name] == its[name]).all() for name in some(mine))
            copies.append((len(actions), other))
            actions.append(chance.choice(legal(env)))
            env.step(actions[-1])
        for start, other in some(copies[:: max(1, len(copies) // 12)]):
            for action in some(actions[start:]):
                assert not any(other.terminations.values())
                other.step(action)
            assert other.state()["position"] == env.state()["position"]
            assert other.rewards == env.rewards
            other.reset()
            assert other.position == pickle.loads(pickle.dumps(other)).position
        twin = pickle.loads(pickle.dumps(copy.deepcopy(env)))
        env.reset()
        twin.reset()
        assert twin.state() == env.state(), "and the next deal is the same"


def test_a_seed_deals_as_the_formats_say() -> None:
    env = raw((KINDS[0][0], {"players": 3}))
    env.reset(seed=7)
    assert env.position == game("king-of-siam").start(players=3, seed=7)
    env.reset(seed=2**64 - 1)
    assert env.position == game("king-of-siam").start(players=3, seed=2**64 - 1)
