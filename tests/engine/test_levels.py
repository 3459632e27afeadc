"""Levels do what their sentence says, and an engine without limits takes a second."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

import erawan
from erawan.engine.agent import Task
from erawan.engine.budget import Budget
from erawan.engine.players import Settings, default_nodes, levels, make_searcher
from tests.kernels.siam.variants import middles

SIAM = erawan.game("siam")
MIDDLES = [
    SIAM.position_from_text("w1n1e/W2s1/Nooo1/N1n2/2W2 E 20 --", {}),
    SIAM.position_from_text("5/1s3/1ooo1/3N1/5 E 8 --", {}),
    SIAM.position_from_text("2s2/5/1o1o1/2N2/2o2 E 12 --", {}),
]
SIGHT = {1: 1, 2: 2, 3: 3, 4: 3, 5: 4, 6: 5, 7: 6}
"""How many plies the sentences of Siam's lower levels promise."""
WORDS = ("its own move only", "your answer", "three", "four", "five", "six")


def start_of(game: str) -> Any:
    return SIAM.start() if game == "siam" else erawan.game(game).start(players=2, seed=3)


@pytest.mark.parametrize("game", ["king-of-siam", "siam"])
def test_a_level_that_says_how_much_it_looks_at_looks_at_as_much(game: str) -> None:
    told = 0
    for level in levels(game):
        number = re.search(r"([\d,]+) positions", level.description)
        if number:
            told += 1
            nodes = default_nodes(game, f"level-{level.number}")
            agent = make_searcher(game, Settings(level.number))
            looked = agent.choose(start_of(game), Task(Budget(nodes=nodes))).nodes
            assert looked == pytest.approx(int(number[1].replace(",", "")), rel=0.02)
    assert told > 0


@pytest.mark.parametrize("number", SIGHT)
def test_a_level_of_siam_sees_as_far_as_it_says(number: int) -> None:
    level = levels("siam")[number - 1]
    assert WORDS[SIGHT[number] - 1] in level.description
    agent = make_searcher("siam", Settings(number))
    small = list(middles("3x3", games=12))
    depths = [agent.choose(position, Task(seed=1)).depth for position in small]
    assert max(depths) == SIGHT[number], "on a small board it has nodes enough"


@pytest.mark.parametrize("number", range(1, 11))
def test_a_level_of_siam_misjudges_if_it_says_so(number: int) -> None:
    agent = make_searcher("siam", Settings(number))
    answers = [
        {agent.choose(position, Task(Budget(nodes=20_000), seed=seed)).code for seed in range(8)}
        for position in MIDDLES
    ]
    assert (max(map(len, answers)) > 1) == (number < 9)


@pytest.mark.parametrize("game", ["king-of-siam", "siam"])
def test_without_limits_an_engine_takes_a_second(game: str) -> None:
    before = time.monotonic()
    erawan.engine(game).play(start_of(game))
    assert time.monotonic() - before > 0.9
