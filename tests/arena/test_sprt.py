"""The sequential test: its bounds, its ratio, and how often it errs in simulated matches."""

import math
from random import Random

import pytest

from erawan.arena.sprt import FAILED, PASSED, UNDECIDED, Bounds
from erawan.arena.statistics import Sample, expected_score
from erawan.core.errors import ErawanError

DUEL = [(1, 1), (1, 1)]


def test_walds_bounds() -> None:
    bounds = Bounds(0, 5, 0.05, 0.05)
    assert (bounds.lower, bounds.upper) == pytest.approx((-math.log(19), math.log(19)))
    bounds = Bounds(0, 5, 0.01, 0.1)
    assert (bounds.lower, bounds.upper) == pytest.approx((-2.29253, 4.49981), abs=1e-4)


def test_the_ratio_of_a_worked_example() -> None:
    # 96 units, 60 of them 1 and 36 of them 0, with the four added: mean 0.62, variance 0.2356;
    # H0 expects 0.5, H1 0.640065 a unit: (0.140065) * (60 - 96 * 0.5700325) / 0.2356.
    sample = Sample.of([1.0] * 60 + [0.0] * 36)
    assert Bounds(0, 100).ratio(sample, DUEL) == pytest.approx(3.13678, abs=1e-3)


def test_without_games_nothing_is_decided() -> None:
    bounds = Bounds()
    assert bounds.ratio(Sample(), DUEL) == 0
    assert bounds.verdict(0) == UNDECIDED


def test_exactly_at_a_bound_the_test_is_over() -> None:
    bounds = Bounds()
    assert bounds.verdict(bounds.upper) == PASSED
    assert bounds.verdict(bounds.lower) == FAILED


@pytest.mark.parametrize(
    "bounds",
    [Bounds(5, 5), Bounds(5, 0), Bounds(0, 1e9), Bounds(alpha=0), Bounds(beta=0.5)],
)
def test_bounds_that_make_no_test_are_refused(bounds: Bounds) -> None:
    with pytest.raises(ErawanError, match="an SPRT"):
        bounds.check()


@pytest.mark.parametrize(("elo", "wrong", "most"), [(0, PASSED, 0.05), (50, FAILED, 0.05)])
def test_it_errs_no_more_often_than_it_says(elo: float, wrong: str, most: float) -> None:
    bounds = Bounds(0, 50)
    score = expected_score(elo, DUEL)
    chance = Random(3)
    runs = 400
    errors = 0
    for _ in range(runs):
        sample, verdict = Sample(), UNDECIDED
        while verdict == UNDECIDED:
            # Two games, a quarter of them drawn.
            games = chance.choices((0.0, 0.5, 1.0), (0.875 - score, 0.25, score - 0.125), k=2)
            sample = sample.plus(sum(games) / 2)
            verdict = bounds.verdict(bounds.ratio(sample, DUEL))
        errors += verdict == wrong
    # Three standard deviations of 400 tosses at 5 % are 3.3 %.
    assert errors / runs < most + 0.033
