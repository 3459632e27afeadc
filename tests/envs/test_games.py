"""Whole games: every move reachable by its actions, rewards by the outcome, exact copies."""

import copy
import pickle
import random
from typing import Any

import pytest

from erawan.core.errors import ErawanError
from erawan.core.registry import game
from erawan.envs import siam_v1
from erawan.envs.aec import TurnEnv
from erawan.envs.rewards import rewards_of
from tests.envs.samples import IDS, KINDS, SCALE, WAYS, games, legal, raw
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
            if not env.chosen and few and chance.random() < 0.1:
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
            state = env.state()
            if way == 0:
                other = copy.deepcopy(env)
            elif way == 1:
                other = copy.copy(env)
            elif way == 2:
                other = pickle.loads(pickle.dumps(env))
            else:
                other = raw(kind)
                other.reset(seed=0)
                other.set_state(state)
            assert other.state() == state
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


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", [KINDS[4], KINDS[-8]], ids=["king", "siam"])
def test_a_copy_with_the_wrappers_plays_by_itself(kind: Any, way: str) -> None:
    maker, arguments = kind
    env = maker(**arguments)
    env.reset(seed=1)
    for _ in range(7):
        env.step(legal(env)[0])
    before = env.state()
    other = WAYS[way](env)
    assert other.state() == before
    for _ in range(3):
        other.step(legal(other)[-1])
    assert env.state() == before
    assert not any(other.terminations.values())


def test_after_another_state_the_mask_seen_before_does_not_count() -> None:
    env = siam_v1.env(actions="whole")
    env.reset()
    for code in ("@a1n", "@e5s"):
        env.step(*env.actions_of(code))
    later = env.state()
    env.reset()
    env.last()
    env.unwrapped.set_state(later)
    env.step(*env.actions_of("a1e"))
    assert not any(env.terminations.values())
    env.last()
    env.set_state(later)
    env.step(*env.actions_of("@a2n"))
    assert not any(env.terminations.values())
    assert env.state()["position"]["text"].endswith(" R 3 --")


def test_the_last_code_is_that_of_a_complete_move() -> None:
    env = raw(KINDS[0])
    env.reset(seed=3)
    assert env.last_code == "", "there was no move yet"
    code = env.position.legal_moves()[0].code
    for action in some(env.actions_of(code)):
        assert env.last_code == ""
        env.step(action)
    assert env.last_code == code
    other = WAYS["pickle"](env)
    other.step(legal(other)[0])
    assert other.last_code == code, "the next move is not complete"
    env.reset(seed=3)
    assert env.last_code == ""


def test_a_state_of_a_game_that_was_cut_short_is_cut_short() -> None:
    env = siam_v1.raw_env(actions="whole", max_cycles=2)
    env.reset()
    for code in ("@a1n", "@e5s", "@b1n", "@d5s"):
        env.step(*env.actions_of(code))
    assert all(env.truncations.values())
    other = siam_v1.raw_env(actions="whole", max_cycles=2)
    other.reset()
    other.set_state(env.state())
    assert other.truncations == env.truncations
    assert other.terminations == env.terminations


@pytest.mark.parametrize(
    "wrong", [5, None, {"turns": "x"}, {"turns": -1}, {"chosen": [99]}, {"position": {}}]
)
def test_a_wrong_state_is_told_and_changes_nothing(wrong: Any) -> None:
    env = siam_v1.raw_env(actions="whole")
    env.reset()
    start = env.state()
    env.step(*env.actions_of("@a1n"))
    before = env.state()
    with pytest.raises(ErawanError):
        env.set_state({**start, **wrong} if isinstance(wrong, dict) else wrong)
    assert env.state() == before


def test_a_seed_deals_as_the_formats_say() -> None:
    env = raw((KINDS[0][0], {"players": 3}))
    env.reset(seed=7)
    assert env.position == game("king-of-siam").start(players=3, seed=7)
    env.reset(seed=2**64 - 1)
    assert env.position == game("king-of-siam").start(players=3, seed=2**64 - 1)
