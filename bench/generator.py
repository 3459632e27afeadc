"""The compiled generator against the readable one."""

from __future__ import annotations

from collections.abc import Iterator

from bench.measure import Measure, best_seconds
from erawan.core.generator import SplitMix64
from erawan.kernels.common import splitmix

DRAWS = 100_000


def measures() -> Iterator[Measure]:
    """How many times faster a compiled draw is, called from Python."""
    generator = SplitMix64(0)
    assert [splitmix.nth(0, n) for n in range(1, 1001)] == [generator.next() for _ in range(1000)]
    readable = best_seconds(lambda: [generator.next() for _ in range(DRAWS)])
    compiled = best_seconds(lambda: [splitmix.nth(0, n) for n in range(DRAWS)])
    yield Measure("generator: compiled / readable", readable / compiled, "×")
