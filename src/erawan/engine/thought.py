"""What an agent has come to think of a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from erawan.core.game import Position


@dataclass(frozen=True, slots=True)
class Line:
    """A way the game could go on, and what it is worth."""

    codes: tuple[str, ...]
    """Moves from the position on; the first is there unless the game is over."""
    values: tuple[float, ...]
    """Each seat's winning chance, from 0 to 1; partners and those who share a victory both win."""
    proved: bool = False
    """Whether the values are exact, by search to the end of the game, and no estimate.

    With three players: whether the seats at 1 win whatever all others do.
    """
    within: int | None = None
    """If a win of the mover is proved: in at most so many plies, where that is known."""
    kingmaker: int | None = None
    """Of three players, the seat that can't win any more but decides who does; the values are
    estimates then, and nothing is proved."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The lines found, the best first, and what it took to find them."""

    lines: tuple[Line, ...]
    depth: int
    nodes: int
    seconds: float

    @property
    def code(self) -> str:
        """The move to play."""
        return self.lines[0].codes[0]

    @property
    def values(self) -> tuple[float, ...]:
        """Each seat's winning chance if the best line is played."""
        return self.lines[0].values

    @property
    def proved(self) -> bool:
        """Whether the values are exact."""
        return self.lines[0].proved


def guess(position: Position[Any], code: str) -> Thought:
    """A move without a reason: every seat's chance is taken to be even."""
    even = (1 / position.players,) * position.players
    return Thought((Line((code,), even),), depth=0, nodes=1, seconds=0.0)
