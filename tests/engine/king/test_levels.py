"""The levels of King of Siam misjudge moves at first sight, but for the strongest."""

from __future__ import annotations

from statistics import mean

import pytest

from erawan.engine.agent import Task
from erawan.engine.budget import Budget
from erawan.engine.king.levels import LEVELS
from erawan.engine.king.search.estimate import estimate
from erawan.engine.king.weights import weights
from erawan.engine.levels import Level
from erawan.engine.players import Settings, make_searcher
from erawan.kernels.king.kernel import Kernel
from erawan.king import Position
from tests.engine.king.plain import sampled

SEEDS = range(12)
NOISY = 8
"""The lowest levels up to this one misjudge moves, the others none."""


def positions(players: int) -> list[Position]:
    """The beginnings and the middles of some games."""
    return [sampled(players, seed, 2 * seed) for seed in range(5)]


def choose(level: Level, position: Position, seed: int) -> str:
    """The move that a level plays at first sight."""
    agent = make_searcher("king-of-siam", Settings(level.number))
    return agent.choose(position, Task(Budget(nodes=1), seed=seed)).code


def chance(position: Position, code: str) -> float:
    """The mover's chance after a move, as the estimate judges it, with which such levels play."""
    estimated: list[float] = estimate(Kernel(position).play(code), weights(), is_corrected=False)
    return estimated[position.seat]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_weakest_level_chooses_worse_at_first_sight_than_who_sees_all(players: int) -> None:
    starts = positions(players)
    weakest, seeing = (
        mean(chance(start, choose(level, start, seed)) for start in starts for seed in SEEDS)
        for level in (LEVELS[0], LEVELS[NOISY - 1])
    )
    assert weakest < seeing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_levels_that_misjudge_moves_play_now_this_and_now_that(players: int) -> None:
    starts = positions(players)
    different = [
        max(len({choose(level, start, seed) for seed in SEEDS}) for start in starts)
        for level in LEVELS
    ]
    assert min(different[:NOISY]) > 1
    assert set(different[NOISY:]) == {1}
