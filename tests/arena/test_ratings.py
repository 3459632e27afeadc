"""Ratings of many agents: against a match's own figures, and against simulated tournaments."""

from random import Random

import pytest

from erawan.arena.ratings import Unit, fit
from erawan.arena.statistics import Shape, expected_score
from erawan.core.errors import ErawanError

DUEL: tuple[Shape, ...] = ((1, 1), (1, 1))
THREE: tuple[Shape, ...] = ((1, 2), (2, 1))


def tournament(
    elos: list[float], units: int, shapes: tuple[Shape, ...], chance: Random
) -> list[Unit]:
    """Neighbours against each other, every game won as the model says."""
    played = []
    for first in range(len(elos) - 1):
        second = first + 1
        for _ in range(units):
            scores = tuple(
                float(chance.random() < expected_score(elos[first] - elos[second], [shape]))
                for shape in shapes
            )
            played.append(Unit(first, second, shapes, scores))
    return played


def test_two_agents_get_their_matchs_difference() -> None:
    # 300 of 400 games and the added draw: 400 * log10(300.5 / 100.5) = 190.27
    units = [Unit(1, 0, DUEL, (1.0, 0.5)) for _ in range(200)]
    ratings = fit(2, units)
    assert ratings.elo == pytest.approx((0, 190.27), abs=0.01)
    assert ratings.reach(0) == 0
    # By games: 1.959964 / sqrt(401 * 0.75 * 0.25) * 400 / ln 10; the units themselves agree.
    assert ratings.reach(1) == pytest.approx(39.3, abs=0.2)


def test_who_won_everything_has_a_rating_and_little_certainty() -> None:
    ratings = fit(2, [Unit(1, 0, DUEL, (1.0, 1.0)) for _ in range(10)])
    # 20.5 of 21
    assert ratings.elo[1] == pytest.approx(645.2, abs=0.1)
    assert ratings.reach(1) > 400


@pytest.mark.parametrize("shapes", [DUEL, THREE])
def test_true_ratings_lie_in_the_intervals(shapes: tuple[Shape, ...]) -> None:
    elos: list[float] = [0, 150, 150, 400]
    chance = Random(11)
    held = 0
    runs = 100
    for _ in range(runs):
        ratings = fit(4, tournament(elos, 60, shapes, chance))
        held += abs(ratings.elo[3] - 400) <= ratings.reach(3)
        held += abs(ratings.elo[2] - ratings.elo[1]) <= ratings.reach(2, 1)
    assert held / (2 * runs) > 0.91


def test_agents_that_never_met_have_no_ratings() -> None:
    with pytest.raises(ErawanError, match="connect all agents"):
        fit(3, [Unit(0, 1, DUEL, (1.0, 0.0))])
