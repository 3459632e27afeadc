"""When the machine itself stood still: a test that looks at the clock on the wall leaves it out.

On every core a witness sleeps and sleeps again. It has next to nothing to do, so that even a busy
core lets it run within a few milliseconds; where it is not woken for long, no program was.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

LONG = 0.020
NAP = 0.002


class Stalls:
    """From when until when a core stood still, in seconds of `time.perf_counter`."""

    def __init__(self) -> None:
        self.known: list[tuple[float, float]] = []

    def within(self, start: float, end: float) -> float:
        """How many of the seconds from start to end some core stood still.

        >>> stalls = Stalls()
        >>> stalls.known = [(1.0, 2.0), (1.5, 3.0), (7.0, 9.0)]
        >>> stalls.within(1.75, 8.0)
        2.25
        """
        total, seen = 0.0, start
        for begin, stop in sorted(self.known):
            total += max(0.0, min(stop, end) - max(begin, seen))
            seen = max(seen, stop)
        return total


@contextmanager
def watched() -> Iterator[Stalls]:
    """Watch the cores; what they did is known once the block has been left."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [-1]
    stalls = Stalls()
    witnesses = [
        subprocess.Popen(
            [sys.executable, str(Path(__file__)), str(core)], stdout=subprocess.PIPE, text=True
        )
        for core in cores
    ]
    try:
        for witness in witnesses:
            assert witness.stdout
            assert witness.stdout.readline() == "watching\n"
        yield stalls
        time.sleep(2 * LONG)
    finally:
        for witness in witnesses:
            witness.terminate()
        for witness in witnesses:
            for line in witness.communicate()[0].splitlines():
                begin, end = map(float, line.split())
                stalls.known.append((begin, end))


def watch(core: int) -> None:
    """Tell of every time that the core stood still, until ended."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    print("watching", flush=True)
    woken = time.perf_counter()
    while True:
        time.sleep(NAP)
        before, woken = woken, time.perf_counter()
        if woken - before > LONG:
            print(before, woken, flush=True)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        watch(int(sys.argv[1]))
