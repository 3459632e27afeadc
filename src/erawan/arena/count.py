"""Which units of a match count, and when a sequential test is decided."""

from __future__ import annotations

from collections.abc import Mapping

from erawan.arena.ending import score_of
from erawan.arena.run_file import Result
from erawan.arena.settings import Settings
from erawan.arena.sprt import UNDECIDED
from erawan.arena.statistics import Sample

Games = tuple[Result, ...]
"""The games of a unit, in their order."""


def unit_score(unit: Games) -> float:
    """A's mean score of a unit."""
    return sum(score_of(game.seats, game.winners) for game in unit) / len(unit)


class Count:
    """Units counted in their order, as far as they are there, up to the one that decides a test.

    So the verdict does not depend on which worker was faster. Without a test all whole units count.
    """

    def __init__(
        self, settings: Settings, results: Mapping[tuple[int, int], Result], most: int
    ) -> None:
        self._settings = settings
        self._results = results
        self._most = most
        self._next = 0
        self.units: list[Games] = []
        self.sample = Sample()
        self.is_decided = False

    def go_on(self) -> None:
        """Count what has been played meanwhile."""
        bounds, shapes = self._settings.sprt, self._settings.shapes
        while not self.is_decided and self._next < self._most:
            unit = self._unit(self._next)
            if unit is None and bounds is not None:
                return
            self._next += 1
            if unit is not None:
                self.units.append(unit)
                self.sample = self.sample.plus(unit_score(unit))
            if bounds is not None:
                ratio = bounds.ratio(self.sample, shapes)
                self.is_decided = bounds.verdict(ratio) != UNDECIDED

    def _unit(self, number: int) -> Games | None:
        games = range(len(self._settings.seatings))
        unit = [self._results.get((number, game)) for game in games]
        whole = tuple(game for game in unit if game is not None)
        return whole if len(whole) == len(unit) else None
