"""What a style of King of Siam may cost, and that it shows."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from erawan.engine.agent import Task
from erawan.engine.budget import Budget
from erawan.engine.players import Settings, make_searcher
from erawan.king import Position
from tests.engine.king.plain import sampled

GAME_NAME = "king-of-siam"
POINTS = 0.03
"""A style plays no move that is judged worse than the best by more than three points of 100."""


def court(position: Position, seat: int) -> list[int]:
    """How many followers of each faction a seat has."""
    followers: str = position.to_json()["courts"][seat]
    return [followers.count(faction) for faction in "RLM"]


def of_one_faction(position: Position, seat: int) -> int:
    return max(court(position, seat))


def sets(position: Position, seat: int) -> int:
    return min(court(position, seat))


def british(position: Position, _: int) -> int:
    while position.outcome is None:
        position = position.play(position.parse("pass"))
    return sum(holder == "B" for _, holder in position.to_json()["control"])


LIKED: dict[str, Callable[[Position, int], int]] = {
    "loyalist": of_one_faction,
    "collector": sets,
    "spoiler": british,
}


def positions() -> list[Position]:
    """The beginning and the middle of games of two, three and four players."""
    return [sampled(players, seed, 3 * seed) for players in (2, 3, 4) for seed in range(9)]


def task(lines: int) -> Task:
    return Task(Budget(nodes=60), lines=lines, seed=1)


@pytest.fixture(scope="module")
def costs_and_gains() -> dict[str, list[tuple[float, int]]]:
    """By style, for each position: the chance given up for its move, and what it got for that."""
    found: dict[str, list[tuple[float, int]]] = {style: [] for style in LIKED}
    for position in positions():
        thought = make_searcher(GAME_NAME, Settings()).choose(position, task(1000))
        chances = {line.codes[0]: line.values[position.seat] for line in thought.lines}
        for style, liked in LIKED.items():
            code = make_searcher(GAME_NAME, Settings(style=style)).choose(position, task(1)).code
            mine, best = (
                liked(position.play(position.parse(each)), position.seat)
                for each in (code, thought.code)
            )
            found[style].append((chances[thought.code] - chances[code], mine - best))
    return found


@pytest.mark.parametrize("style", LIKED)
def test_a_style_never_gives_up_more_than_three_points(
    style: str, costs_and_gains: dict[str, list[tuple[float, int]]]
) -> None:
    assert max(cost for cost, _ in costs_and_gains[style]) <= POINTS + 1e-9


@pytest.mark.parametrize("style", LIKED)
def test_a_style_gets_more_of_what_it_likes_and_never_less(
    style: str, costs_and_gains: dict[str, list[tuple[float, int]]]
) -> None:
    gains = [gain for _, gain in costs_and_gains[style]]
    assert min(gains) == 0
    assert max(gains) > 0


def test_styles_use_the_points_that_they_may_give_up(
    costs_and_gains: dict[str, list[tuple[float, int]]],
) -> None:
    costs = [cost for found in costs_and_gains.values() for cost, _ in found]
    assert max(costs) > POINTS / 2
