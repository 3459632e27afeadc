"""What is observed: exactly the position, from every seat; and nothing of what is hidden."""

import random
from dataclasses import replace
from itertools import chain, cycle
from typing import Any

import numpy as np
import pytest

from erawan.core.errors import BadPosition, ErawanError
from erawan.core.registry import game
from erawan.envs import king_fields, king_of_siam_v1, siam_fields, siam_v1
from tests.envs.samples import IDS, KINDS, games, legal, raw
from tests.some import some

OPEN = [
    (kind, name) for kind, name in zip(KINDS, IDS, strict=True) if kind[1].get("open_piles", True)
]


def assert_as_told(position: Any, true: Any) -> None:
    """A position of Siam that was read back: all but the other positions that were seen before."""
    assert position.text == true.text
    assert list(position.seen) == [true.entry] * list(true.seen).count(true.entry)
    assert position.outcome == true.outcome
    assert replace(position, seen=true.seen) == true


@pytest.mark.parametrize("kind", [kind for kind, _ in OPEN], ids=[name for _, name in OPEN])
def test_the_position_is_rebuilt_from_every_seats_observation(kind: Any) -> None:
    env: Any = raw(kind)
    chance = random.Random(3)
    for seed in some(games(100)):
        env.reset(seed=seed)
        while True:
            true, done = env.position, env.chosen
            for agent in some(env.possible_agents):
                position, chosen = env.variant.position_of(env.observe(agent)["observation"])
                if position.game == "siam":
                    assert_as_told(position, true)
                else:
                    assert position == true
                assert chosen == done
            if env.terminations[env.agent_selection]:
                break
            env.step(chance.choice(legal(env)))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"repetition": 2}, "repetition"),
        ({"repetition": 3, "removals": 1}, "repetition"),
        ({"repetition": 130, "ply_limit": None}, "repetition"),
        ({"repetition": None, "ply_limit": 9}, "ply-limit"),
        ({"repetition": 130, "ply_limit": 500}, "ply-limit"),
        ({"repetition": 3, "ply_limit": 10}, "repetition"),
    ],
)
def test_an_end_by_a_house_rule_is_rebuilt(options: Any, reason: str) -> None:
    env: Any = siam_v1.raw_env(actions="whole", observation="flat", **options)
    env.reset()
    moves = chain(("@a1n", "@e5s"), cycle(("a1e", "e5w", "a1n", "e5s")))
    while not env.terminations[env.agent_selection]:
        env.step(*env.actions_of(next(moves)))
    assert env.position.outcome.reason == reason
    for agent in some(env.possible_agents):
        position, chosen = env.variant.position_of(env.observe(agent)["observation"])
        assert_as_told(position, env.position)
        assert chosen == ()


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_observations_keep_to_their_ranges_and_planes_hold_the_same_numbers(kind: Any) -> None:
    plain = raw(kind, observation="flat")
    planes = raw(kind, observation="planes")
    chance = random.Random(4)
    for env in (plain, planes):
        env.reset(seed=4)
    layout = plain.variant.layout
    while not plain.terminations[plain.agent_selection]:
        for agent in some(plain.agents):
            vector, spread = (env.observe(agent) for env in (plain, planes))
            assert plain.observation_space(agent).contains(vector)
            assert planes.observation_space(agent).contains(spread)
            assert (layout.flatten(spread["observation"]) == vector["observation"]).all()
            assert (vector["observation"][layout.planes] == spread["observation"]).all()
        action = chance.choice(legal(plain))
        plain.step(action)
        planes.step(action)


def shuffled_hands(state: Any, viewer: int, chance: random.Random) -> Any:
    """The same state with other cards in hands that the viewer does not see."""
    position = state["position"]
    cards = ["mr", "kt", "kt", "11", "21", "ra", "la", "ma"]
    hands = []
    for seat, hand in enumerate(position["hands"]):
        top = state["tops"][seat]
        left = cards[:]
        if top:
            left.remove(king_fields.CARDS[top - 1])  # it was played, whatever else was
        kept = []
        if seat == position["to_move"] and state["chosen"]:
            kept = [king_fields.CARDS[state["chosen"][0]]]  # it is being played
            left.remove(kept[0])
        drawn = chance.sample(left, len(hand) - len(kept))
        other = sorted([*kept, *drawn], key=cards.index)
        hands.append(hand if seat == viewer else other)
    return {**state, "position": {**position, "hands": hands}}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_closed_observation_does_not_change_with_what_it_hides(players: int) -> None:
    env = king_of_siam_v1.raw_env(players=players, open_piles=False)
    other = king_of_siam_v1.raw_env(players=players, open_piles=False)
    chance = random.Random(9)
    hidden = 0
    for seed in some(range(max(3, len(games(200))))):
        env.reset(seed=seed)
        other.reset(seed=0)
        while not env.terminations[env.agent_selection]:
            for viewer in range(players):
                state = shuffled_hands(env.state(), viewer, chance)
                try:
                    other.set_state(state)
                except BadPosition:
                    continue  # such hands are impossible: a King marker tells of a Maharacha
                agent = env.possible_agents[viewer]
                mine, its = env.observe(agent), other.observe(agent)
                assert all(np.array_equal(mine[name], its[name]) for name in some(mine))
                if other.position.hands != env.position.hands:
                    hidden += 1
            env.step(chance.choice(legal(env)))
    assert hidden > 100


def test_no_position_is_read_from_what_does_not_tell_it() -> None:
    env = king_of_siam_v1.raw_env(open_piles=False)
    env.reset(seed=1)
    with pytest.raises(ErawanError, match=r"K5\.1"):
        env.variant.position_of(env.observe("player_0")["observation"])
    with pytest.raises(ErawanError, match="shape"):
        siam_v1.raw_env().variant.position_of(np.zeros(320, np.int8))


def test_an_open_observation_does_change_with_a_hand() -> None:
    env = king_of_siam_v1.raw_env(players=2)
    env.reset(seed=1)
    state = env.state()
    views = []
    for card in ("ra", "la"):
        hands = [["mr", "kt", "kt", "11", "21", "ra", "la", "ma"] for _ in range(2)]
        hands[1].remove(card)
        played = {**state["position"], "hands": hands, "played": [0, 1]}
        env.set_state({**state, "position": played})
        views.append(env.observe("player_0")["observation"].tobytes())
    assert views[0] != views[1]


def test_the_modules_describe_every_field_with_shape_range_and_clause() -> None:
    for module, layout in (
        (king_of_siam_v1, king_fields.layout(2, is_open=True)),
        (siam_v1, siam_fields.layout(5, 5)),
    ):
        assert module.__doc__ is not None
        assert layout.table() in module.__doc__
    closed = king_fields.layout(2, is_open=False).table().splitlines()[-3:]
    assert all(row in str(king_of_siam_v1.__doc__) for row in some(closed))
    known = {clause.id for name in ("king-of-siam", "siam") for clause in game(name).clauses}
    for fields in (king_fields.layout(4, is_open=False), siam_fields.layout(3, 9)):
        for field in some(fields.fields):
            assert set(field.clause.split()) <= known, field.name
