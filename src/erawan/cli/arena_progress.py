"""A match while it is played: a bar and a table on a terminal, now and then a line elsewhere."""

from __future__ import annotations

import sys
import time
from typing import Self

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from erawan.arena.standing import Standing
from erawan.arena.table import format_elo, rows, title

LIVE_SECONDS = 0.5
"""Seldom enough to leave the processors to the players."""
LINE_SECONDS = 10.0
PAUSE_FACTOR = 50
"""After showing it, so many times as long passes at least before it is shown again."""


def draw_rows(table: list[tuple[str, str]]) -> Table:
    """Rows as a table without lines."""
    grid = Table.grid(padding=(0, 2))
    for name, value in table:
        grid.add_row(name, value)
    return grid


class ArenaProgress:
    """Watches a match and shows it on standard error."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._next = 0.0
        self._live: Live | None = None
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            auto_refresh=False,
        )
        self._task = self._bar.add_task("games", total=games)

    def __enter__(self) -> Self:
        if sys.stderr.isatty():
            console = Console(stderr=True, highlight=False, markup=False, emoji=False)
            self._live = Live(console=console, auto_refresh=False, transient=True)
            self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._live is not None:
            self._live.stop()

    def watch(self, standing: Standing) -> None:
        """Show how the match stands, if the last time was long enough ago."""
        start = time.monotonic()
        if start < self._next:
            return
        if self._live is not None:
            self._bar.update(self._task, completed=len(standing.results), refresh=False)
            table = draw_rows(rows(standing))
            self._live.update(Group(title(standing), self._bar, table), refresh=True)
        else:
            print(_line(standing, self._games), file=sys.stderr, flush=True)
        end = time.monotonic()
        seconds = LINE_SECONDS if self._live is None else LIVE_SECONDS
        self._next = end + max(seconds, PAUSE_FACTOR * (end - start))


def _line(standing: Standing, games: int) -> str:
    line = f"{len(standing.results)} of {games} games"
    if standing.counted:
        elo, low, high = map(format_elo, standing.elo)
        line += f": score {standing.sample.mean:.1%}, Elo {elo} [{low}, {high}]"
    if standing.verdict:
        line += f", SPRT {standing.verdict} at {standing.ratio:.2f}"
    return line
