"""Statistics of matches, against figures worked out by hand and against simulated matches."""

import math
from random import Random

import pytest

from erawan.arena.statistics import Sample, elo_difference, expected_score

DUEL = [(1, 1), (1, 1)]
THREE = [(1, 2)] * 3 + [(2, 1)] * 3


@pytest.mark.parametrize(
    ("elo", "score"), [(0, 0.5), (100, 0.640065), (200, 0.759747), (-400, 1 / 11), (400, 10 / 11)]
)
def test_a_duel_follows_elos_formula(elo: float, score: float) -> None:
    assert expected_score(elo, DUEL) == pytest.approx(score, abs=1e-6)
    assert elo_difference(score, DUEL) == pytest.approx(elo, abs=0.01)


def test_three_equals_get_a_third_alone_and_two_thirds_together() -> None:
    assert expected_score(0, [(1, 2)]) == pytest.approx(1 / 3)
    assert expected_score(0, [(2, 1)]) == pytest.approx(2 / 3)
    assert expected_score(0, THREE) == pytest.approx(1 / 2)


def test_who_is_ten_times_as_strong_gets_ten_of_twelve_against_two() -> None:
    assert expected_score(400, [(1, 2)]) == pytest.approx(10 / 12)
    assert elo_difference((10 / 12 + 20 / 21) / 2, THREE) == pytest.approx(400, abs=0.01)


def test_nothing_but_wins_is_infinitely_stronger() -> None:
    assert elo_difference(1.0, DUEL) == math.inf
    assert elo_difference(0.0, THREE) == -math.inf


def test_the_interval_of_plain_wins_and_losses_is_agresti_and_coulls() -> None:
    # p = 62 / 104 = 0.596154; p (1 - p) / 104 = 0.0023149; its root times 1.959964 = 0.094301
    low, high = Sample.of([1.0] * 60 + [0.0] * 40).interval
    assert (low, high) == pytest.approx((0.501853, 0.690455), abs=1e-5)


def test_equal_units_still_have_an_interval() -> None:
    low, high = Sample.of([0.5] * 100).interval
    assert 0.48 < low < 0.49
    assert high == pytest.approx(1 - low)
    low, high = Sample.of([1.0] * 100).interval
    assert low < 0.97
    assert high == 1.0


def test_without_games_everything_is_possible() -> None:
    assert Sample().interval == pytest.approx((0.01, 0.99), abs=0.01)
    assert Sample().superiority(0.5) == 0.5


def test_summing_up_one_by_one_is_summing_up() -> None:
    scores = [0.0, 0.5, 0.75, 1.0]
    sample = Sample()
    for score in scores:
        sample = sample.plus(score)
    assert sample == Sample.of(scores)


def test_superiority_is_symmetric_and_grows() -> None:
    better, worse = Sample.of([1.0, 0.5, 0.5]), Sample.of([0.0, 0.5, 0.5])
    assert better.superiority(0.5) == pytest.approx(1 - worse.superiority(0.5))
    assert better.plus(1.0).superiority(0.5) > better.superiority(0.5) > 0.5


@pytest.mark.parametrize(
    ("weights", "units"),
    [
        ((1, 2, 4, 2, 1), 50),
        ((0, 1, 20, 1, 0), 200),
        ((0, 0, 1, 3, 6), 50),
        ((1, 0, 0, 0, 19), 100),
    ],
)
def test_intervals_hold_the_truth_as_often_as_they_say(
    weights: tuple[int, ...], units: int
) -> None:
    scores = (0.0, 0.25, 0.5, 0.75, 1.0)
    truth = sum(s * w for s, w in zip(scores, weights, strict=True)) / sum(weights)
    chance = Random(7)
    runs = 1000
    held = 0
    for _ in range(runs):
        low, high = Sample.of(chance.choices(scores, weights, k=units)).interval
        held += low <= truth <= high
    assert held / runs > 0.93
