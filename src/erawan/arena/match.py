"""A match: plays what is missing of a run, keeps it, and tells how it stands."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from erawan.arena.count import Count
from erawan.arena.ending import Ending
from erawan.arena.game_record import make_record
from erawan.arena.opening_book import Openings
from erawan.arena.run_file import Result, RunFile
from erawan.arena.schedule import Job, Schedule
from erawan.arena.settings import Settings
from erawan.arena.standing import Standing
from erawan.arena.worker_pool import WorkerPool
from erawan.core.errors import ErawanError

Watcher = Callable[[Standing], None]


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def ignore(_: Standing) -> None:
    """Watch nothing."""


class Match:
    """A run in a folder; whatever is there already is not played again."""

    def __init__(
        self,
        settings: Settings,
        openings: Openings,
        folder: Path,
        units: int,
        workers: int | None = None,
    ) -> None:
        self._workers = workers or cores()
        if settings.is_timed and self._workers > cores():
            raise ErawanError(
                f"{self._workers} workers would disturb each other's clocks on {cores()} cores"
            )
        self.settings = settings
        self.folder = folder
        self._schedule = Schedule(settings, openings)
        self._units = units

    def run(self, watch: Watcher = ignore, minutes: float | None = None) -> Standing:
        """Play until the match is over, or until the minutes are; how it stands then.

        The watcher is told after every game, and once before the first.
        """
        until = time.monotonic() + minutes * 60 if minutes is not None else float("inf")
        with RunFile(self.folder, self.settings) as file:
            count = Count(self.settings, file.results, self._units)
            pool = WorkerPool(self.settings, self._workers)
            with closing(pool.play(self._missing(file, until))) as endings:
                self._go_on(file, count, endings, watch)
            return self._standing(file)

    def _go_on(
        self, file: RunFile, count: Count, endings: Iterator[tuple[Job, Ending]], watch: Watcher
    ) -> None:
        """Keep every game that ends, until a sequential test is decided."""
        watch(self._standing(file))
        count.go_on()
        while not count.is_decided and (ended := next(endings, None)):
            file.append(*_keep(self.settings, *ended))
            if self.settings.sprt is not None:
                count.go_on()
            watch(self._standing(file))

    def _standing(self, file: RunFile) -> Standing:
        return Standing(self.settings, file.results, self._units)

    def _missing(self, file: RunFile, until: float) -> Iterator[Job]:
        games = range(len(self.settings.seatings))
        for unit in range(self._units):
            if all((unit, game) in file.results for game in games):
                continue
            for job in self._schedule.unit(unit):
                if time.monotonic() >= until:
                    return
                if (unit, job.game) not in file.results:
                    yield job


def _keep(settings: Settings, job: Job, ending: Ending) -> tuple[Result, str]:
    result = Result(
        unit=job.unit,
        game=job.game,
        seats=job.seats,
        winners=ending.winners,
        reason=ending.reason,
        failure=ending.failure,
        plies=len(ending.codes),
        efforts=ending.efforts,
    )
    return result, make_record(settings, job, ending)
