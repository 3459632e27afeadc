"""What was played, counted by level, with the level to try next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from erawan.core.registry import game_names
from erawan.tables.bots import BOTS
from erawan.tables.statistics import MOST_RECENT, Advice, Bout, advise, bouts_of
from erawan.tables.summary import Summary
from erawan.views.model import GameStatistics, LevelResults, PastBout
from erawan.views.msg import Msg, say
from erawan.views.wire import GameName


def statistics_of(tables: Sequence[Summary]) -> tuple[GameStatistics, ...]:
    """Of every game, from its tables, the newest first."""
    return tuple(_game_statistics(name, bouts_of(tables, name)) for name in game_names())


def _game_statistics(name: str, bouts: Sequence[Bout]) -> GameStatistics:
    advice = advise(bouts)
    counts = Counter((each.bot, each.result) for each in bouts)
    recent = [
        PastBout(each.table, each.at, level, each.result)
        for each in bouts
        if (level := BOTS[each.bot].level) is not None
    ]
    return GameStatistics(
        game=cast(GameName, name),
        levels=tuple(
            LevelResults(
                code,
                bot.level,
                *(counts[code, result] for result in ("won", "draw", "lost")),
            )
            for code, bot in sorted(BOTS.items(), key=lambda each: each[1].level or 0)
            if any(counts[code, result] for result in ("won", "draw", "lost"))
        ),
        recent=tuple(reversed(recent[:MOST_RECENT])),
        advice=None if advice is None else _told(advice),
        next=None if advice is None else advice.next,
    )


def _told(advice: Advice) -> Msg:
    return say(
        f"advice-{advice.verdict}",
        level=advice.level,
        played=advice.played,
        won=advice.won,
        next=advice.next,
    )
