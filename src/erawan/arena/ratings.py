"""Ratings of many agents from the matches between them.

The model is the one by which a match's Elo difference is told: the winner is a seat drawn by
strength. Ratings are its maximum-likelihood fit, found by Newton's method; the first agent is the
zero. One drawn game is added to each match, so that an agent that won everything has a rating too.
An agent of the package does not learn, so that all games count alike, in whatever order they were
played: a rating that follows them in time, as for people, would only add noise.

Intervals are 95 %. They come from the scatter of units (a sandwich estimator), or from that of
games if it is the larger.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from erawan.arena.statistics import Z95, Shape
from erawan.core.errors import ErawanError

PER_ELO = math.log(10) / 400
MAX_STEPS = 100
MAX_STEP = 2.0
"""Newton's steps are cut to it, in units of natural logarithms."""

Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Unit:
    """Games of one sample between two agents: their shapes, and the first one's scores."""

    first: int
    second: int
    shapes: tuple[Shape, ...]
    scores: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Ratings:
    """Agents' ratings, and how sure they are."""

    elo: tuple[float, ...]
    covariances: tuple[Matrix, Matrix]
    """By the scatter of games, and by that of units."""

    def reach(self, agent: int, other: int = 0) -> float:
        """How far the difference between two agents may be off."""
        variances = [
            of[agent][agent] + of[other][other] - 2 * of[agent][other] for of in self.covariances
        ]
        return Z95 * math.sqrt(max(0.0, *variances)) / PER_ELO


def fit(agents: int, units: Iterable[Unit]) -> Ratings:
    """The ratings of agents that units connect, the first one's being 0.

    >>> matches = [Unit(0, 1, ((1, 1),), (score,)) for score in (1.0, 1.0, 0.0)]
    >>> [round(elo) for elo in fit(2, matches).elo]
    [0, -89]
    """
    played = list(units)
    pairs = dict.fromkeys((unit.first, unit.second) for unit in played)
    played += [Unit(first, second, ((1, 1),), (0.5,)) for first, second in pairs]
    strengths = [0.0] * agents
    for _ in range(MAX_STEPS):
        steps = _solve(_information(strengths, played), _slopes(strengths, played))
        longest = max(map(abs, steps))
        cut = MAX_STEP / max(MAX_STEP, longest)
        strengths = [old + cut * step for old, step in zip(strengths, steps, strict=True)]
        if longest < 1e-9:
            break
    information = _information(strengths, played)
    inverse = [_solve(information, row) for row in _diagonal([1.0] * agents)]
    # The zero is known exactly.
    inverse[0][0] = 0.0
    by_units = _product(_product(inverse, _scatter(strengths, played)), inverse)
    return Ratings(tuple(strength / PER_ELO for strength in strengths), (inverse, by_units))


def _chances(strengths: Sequence[float], unit: Unit) -> list[float]:
    """What the first agent is expected to score in each game."""
    other = math.exp(strengths[unit.second] - strengths[unit.first])
    return [a / (a + b * other) for a, b in unit.shapes]


def _surplus(strengths: Sequence[float], unit: Unit) -> float:
    """By how much the first agent scored more than expected."""
    return sum(unit.scores) - sum(_chances(strengths, unit))


def _slopes(strengths: Sequence[float], units: Sequence[Unit]) -> list[float]:
    """How the log-likelihood grows with each strength but the first, which stays 0."""
    slopes = [0.0] * len(strengths)
    for unit in units:
        surplus = _surplus(strengths, unit)
        slopes[unit.first] += surplus
        slopes[unit.second] -= surplus
    slopes[0] = 0.0
    return slopes


def _information(strengths: Sequence[float], units: Sequence[Unit]) -> Matrix:
    """How sharply the log-likelihood bends, game by game."""
    matrix = _diagonal([0.0] * len(strengths))
    for unit in units:
        bend = sum(chance * (1 - chance) for chance in _chances(strengths, unit))
        _add(matrix, unit, bend)
    return _without_first(matrix)


def _scatter(strengths: Sequence[float], units: Sequence[Unit]) -> Matrix:
    """The squares of what units scored more than expected."""
    matrix = _diagonal([0.0] * len(strengths))
    for unit in units:
        _add(matrix, unit, _surplus(strengths, unit) ** 2)
    return _without_first(matrix)


def _add(matrix: Matrix, unit: Unit, value: float) -> None:
    first, second = unit.first, unit.second
    matrix[first][first] += value
    matrix[second][second] += value
    matrix[first][second] -= value
    matrix[second][first] -= value


def _without_first(matrix: Matrix) -> Matrix:
    """The matrix with the first agent out of the reckoning."""
    for other in range(len(matrix)):
        matrix[0][other] = matrix[other][0] = 0.0
    matrix[0][0] = 1.0
    return matrix


def _diagonal(values: Sequence[float]) -> Matrix:
    return [
        [value if i == j else 0.0 for j in range(len(values))] for i, value in enumerate(values)
    ]


def _solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """The solution of a system; raises ErawanError if agents are not connected."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, row in enumerate(rows):
        if row[place] < 1e-12:
            raise ErawanError("ratings need matches that connect all agents")
        for other in rows:
            if other is not row:
                factor = other[place] / row[place]
                other[place:] = [
                    a - factor * b for a, b in zip(other[place:], row[place:], strict=True)
                ]
    return [row[-1] / row[place] for place, row in enumerate(rows)]


def _product(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left
    ]
