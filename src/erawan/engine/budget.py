"""How much an agent may think about one move."""

from __future__ import annotations

from dataclasses import dataclass

from erawan.core.errors import ErawanError

MARGIN = 0.02
"""Seconds of a clock that are never planned for: an answer takes its time to arrive too."""

MOVES_AHEAD = 25
"""For so many own moves the clock should last."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits that hold together; without any an agent thinks until it is stopped or certain.

    >>> Budget(movetime=500).seconds
    0.5
    >>> Budget(clock=60_000, inc=1_000).seconds
    3.2
    """

    movetime: int | None = None
    """Milliseconds for this move."""
    nodes: int | None = None
    depth: int | None = None
    clock: int | None = None
    """Milliseconds left for the rest of the game."""
    inc: int = 0
    """Milliseconds that each move adds to the clock."""

    def __post_init__(self) -> None:
        for name in ("movetime", "nodes", "depth", "clock", "inc"):
            value = getattr(self, name)
            if value is not None and value < 0:
                raise ErawanError(f"{name} can't be below 0, but is {value}")

    @property
    def seconds(self) -> float | None:
        """How long this move may take; None for no limit."""
        limits = []
        if self.movetime is not None:
            limits.append(self.movetime / 1000)
        if self.clock is not None:
            left = self.clock / 1000
            share = left / MOVES_AHEAD + 0.8 * self.inc / 1000
            limits.append(max(0.0, min(share, left - MARGIN)))
        return min(limits, default=None)
