"""Many games at once give the numbers of as many single environments, bit by bit."""

import random
from typing import Any

import numpy as np
import pytest

from erawan.core.errors import ErawanError
from erawan.envs import king_of_siam_v1, siam_v1
from tests.envs.samples import IDS, KINDS, WAYS, games, legal, raw
from tests.some import some

COUNT = 7


def batch_of(kind: Any, count: int, **more: Any) -> Any:
    maker, arguments = kind
    module = king_of_siam_v1 if maker is king_of_siam_v1.env else siam_v1
    return module.batch(count, **arguments, **more)


@pytest.mark.parametrize("kind", KINDS, ids=IDS)
def test_it_is_as_many_single_environments_bit_by_bit(kind: Any) -> None:
    batch = batch_of(kind, COUNT, threads=2)
    singles = [raw(kind) for _ in range(COUNT)]
    chance = random.Random(8)
    batch.reset(seed=100)
    for number, env in some(enumerate(singles)):
        env.reset(seed=100 + number)
    ended = 0
    steps = 0
    while ended < len(games(400)) or steps < 300:
        for number, env in some(enumerate(singles)):
            seen = env.observe(env.agent_selection)
            assert (batch.observations[number] == seen["observation"]).all()
            assert (batch.masks[number] == seen["action_mask"]).all()
            assert batch.movers[number] == env.possible_agents.index(env.agent_selection)
        actions = np.array([chance.choice(legal(env)) for env in singles], np.int32)
        batch.step(actions)
        steps += 1
        for number, env in some(enumerate(singles)):
            env.step(int(actions[number]))
            assert batch.rewards[number].tolist() == list(env.rewards.values())
            assert batch.ended[number] == any(env.terminations.values())
            if batch.ended[number]:
                ended += 1
                env.reset()
            state = {**env.state()}
            state.pop("turns")
            assert batch.state(number) == state
    batch.close()


@pytest.mark.parametrize("kind", [KINDS[4], KINDS[12], KINDS[13]], ids=["king", "steps", "whole"])
def test_threads_and_the_size_of_a_batch_change_nothing(kind: Any) -> None:
    finals = []
    for threads in (1, 3):
        batch = batch_of(kind, 50, threads=threads)
        batch.reset(seed=5)
        for _ in range(150):
            batch.step(batch.sample())
        finals.append((batch.observations.copy(), [batch.state(index) for index in range(50)]))
        batch.close()
    assert (finals[0][0] == finals[1][0]).all()
    assert finals[0][1] == finals[1][1]


def test_an_illegal_action_is_named_and_nothing_is_played() -> None:
    batch = siam_v1.batch(3, actions="whole")
    batch.reset(seed=1)
    before = [batch.state(index) for index in range(3)]
    fine = batch.sample()
    for wrong in (24, 625, -1, 2**31 - 1):
        actions = fine.copy()
        actions[1] = wrong
        with pytest.raises(ValueError, match="game 1"):
            batch.step(actions)
    bad: Any
    for bad in (fine[:2], fine.astype(float), [0, 2**40, 0], np.zeros((3, 1), np.int32), None):
        with pytest.raises(ValueError, match=r"needed|from 0"):
            batch.step(bad)
    assert [batch.state(index) for index in range(3)] == before


def test_arrays_of_ones_own_are_written_in_place() -> None:
    batch = king_of_siam_v1.batch(4, players=3, observation="flat")
    mine = {
        name: np.full_like(getattr(batch, name), 77)
        for name in ("observations", "masks", "movers", "rewards", "ended")
    }
    batch.use(**mine)
    batch.reset(seed=2)
    other = king_of_siam_v1.batch(4, players=3, observation="flat")
    other.reset(seed=2)
    batch.step(batch.sample())
    other.step(other.sample())
    for name, array in some(mine.items()):
        assert getattr(batch, name) is array
        assert (array == getattr(other, name)).all(), name
    with pytest.raises(ErawanError, match="masks"):
        batch.use(masks=np.zeros((4, 88), np.int64))
    with pytest.raises(ErawanError, match="contiguous"):
        batch.use(masks=np.zeros((88, 4), np.int8).T)
    with pytest.raises(ErawanError, match="no array"):
        batch.use(nothing=np.zeros(1))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("threads", [1, 2])
def test_a_copy_plays_on_alike_and_by_itself(way: str, threads: int) -> None:
    batch = king_of_siam_v1.batch(9, players=3, threads=threads)
    batch.reset(seed=4)
    for _ in range(40):
        batch.step(batch.sample())
    before = [batch.state(index) for index in range(9)]
    other = WAYS[way](batch)
    for _ in range(100):
        other.step(other.sample())
    assert [batch.state(index) for index in range(9)] == before
    for _ in range(100):
        batch.step(batch.sample())
    for name in ("observations", "masks", "movers", "rewards", "ended"):
        assert (getattr(batch, name) == getattr(other, name)).all(), name
    assert all(batch.state(index) == other.state(index) for index in range(9))
    batch.close()
    other.close()


def test_seeds_are_taken_up_to_the_last() -> None:
    batch = king_of_siam_v1.batch(2)
    batch.reset(seeds=[3, 2**64 - 1])
    single = king_of_siam_v1.raw_env()
    single.reset(seed=2**64 - 1)
    assert batch.state(1)["position"] == single.state()["position"]


def test_without_automatic_reset_the_end_stays_to_be_seen() -> None:
    batch = siam_v1.batch(5, actions="whole", ply_limit=6, auto_reset=False)
    batch.reset(seed=1)
    for _ in range(6):
        batch.step(batch.sample())
    assert (batch.movers == -1).all()
    assert batch.ended.all()
    assert not batch.masks.any()
    with pytest.raises(ValueError, match="not legal"):
        batch.step(batch.sample())
    batch.reset_ended()
    assert (batch.movers == 0).all()


def test_bad_arguments_are_told() -> None:
    bad: Any = "no"
    for make in (
        lambda: siam_v1.batch(0),
        lambda: siam_v1.batch(1, threads=0),
        lambda: siam_v1.batch(1, observation="pictures"),
        lambda: siam_v1.batch(1, actions="flat"),
        lambda: king_of_siam_v1.batch(1, players=5),
        lambda: siam_v1.batch(2).reset(seeds=[1]),
        lambda: siam_v1.batch(2).reset(seeds=[1, -1]),
        lambda: siam_v1.batch(2).reset(seeds=[1, 1.5]),
        lambda: siam_v1.batch(2).reset(seed=-1),
        lambda: siam_v1.batch(2).reset(seed=2**64),
        lambda: siam_v1.batch(10**12),
        lambda: siam_v1.batch(1, threads=bad),
        lambda: siam_v1.batch(1).use(masks=bad),
        lambda: siam_v1.raw_env().reset(seed=bad),
        lambda: king_of_siam_v1.raw_env(open_piles=bad),
        lambda: siam_v1.batch(1).set_state(0, {}),
        lambda: siam_v1.raw_env(render_mode="film"),
        lambda: siam_v1.raw_env(max_cycles=0),
        lambda: siam_v1.raw_env().reset(seed=-1),
    ):
        with pytest.raises(ErawanError):
            make()
