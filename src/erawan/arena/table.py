"""A match's table: as rows for people, as an object for programs."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

from erawan.arena.ending import FAILURES
from erawan.arena.settings import A, B
from erawan.arena.standing import Standing
from erawan.arena.statistics import Sample

Row = tuple[str, str]


def title(standing: Standing) -> str:
    """Who plays whom at what."""
    settings = standing.settings
    seats = f", {settings.players} players" if len(settings.rules.numbers_of_players) > 1 else ""
    return f"{settings.agents[A]} v {settings.agents[B]}: {settings.game}{seats}"


def rows(standing: Standing) -> list[Row]:
    """What the match says so far, the most important first."""
    if not standing.counted:
        return [("Games", "none counts yet")]
    won, shared, lost = standing.wins_draws_losses()
    per_unit = len(standing.settings.seatings)
    table = [
        ("Games", f"{len(standing.games)}, in units of {per_unit}: +{won} ={shared} -{lost}"),
        ("Score", f"{_share(standing.sample)}, even is {standing.even * 100:.1f} %"),
        ("Elo difference", _elo(standing)),
        ("Superiority", f"{standing.superiority * 100:.2f} % likely"),
    ]
    for role, even, sample in standing.roles():
        table.append((f"As {role}", f"{_share(sample)}, even is {even * 100:.1f} %"))
    if standing.settings.sprt is not None:
        table.append(("SPRT", _sprt(standing)))
    table.append(("Ended by", _counts(standing.reasons())))
    for agent in (A, B):
        name = standing.settings.agents[agent]
        table.append(
            (f"Failures of {'AB'[agent]}", f"{_counts(standing.failures(agent))} ({name})")
        )
    lengths = [game.plies for game in standing.games]
    mean = sum(lengths) / len(lengths)
    table.append(("Plies", f"{mean:.1f} a game, from {min(lengths)} to {max(lengths)}"))
    table.append(("Nodes a move", " v ".join(f"{standing.nodes_per_move(a):,.0f}" for a in (A, B))))
    return table


def timing(standing: Standing) -> Row:
    """The figures that differ from run to run: what was measured of the clock."""
    parts = [
        f"{standing.seconds_per_move(agent) * 1000:.2f} ms"
        f" (slowest {standing.slowest_move(agent) * 1000:.0f})"
        for agent in (A, B)
    ]
    return "Time a move", " v ".join(parts)


def to_json(standing: Standing) -> dict[str, Any]:
    """The table as an object; whatever is infinite is null."""
    settings = standing.settings
    won, shared, lost = standing.wins_draws_losses()
    sample = standing.sample
    elo = standing.elo if standing.counted else (math.nan,) * 3
    lengths = [game.plies for game in standing.games] or [0]
    answer: dict[str, Any] = {
        "game": settings.game,
        "players": settings.players,
        "agents": list(settings.agents),
        "seed": settings.seed,
        "over": standing.is_over,
        "units": len(standing.counted),
        "games": len(standing.games),
        "won": won,
        "drawn_or_shared": shared,
        "lost": lost,
        "even": standing.even,
        **_sample_json(sample),
        "elo": _finite(elo[0]),
        "elo_interval": [_finite(bound) for bound in elo[1:]],
        "superiority": standing.superiority,
        "roles": [
            {"role": role, "even": even, **_sample_json(part)}
            for role, even, part in standing.roles()
        ],
        "reasons": dict(sorted(standing.reasons().items())),
        "failures": [
            {kind: standing.failures(agent)[kind] for kind in FAILURES} for agent in (A, B)
        ],
        "plies": {
            "mean": sum(lengths) / len(lengths),
            "least": min(lengths),
            "most": max(lengths),
        },
        "nodes_per_move": [standing.nodes_per_move(agent) for agent in (A, B)],
    }
    if settings.sprt is not None:
        answer["sprt"] = {
            "elo0": settings.sprt.elo0,
            "elo1": settings.sprt.elo1,
            "alpha": settings.sprt.alpha,
            "beta": settings.sprt.beta,
            "ratio": standing.ratio,
            "lower": settings.sprt.lower,
            "upper": settings.sprt.upper,
            "verdict": standing.verdict,
        }
    return answer


def format_elo(elo: float) -> str:
    """A difference with its sign.

    >>> format_elo(12.4), format_elo(-math.inf)
    ('+12', '-∞')
    """
    return f"{elo:+.0f}" if math.isfinite(elo) else f"{'+' if elo > 0 else '-'}∞"


def _sample_json(sample: Sample) -> dict[str, Any]:
    return {"score": _finite(sample.mean), "score_interval": list(sample.interval)}


def _share(sample: Sample) -> str:
    low, high = sample.interval
    return f"{sample.mean * 100:.1f} % [{low * 100:.1f}, {high * 100:.1f}]"


def _elo(standing: Standing) -> str:
    elo, low, high = standing.elo
    return f"{format_elo(elo)} [{format_elo(low)}, {format_elo(high)}]"


def _sprt(standing: Standing) -> str:
    bounds = standing.settings.sprt
    if bounds is None:
        return ""
    return (
        f"{standing.verdict}: LLR {standing.ratio:.2f} in [{bounds.lower:.2f}, {bounds.upper:.2f}],"
        f" Elo {bounds.elo0:g} or {bounds.elo1:g}, alpha {bounds.alpha:g}, beta {bounds.beta:g}"
    )


def _counts(counter: Counter[str]) -> str:
    return ", ".join(f"{what} {count}" for what, count in sorted(counter.items())) or "none"


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None
