"""All levels of a game against their neighbours, and the ratings that follow.

Matches grow in turns, so that a ladder that is stopped has measured all its rungs alike, and one
that is started again goes on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from erawan.arena.match import Match
from erawan.arena.opening_book import Openings, shipped_openings
from erawan.arena.ratings import Ratings, Unit, fit
from erawan.arena.settings import Settings
from erawan.arena.standing import Standing
from erawan.engine.players import levels

SIMPLE = ("random", "greedy")
REACH = 2
"""A rung plays those at most so many above it."""
FIRST_UNITS = 4
MOST_UNITS = 128
LAST_LEVEL_TIMES = 4
"""The last level has no limit of its own: here it gets so many times the nodes of the one below."""

Told = Callable[[str], None]


def rungs(game: str) -> list[str]:
    """The agents, from the weakest on as they should be; all limited by nodes, none by time."""
    names = []
    nodes = 1
    for level in levels(game):
        own = level.nodes or nodes * LAST_LEVEL_TIMES
        names.append(f"level-{level.number},nodes={own}")
        nodes = own
    return [*SIMPLE, *names]


@dataclass(frozen=True, slots=True)
class Rung:
    """An agent's line of the rating table."""

    agent: str
    games: int
    elo: float
    reach: float
    """Of the difference from the first rung."""
    step: float
    """The difference from the rung below."""
    step_reach: float


class Ladder:
    """A game's ladder for one number of players, kept in a folder."""

    def __init__(self, game: str, players: int, folder: Path) -> None:
        self._game = game
        self._players = players
        self._folder = folder
        self.agents = rungs(game)

    def play(self, minutes: float, tell: Told) -> list[Rung]:
        """Play for so many minutes, or until all matches are long enough; the table then."""
        until = time.monotonic() + minutes * 60
        units = FIRST_UNITS
        while units <= MOST_UNITS and time.monotonic() < until:
            for first, second in self._pairs():
                left = max(0.0, (until - time.monotonic()) / 60)
                standing = self._match(first, second, units).run(minutes=left)
                if standing.counted:
                    names = f"{self.agents[second]} v {self.agents[first]}"
                    tell(f"{names}: {standing.sample.mean:.1%} of {len(standing.games)} games")
            units *= 2
        return self.table()

    def table(self) -> list[Rung]:
        """The ratings of what has been played."""
        units = []
        games = [0] * len(self.agents)
        for first, second in self._pairs():
            standing = self._match(first, second, MOST_UNITS).run(minutes=0)
            units += list(_units(standing, second, first))
            for agent in (first, second):
                games[agent] += len(standing.games)
        ratings = fit(len(self.agents), units)
        return [self._rung(agent, games[agent], ratings) for agent in range(len(self.agents))]

    def _rung(self, agent: int, games: int, ratings: Ratings) -> Rung:
        below = max(0, agent - 1)
        return Rung(
            self.agents[agent],
            games,
            ratings.elo[agent],
            ratings.reach(agent),
            ratings.elo[agent] - ratings.elo[below],
            ratings.reach(agent, below),
        )

    def _pairs(self) -> Iterator[tuple[int, int]]:
        for first in range(len(self.agents)):
            for second in range(first + 1, min(first + REACH + 1, len(self.agents))):
                yield first, second

    def _match(self, first: int, second: int, units: int) -> Match:
        agents = (self.agents[second], self.agents[first])
        openings = Openings("")
        settings = Settings(self._game, agents, players=self._players)
        if self._game == "siam":
            openings = shipped_openings(settings.start(0))
            settings = Settings(self._game, agents, openings=openings.name)
        folder = self._folder / f"{self._players}-{first}-{second}"
        return Match(settings, openings, folder, units)


def _units(standing: Standing, first: int, second: int) -> Iterator[Unit]:
    shapes = standing.settings.shapes
    for unit in standing.counted:
        yield Unit(first, second, shapes, tuple(map(standing.score, unit)))


def format_table(table: list[Rung]) -> str:
    """The rating table in Markdown."""
    lines = [
        "| player | Elo | ± | above the one before | ± | games |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for rung in table:
        step = f"{rung.step:+.0f} | {rung.step_reach:.0f}" if rung is not table[0] else "|"
        lines.append(
            f"| {rung.agent} | {rung.elo:.0f} | {rung.reach:.0f} | {step} | {rung.games} |"
        )
    return "\n".join(lines) + "\n"


def to_json(table: list[Rung]) -> list[dict[str, Any]]:
    """The rating table as objects."""
    return [
        {
            "agent": rung.agent,
            "elo": round(rung.elo, 1),
            "interval": [round(rung.elo - rung.reach, 1), round(rung.elo + rung.reach, 1)],
            "step": round(rung.step, 1),
            "step_reach": round(rung.step_reach, 1),
            "games": rung.games,
        }
        for rung in table
    ]
