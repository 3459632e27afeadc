"""Wald's sequential test: play until it is clear which of two Elo differences is nearer."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from erawan.arena.statistics import Sample, Shape, expected_score
from erawan.core.errors import ErawanError

PASSED = "passed"
FAILED = "failed"
UNDECIDED = "undecided"


class Bounds(msgspec.Struct, frozen=True):
    """H0: A is `elo0` stronger; H1: `elo1`; how often either may be accepted wrongly."""

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    """The chance to pass an agent that is only `elo0` stronger."""
    beta: float = 0.05
    """The chance to fail an agent that is `elo1` stronger."""

    def check(self) -> Bounds:
        """Itself; raises ErawanError for bounds that make no test."""
        if not -1000 <= self.elo0 < self.elo1 <= 1000:
            raise ErawanError("an SPRT needs -1000 <= elo0 < elo1 <= 1000")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ErawanError("an SPRT's alpha and beta are above 0 and below 0.5")
        return self

    @property
    def lower(self) -> float:
        """H0 is accepted when the log-likelihood ratio falls to it."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """H1 is accepted when the log-likelihood ratio rises to it."""
        return math.log((1 - self.beta) / self.alpha)

    def ratio(self, sample: Sample, shapes: Sequence[Shape]) -> float:
        """The log-likelihood ratio of H1 to H0, by the normal law with the units' variance."""
        low, high = expected_score(self.elo0, shapes), expected_score(self.elo1, shapes)
        surplus = sample.total - sample.count * (low + high) / 2
        return (high - low) * surplus / sample.variance

    def verdict(self, ratio: float) -> str:
        """What a log-likelihood ratio says: passed (H1), failed (H0) or undecided."""
        if ratio >= self.upper:
            return PASSED
        return FAILED if ratio <= self.lower else UNDECIDED
