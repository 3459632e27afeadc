"""When the machine itself stood still: a test that looks at the clock on the wall leaves it out.

On every core a witness sleeps and sleeps again. If it is woken late, that may be because other
threads, perhaps those under test, kept its core busy; then the kernel knows that the witness stood
in the queue. Only the rest of the delay, in which the witness was not even put into the queue, is
the machine's: no program ran on that core.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

LONG = 0.005
NAP = 0.002


class Stalls:
    """How long each core stood still between two moments of `time.perf_counter`."""

    def __init__(self) -> None:
        self.known: dict[int, list[tuple[float, float, float]]] = {}

    def within(self, start: float, end: float) -> float:
        """How many of the seconds from start to end a core may have stood still, at most.

        >>> stalls = Stalls()
        >>> stalls.known[0] = [(1.0, 3.0, 0.5), (7.0, 9.0, 1.5)]
        >>> stalls.known[1] = [(1.0, 3.0, 0.75)]
        >>> stalls.within(2.0, 8.0), stalls.within(2.75, 4.0)
        (1.5, 0.25)
        """
        return max(
            (
                sum(
                    min(stood, max(0.0, min(until, end) - max(since, start)))
                    for since, until, stood in naps
                )
                for naps in self.known.values()
            ),
            default=0.0,
        )


@contextmanager
def watched() -> Iterator[Stalls]:
    """Watch the cores; what they did is known once the block has been left.

    Where the kernel does not tell a busy core from one that stands still, none is watched.
    """
    cores = sorted(os.sched_getaffinity(0)) if queued() is not None else []
    stalls = Stalls()
    witnesses = {
        core: subprocess.Popen(
            [sys.executable, str(Path(__file__)), str(core)], stdout=subprocess.PIPE, text=True
        )
        for core in cores
    }
    try:
        for witness in witnesses.values():
            assert witness.stdout
            assert witness.stdout.readline() == "watching\n"
        yield stalls
    finally:
        for witness in witnesses.values():
            witness.terminate()
        for core, witness in witnesses.items():
            told = [
                tuple(map(float, line.split())) for line in witness.communicate()[0].splitlines()
            ]
            stalls.known[core] = [(since, until, stood) for since, until, stood in told]


def queued() -> float | None:
    """How many seconds this process's first thread wanted a core in vain; only Linux tells."""
    try:
        return int(Path("/proc/self/schedstat").read_text().split()[1]) / 1e9
    except (FileNotFoundError, IndexError):
        return None


def watch(core: int) -> None:
    """Tell of every time that the core stood still, until ended."""
    os.sched_setaffinity(0, {core})
    ended: list[int] = []
    # The last nap is told of too: it may be the one in which the core stood still.
    signal.signal(signal.SIGTERM, lambda number, _: ended.append(number))
    woken, busy = read_clocks()
    print("watching", flush=True)
    while True:
        time.sleep(NAP)
        before, busy_before = woken, busy
        woken, busy = read_clocks()
        stood = woken - before - NAP - (busy - busy_before)
        if stood > LONG:
            print(before, woken, stood, flush=True)
        if ended:
            break


def read_clocks() -> tuple[float, float]:
    """The time, and how long this thread has stood in the queue by then."""
    while True:
        before, now = queued(), time.perf_counter()
        if before == queued():
            return now, before or 0.0


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        watch(int(sys.argv[1]))
