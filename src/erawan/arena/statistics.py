"""What a match says about two agents: score, Elo difference, likelihood of superiority.

The sample is the *unit*: an opening with both colours, or a deal in all its seat orders. Games of a
unit share their luck, so they are no independent samples; units are. A unit's score is A's mean
score of its games, from 0 to 1.

The interval adds four units that nobody played, two lost and two won, and takes the normal interval
of them all (Agresti and Coull's, if every unit is won or lost): it never collapses, not even when
all units are equal, and is a little too wide rather than too narrow.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist

NORMAL = NormalDist()
Z95 = NORMAL.inv_cdf(0.975)
PADDING = 2
"""So many units are added at either end."""

MAX_ELO = 10_000.0
"""No Elo difference is looked for beyond it."""

Shape = tuple[int, int]
"""A game's seats: those of A and those of B, partners counted as one."""


def expected_score(elo: float, shapes: Sequence[Shape]) -> float:
    """A's mean score in games of these shapes, if it is `elo` stronger.

    The winner is a seat drawn by strength, 10^(Elo/400): Bradley and Terry's model for two, Luce's
    for three.

    >>> round(expected_score(100, [(1, 1)]), 3)
    0.64
    >>> round(expected_score(0, [(1, 2)]), 3)
    0.333
    """
    # Of B's strength to A's, so that no power overflows.
    other = 10 ** (-elo / 400) if elo > -MAX_ELO else math.inf
    return math.fsum(a / (a + b * other) for a, b in shapes) / len(shapes)


def elo_difference(score: float, shapes: Sequence[Shape]) -> float:
    """The difference at which this score is expected; infinite if there is none.

    >>> round(elo_difference(0.64, [(1, 1)]))
    100
    """
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    low, high = -MAX_ELO, MAX_ELO
    while high - low > 1e-6:
        middle = (low + high) / 2
        if expected_score(middle, shapes) < score:
            low = middle
        else:
            high = middle
    return (low + high) / 2


@dataclass(frozen=True, slots=True)
class Sample:
    """Units' scores, summed up."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, scores: Iterable[float]) -> Sample:
        """The sample of these scores."""
        scores = tuple(scores)
        return cls(len(scores), math.fsum(scores), math.fsum(score**2 for score in scores))

    def plus(self, score: float) -> Sample:
        """The sample with one unit more."""
        return Sample(self.count + 1, self.total + score, self.squares + score**2)

    @property
    def mean(self) -> float:
        """The score itself, with nothing added."""
        return self.total / self.count if self.count else math.nan

    @property
    def padded_mean(self) -> float:
        """The middle of the interval."""
        return (self.total + PADDING) / (self.count + 2 * PADDING)

    @property
    def variance(self) -> float:
        """Of one unit, the added ones included."""
        return (self.squares + PADDING) / (self.count + 2 * PADDING) - self.padded_mean**2

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return math.sqrt(self.variance / (self.count + 2 * PADDING))

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true score is, with 95 % confidence.

        >>> [round(bound, 3) for bound in Sample.of([1.0] * 60 + [0.0] * 40).interval]
        [0.502, 0.69]
        """
        reach = Z95 * self.error
        return max(0.0, self.padded_mean - reach), min(1.0, self.padded_mean + reach)

    def superiority(self, even: float) -> float:
        """The likelihood that the true score is above even."""
        return NORMAL.cdf((self.padded_mean - even) / self.error)
