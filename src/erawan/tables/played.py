"""What has come of a table's log: moves as they were played, and an end beside the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from erawan.core.game import Event, Position


@dataclass(frozen=True, slots=True)
class Played:
    """A move: who made it, where it led, what it changed, and its row in the log."""

    seat: int
    code: str
    before: Position[Any]
    after: Position[Any]
    events: tuple[Event, ...]
    row: int


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended other than by its rules; `loser` is None when only the winners are known."""

    termination: Literal["resign", "time", "agreement", "abandoned", "adjudicated"]
    winners: tuple[int, ...]
    loser: int | None
