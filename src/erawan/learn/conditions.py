"""What a step of a tutorial asks of a move, as conditions that the rules decide.

A condition is a line of words: `cites K5.7` (an event of the move cites that clause), `code kt:.*`
(the whole code looks so), `wins`, `loses` (the game is over, for or against who moved), and for
King of Siam `takes L`, `leads ay R` and `leads ay` (a faction, or any, is alone ahead in a
province), `decides ay B` (the province was decided so), `contested sk`, `would win` (with all
passing from now on).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from erawan.core.game import Event, Position


@dataclass(frozen=True)
class Played:
    """A legal move in a position, and what came of it."""

    before: Position[Any]
    code: str

    @cached_property
    def _after(self) -> tuple[Position[Any], tuple[Event, ...]]:
        return self.before.play_with_events(self.before.parse(self.code))

    @property
    def after(self) -> Position[Any]:
        """The position after the move."""
        return self._after[0]

    @property
    def cited(self) -> set[str]:
        """The clauses by which something happened."""
        return {event.clause for event in self._after[1]}

    @cached_property
    def told(self) -> dict[str, Any]:
        """The position after the move, as JSON."""
        return self.after.to_json()


def holds(condition: str, played: Played) -> bool:
    """Whether a move meets a condition; raises KeyError for one that nobody knows."""
    name, *words = condition.split(" ")
    if condition == "would win":
        return _would_win(played)
    return CONDITIONS[name](played, *words)


def _would_win(played: Played) -> bool:
    position = played.after
    while position.outcome is None:
        position = position.play(position.parse("pass"))
    return played.before.to_move in position.outcome.winners


def _wins(played: Played) -> bool:
    outcome = played.after.outcome
    return outcome is not None and played.before.to_move in outcome.winners


def _loses(played: Played) -> bool:
    outcome = played.after.outcome
    return outcome is not None and played.before.to_move not in outcome.winners


def _leads(played: Played, province: str, faction: str = "") -> bool:
    counts = Counter(played.told["provinces"][province]).most_common(2)
    alone = len(counts) == 1 or (len(counts) == 2 and counts[0][1] > counts[1][1])
    return alone and (not faction or counts[0][0] == faction)


def _decides(played: Played, province: str, holder: str) -> bool:
    return [province, holder] in played.told["control"]


def _contested(played: Played, province: str) -> bool:
    tiles: list[str] = played.told["tiles"]
    return tiles[len(played.told["control"])] == province


CONDITIONS: dict[str, Callable[..., bool]] = {
    "cites": lambda played, clause: clause in played.cited,
    "code": lambda played, pattern: re.fullmatch(pattern, played.code) is not None,
    "contested": _contested,
    "decides": _decides,
    "leads": _leads,
    "loses": _loses,
    "takes": lambda played, faction: f"/{faction}" in played.code,
    "wins": _wins,
}
