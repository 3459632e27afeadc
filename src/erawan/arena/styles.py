"""What a style costs and what it shows: each plays the balanced one."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from erawan.arena.match import Match
from erawan.arena.opening_book import Openings
from erawan.arena.run_file import RECORDS
from erawan.arena.settings import Settings
from erawan.arena.statistics import Z95, Sample
from erawan.core.record import Record
from erawan.core.record_parser import parse_records
from erawan.engine.entry import Liking, engine_of
from erawan.engine.kernel import kernel_of

LEVEL = 7
UNITS = {2: 200, 3: 40, 4: 200}
"""Deals by number of players, all seat orders each."""


@dataclass(frozen=True, slots=True)
class StyleRow:
    """A style's line of the table."""

    style: str
    trait: str
    """What its liking counts, in words."""
    games: int
    score: Sample
    """Over units, against the balanced style at the same level."""
    own: float
    """What a seat's moves add in a game to what the style likes; the trait."""
    balanced: float
    """What the moves of a balanced seat add to it in the same games."""
    reach: float
    """Half of the 95 % interval of the difference of these two, over units."""


def play_styles(game: str, players: int, folder: Path, minutes: float) -> list[StyleRow]:
    """Play every style for so many minutes in all, or to the end; the rows of those played."""
    until = time.monotonic() + 60 * minutes
    rows = []
    engine = engine_of(game)
    styles = [style for style in engine.styles if style.trait]
    for waiting, style in zip(range(len(styles), 0, -1), styles, strict=True):
        like = engine.likings[style.name]
        agents = (f"level-{LEVEL}/{style.name}", f"level-{LEVEL}")
        settings = Settings(game, agents, players=players)
        run = folder / f"{players}-{style.name}"
        match = Match(settings, Openings(""), run, UNITS[players])
        left = max(0.0, until - time.monotonic())
        standing = match.run(minutes=left / waiting / 60)
        if len(standing.counted) < 2:
            continue
        records = parse_records((run / RECORDS).read_text())
        gains = _by_unit(records, agents[0], like, len(standing.counted))
        own, balanced = (fmean(side) for side in zip(*gains, strict=True))
        reach = Z95 * stdev(a - b for a, b in gains) / len(gains) ** 0.5
        games = len(standing.games)
        row = StyleRow(style.name, style.trait, games, standing.sample, own, balanced, reach)
        rows.append(row)
    return rows


def _by_unit(
    records: Iterator[Record], agent: str, like: Liking, units: int
) -> list[tuple[float, float]]:
    """Of every unit what the agent's moves and the others' added to a liking, a seat and game."""
    found: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for record in records:
        unit = int(str(record.tag("Round")).partition(".")[0]) - 1
        if unit < units:
            found[unit].append(gains(record, agent, like))
    return [
        (fmean(own for own, _ in games), fmean(other for _, other in games))
        for games in found.values()
    ]


def gains(record: Record, agent: str, like: Liking) -> tuple[float, float]:
    """What the moves of an agent's seat in a game added to a liking, and those of another's."""
    added = [0] * record.start.players
    for before, after in pairwise(record.positions()):
        seat = before.to_move or 0
        added[seat] += like(kernel_of(after), seat) - like(kernel_of(before), seat)
    names = [record.tag(f"Seat{seat + 1}") for seat in range(len(added))]
    own = fmean(added[seat] for seat, name in enumerate(names) if name == agent)
    other = fmean(added[seat] for seat, name in enumerate(names) if name != agent)
    return own, other


def format_styles(rows: list[StyleRow]) -> str:
    """The styles' table in Markdown."""
    lines = [
        "| style | score | 95 % | what it shows | its own | balanced | more by | ± | games |",
        "|---|--:|---|---|--:|--:|--:|--:|--:|",
    ]
    for row in rows:
        low, high = row.score.interval
        lines.append(
            f"| {row.style} | {100 * row.score.mean:.1f} % | {100 * low:.1f} to {100 * high:.1f} % "
            f"| {row.trait} | {row.own:.2f} | {row.balanced:.2f} "
            f"| {row.own - row.balanced:+.2f} | {row.reach:.2f} | {row.games} |"
        )
    return "\n".join(lines) + "\n"


def styles_to_json(rows: list[StyleRow]) -> list[dict[str, Any]]:
    """The styles' table as objects."""
    return [
        {
            "style": row.style,
            "score": round(row.score.mean, 4),
            "score_interval": [round(bound, 4) for bound in row.score.interval],
            "trait": row.trait,
            "own": round(row.own, 3),
            "balanced": round(row.balanced, 3),
            "difference_reach": round(row.reach, 3),
            "games": row.games,
        }
        for row in rows
    ]
