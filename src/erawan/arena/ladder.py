"""All levels of a game against their neighbours, and the ratings that follow.

Matches grow in turns, so that a ladder that is stopped has measured all its rungs alike, and one
that is started again goes on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from erawan.arena.match import Match
from erawan.arena.opening_book import Openings, shipped_openings
from erawan.arena.ratings import Ratings, Unit, fit
from erawan.arena.settings import Settings
from erawan.arena.standing import Standing
from erawan.engine.players import levels

MAX_LEVEL_GAP = 2
"""A level plays those at most so many above it."""
GREEDY_PLAYS = (0, 1, 3, 5)
"""Random and the levels that greedy, which is none, plays."""
FIRST_UNITS = 4
MOST_UNITS = 128

Told = Callable[[str], None]


def rungs(game: str) -> list[str]:
    """Random, the levels, and greedy beside them; all limited by nodes, none by time."""
    return ["random", *(f"level-{level.number}" for level in levels(game)), "greedy"]


@dataclass(frozen=True, slots=True)
class Rung:
    """An agent's line of the rating table."""

    agent: str
    games: int
    elo: float
    reach: float
    """Of the difference from the first rung."""
    step: float
    """A level's difference from the rung below; 0 for the others."""
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
        """The ratings of what has been played; who has not played yet is left out."""
        units = []
        games = [0] * len(self.agents)
        for first, second in self._pairs():
            standing = self._match(first, second, MOST_UNITS).run(minutes=0)
            units += list(_units(standing, second, first))
            for agent in (first, second):
                games[agent] += len(standing.games)
        if not units:
            return []
        played = [agent for agent, count in enumerate(games) if count]
        places = {agent: place for place, agent in enumerate(played)}
        ratings = fit(
            len(played),
            [replace(unit, first=places[unit.first], second=places[unit.second]) for unit in units],
        )
        return [self._rung(agent, places[agent], games[agent], ratings) for agent in played]

    def _rung(self, agent: int, place: int, games: int, ratings: Ratings) -> Rung:
        is_level = self.agents[agent].startswith("level-")
        below = place - 1 if is_level else place
        return Rung(
            self.agents[agent],
            games,
            ratings.elo[place],
            ratings.reach(place),
            ratings.elo[place] - ratings.elo[below],
            ratings.reach(place, below),
        )

    def _pairs(self) -> Iterator[tuple[int, int]]:
        """Who plays whom, the weaker first: all later agents are connected to the first."""
        greedy = len(self.agents) - 1
        for second in range(1, greedy):
            for first in range(max(0, second - MAX_LEVEL_GAP), second):
                yield first, second
        for first in GREEDY_PLAYS:
            yield first, greedy

    def _match(self, first: int, second: int, units: int) -> Match:
        agents = (self.agents[second], self.agents[first])
        openings = Openings("")
        settings = Settings(self._game, agents, players=self._players)
        if not settings.rules.is_dealt:
            openings = shipped_openings(settings.start(0))
            settings = msgspec.structs.replace(settings, openings=openings.name)
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
        is_level = rung.agent.startswith("level-")
        step = f"{rung.step:+.0f} | {rung.step_reach:.0f}" if is_level else "|"
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
