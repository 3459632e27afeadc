"""What a benchmark measures and how it is timed."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Measure:
    """One figure; `aim` says in words what we want it to be, or nothing."""

    name: str
    value: float
    unit: str
    aim: str = ""


def best_seconds(work: Callable[[], object], repeats: int = 5) -> float:
    """The shortest of several runs: on a noisy machine the one least disturbed."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)
