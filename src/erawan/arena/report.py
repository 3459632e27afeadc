"""A match as one HTML page that needs nothing else: table, plots, games."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from erawan.arena.count import unit_score
from erawan.arena.plot import Curve, histogram, plot_bars, plot_curve
from erawan.arena.run_file import RECORDS, RUN, Result
from erawan.arena.settings import A, B
from erawan.arena.standing import Standing
from erawan.arena.statistics import Sample
from erawan.arena.table import rows, timing, title
from erawan.core.outcome import Outcome
from erawan.core.record import format_result

REPORT = "report.html"
MOST_GAMES = 1000
"""So many games are listed one by one, failures first; all are in the file of records."""

STYLE = """
:root { color-scheme: light dark; --ink: #222; --quiet: #767676; --line: #0a5c8f; --paper: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --quiet: #999; --line: #6cc0f0; --paper: #161616 }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse } th { text-align: left; font-weight: 600 }
td, th { padding: .1rem 1.2rem .1rem 0; vertical-align: top }
svg { width: 100%; height: auto; max-width: 45rem; display: block }
svg text { font: 11px system-ui, sans-serif; fill: var(--quiet) }
.line { fill: none; stroke: var(--line); stroke-width: 2 }
.band { fill: var(--line); opacity: .2 } .bar { fill: var(--line) }
.grid { stroke: var(--quiet); opacity: .25 } .axis { stroke: var(--quiet) }
.level { stroke: var(--ink); stroke-dasharray: 5 4 }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
"""


def write_report(standing: Standing, folder: Path) -> Path:
    """Write the page beside the run; where it is."""
    path = folder / REPORT
    path.write_text(make_report(standing, (folder / RECORDS).read_bytes()), "utf-8")
    return path


def make_report(standing: Standing, records: bytes) -> str:
    """The page's text, with the records of the games that it lists."""
    name = escape(title(standing))
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{name}</title><style>{STYLE}</style></head><body>",
        f"<h1>{name}</h1>",
        _table([*rows(standing), timing(standing)]),
        (
            "<p>A unit is an opening with both colours, or a deal in all its seat orders."
            " Intervals are 95 %, over units. The winners share a game's point.</p>"
        ),
    ]
    if standing.counted:
        parts += _plots(standing)
        parts += [
            (
                f'<h2>Games</h2><p>All are in <a href="{RECORDS}">{RECORDS}</a>,'
                f' figures in <a href="{RUN}">{RUN}</a>.</p>'
            ),
            *_games(standing, records),
        ]
    return "\n".join([*parts, "</body></html>", ""])


def _table(table: list[tuple[str, str]]) -> str:
    lines = "".join(
        f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in table
    )
    return f"<table>{lines}</table>"


def _plots(standing: Standing) -> Iterator[str]:
    samples = []
    sample = Sample()
    for unit in standing.counted:
        sample = sample.plus(unit_score(unit))
        samples.append(sample)
    score = Curve(
        [sample.mean * 100 for sample in samples],
        [(low * 100, high * 100) for low, high in (sample.interval for sample in samples)],
        " %",
    )
    yield "<h2>Score</h2>"
    about = "The score after every unit with its interval; the dashed line is even"
    yield plot_curve(about, "units", score, [standing.even * 100])
    bounds = standing.settings.sprt
    if bounds is not None:
        ratios = [bounds.ratio(sample, standing.settings.shapes) for sample in samples]
        yield "<h2>Sequential test</h2>"
        about = "The log-likelihood ratio after every unit; the dashed lines are the bounds"
        yield plot_curve(about, "units", Curve(ratios), [bounds.lower, bounds.upper])
    yield "<h2>How games ended</h2>"
    ends = sorted(standing.reasons().items())
    for agent in (A, B):
        ends += [
            (f"{kind} of {'AB'[agent]}", count)
            for kind, count in sorted(standing.failures(agent).items())
        ]
    yield plot_bars("How many games ended in which way", "", ends)
    yield "<h2>Length of games</h2>"
    lengths = [game.plies for game in standing.games]
    yield plot_bars("How many games had how many plies", "plies", histogram(lengths))


def _games(standing: Standing, records: bytes) -> Iterator[str]:
    begins = dict(_begins(standing))
    listed = sorted(standing.games, key=lambda game: (game.failure is None, game.key))
    for game in listed[:MOST_GAMES]:
        record = records[begins[game.key] : game.end].decode()
        seats = " · ".join(standing.settings.agents[agent] for agent in game.seats)
        result = format_result(Outcome(frozenset(game.winners), game.reason, ()))
        label = f"{game.unit + 1}.{game.game + 1}: {seats}: {result} ({game.reason})"
        yield (
            f'<details id="game-{game.unit + 1}-{game.game + 1}"><summary>{escape(label)},'
            f" {game.plies} plies</summary><pre>{escape(record)}</pre></details>"
        )


def _begins(standing: Standing) -> Iterator[tuple[tuple[int, int], int]]:
    """Where every game's record begins: where the one before it ends."""
    begin = 0
    results: list[Result] = sorted(standing.results.values(), key=lambda result: result.end)
    for result in results:
        yield result.key, begin
        begin = result.end
