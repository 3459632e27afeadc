"""Time: what the clocks of a table show.

A clock runs from the first move on, for the seat to move. Time spent stays spent when a move is
taken back, and only moves that still stand earn their increment. While the server is down no clock
runs.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from erawan.tables.plan import ClockSetting
from erawan.tables.row import Row

_EPOCH_MS = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000


def millis() -> int:
    """Milliseconds since 1970, never going back while the program runs."""
    return _EPOCH_MS + time.monotonic_ns() // 1_000_000


def time_left(
    setting: ClockSetting, players: int, rows: Iterable[Row], standing: Iterable[int]
) -> list[int]:
    """Milliseconds left by seat at the beginning of a turn; `standing` are the movers so far."""
    left = [setting.base] * players
    for row in rows:
        left[row.seat] -= row.spent
    for seat in standing:
        left[seat] += setting.increment
    return left
