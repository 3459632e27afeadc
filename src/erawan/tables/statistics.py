"""How a person fares against the levels, and which one to try next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from erawan.core.registry import game
from erawan.tables.bots import BOTS
from erawan.tables.store import Store
from erawan.tables.summary import Summary

MOST_COUNTED = 10_000
"""So many games are counted, those begun last."""

MOST_RECENT = 60
JUDGED = 10
"""The last so many games at a level say whether it suits."""

ENOUGH = 3
MARGIN = 0.2
"""How far from a fair share of victories a level is thought too easy or too hard."""

TOP_LEVEL = max(bot.level for bot in BOTS.values() if bot.level is not None)


@dataclass(frozen=True, slots=True)
class Bout:
    """A finished game of one person against bots of one kind; `fair` is what luck would win."""

    table: str
    at: int
    bot: str
    result: Literal["won", "draw", "lost"]
    fair: float


Verdict: TypeAlias = Literal["few", "same", "other", "gentlest", "strongest"]


@dataclass(frozen=True, slots=True)
class Advice:
    """Which level to play next: so many of the last games at one level were won.

    `few` games say nothing yet. A level suits (`same`) whose share of victories is near to what
    luck would win; one that is too easy or too hard leads to the `other` next to it. Where there is
    none, it is the `gentlest`, which no success makes suitable, or the `strongest`.
    """

    level: int
    played: int
    won: int
    next: int
    verdict: Verdict


def bouts_of(tables: Iterable[Summary], name: str) -> list[Bout]:
    """The finished games that say something, in the order given."""
    return [bout for each in tables if each.plan.options.game == name and (bout := _bout(each))]


async def newest_tables(store: Store, user: str | None = None) -> list[Summary]:
    """The tables that are counted, those changed last first."""
    found: list[Summary] = []
    async for piece in store.all_pieces(user):
        found += piece
        if len(found) >= MOST_COUNTED:
            break
    return sorted(found[:MOST_COUNTED], key=lambda each: (each.updated, each.id), reverse=True)


def advise(bouts: Iterable[Bout]) -> Advice | None:
    """What the newest games say, which come first; None where none was against a level."""
    levelled = [(each, level) for each in bouts if (level := BOTS[each.bot].level) is not None]
    if not levelled:
        return None
    present = levelled[0][1]
    judged = [each for each, level in levelled if level == present][:JUDGED]
    won = sum(each.result == "won" for each in judged)
    surplus = sum(_points(each) - each.fair for each in judged) / len(judged)
    following, verdict = _judge(present, surplus) if len(judged) >= ENOUGH else (present, "few")
    return Advice(present, len(judged), won, following, verdict)


def _judge(level: int, surplus: float) -> tuple[int, Verdict]:
    """The level to play after one at which so much more than a fair share was won."""
    if abs(surplus) < MARGIN:
        return level, "same"
    if surplus < 0:
        return (level - 1, "other") if level > 1 else (level, "gentlest")
    return (level + 1, "other") if level < TOP_LEVEL else (level, "strongest")


def _points(bout: Bout) -> float:
    return {"won": 1.0, "draw": 0.5, "lost": 0.0}[bout.result]


def _bout(table: Summary) -> Bout | None:
    """What a table says of its player; nothing if it began in the middle of a game."""
    if table.plan.start is not None:
        return None
    seats = table.plan.seats
    bots = {seat.bot.partition("/")[0] for seat in seats if seat.bot is not None}
    result = table.standing
    if len(bots) != 1 or table.plan.alone is None or result not in ("won", "draw", "lost"):
        return None
    sides = game(table.plan.options.game).sides(len(seats))
    return Bout(table.id, table.updated, bots.pop(), result, 1 / len(sides))
