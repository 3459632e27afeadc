"""How long something took on the wall, without what the machine took for others.

A thread that wants to run and may not, because another program has the core, stands in the
kernel's queue, and Linux tells for how long. That, and the times in which the machine itself stood
still (`tests.stalls`), are taken off; sleeping, and waiting for a lock, a disk or an answer are
not. Elsewhere than on Linux nothing is taken off.

Who stands in the queue because of our own threads is late by our own fault. So of the time in the
queue only so much is taken off as exceeds what our other threads ran meanwhile.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Event, Thread, current_thread
from typing import Any, TypeVar
from unittest.mock import patch

from tests.stalls import Stalls, watched

T = TypeVar("T")

SOON = 0.07
"""What passes for at once, well below the 0.1 s that `tools/planted_sleeps.py` plants."""


@dataclass(frozen=True)
class Share:
    """Seconds that a thread ran, and that it stood in the queue for a core."""

    ran: float = 0.0
    queued: float = 0.0

    def __add__(self, other: Share) -> Share:
        return Share(self.ran + other.ran, self.queued + other.queued)

    def __sub__(self, other: Share) -> Share:
        return Share(self.ran - other.ran, self.queued - other.queued)


NOTHING = Share()


def share_told(process: int | str, thread: int | str) -> Share:
    """The share of a thread; nothing if it has ended, or if this is not Linux.

    How long it ran is told up to the last tick of the kernel's clock.
    """
    try:
        told = Path(f"/proc/{process}/task/{thread}/schedstat").read_text()
    except OSError:
        return NOTHING
    ran, queued, _ = map(int, told.split())
    return Share(ran / 1e9, queued / 1e9)


def share_of(thread: int | str | None) -> Share:
    """The share of a thread of this process, exactly."""
    if sys.platform != "linux" or thread is None:
        return NOTHING
    try:
        # The clock of a thread by its number: pthread_getcpuclockid must not be asked about one
        # that has ended.
        return replace(share_told("self", thread), ran=time.clock_gettime(~int(thread) << 3 | 6))
    except OSError:
        return NOTHING


def threads_of(process: int | str) -> list[str]:
    """The threads of a process; none if this is not Linux."""
    return [folder.name for folder in Path(f"/proc/{process}/task").glob("*")]


@dataclass(frozen=True)
class Reading:
    """What the clocks show."""

    at: float
    """On the wall."""
    awaited: Share
    """The share of the threads that are waited for."""
    processor: float
    """How long all our threads ran."""
    beside: float
    """How long those ran that are not waited for."""

    @classmethod
    def of(cls, awaited: Callable[[], Share]) -> Reading:
        """Read all of them; again, if who reads them had to stand in the queue meanwhile.

        Not waited for are all other threads of this process.
        """
        while True:
            before, at, share = awaited(), time.perf_counter(), awaited()
            if before.queued == share.queued:
                processor = time.process_time()
                return cls(at, share, processor, processor - share.ran)


class Joins:
    """Follows a thread into those that it waits for, with `start` until they run, or with `join`.

    While it does so, their share is its own: it can't go on before them. The share of a thread that
    runs beside it is not, however long that one stands in the queue.
    """

    def __init__(self) -> None:
        self._joining: dict[Thread, tuple[Thread, Share, float]] = {}
        self._joined: dict[Thread, Share] = {}
        self._ended: dict[Thread, Share] = {}

    def read(self) -> Reading:
        """What the clocks show for the calling thread."""
        return Reading.of(lambda: self.share(current_thread()))

    @contextmanager
    def followed(self) -> Iterator[None]:
        """Know from here to the end of the block who waits for whom."""
        run, start, join = Thread.run, Thread.start, Thread.join

        def run_and_tell(thread: Thread) -> None:
            try:
                run(thread)
            finally:
                self._ended[thread] = self.share(thread)

        def tell_and_start(thread: Thread) -> None:
            with self._waiting_for(thread):
                start(thread)

        def tell_and_join(thread: Thread, timeout: float | None = None) -> None:
            with self._waiting_for(thread):
                join(thread, timeout)

        with (
            patch.object(Thread, "run", run_and_tell),
            patch.object(Thread, "start", tell_and_start),
            patch.object(Thread, "join", tell_and_join),
        ):
            yield

    @contextmanager
    def _waiting_for(self, thread: Thread) -> Iterator[None]:
        waiting = current_thread()
        self._joining[waiting] = thread, self.share(thread), time.perf_counter()
        try:
            yield
        finally:
            meanwhile = self._meanwhile(waiting)
            del self._joining[waiting]
            self._joined[waiting] = self._joined.get(waiting, NOTHING) + meanwhile

    def _meanwhile(self, waiting: Thread) -> Share:
        """The share of the thread that another one waits for, since it does."""
        thread, before, since = self._joining[waiting]
        share = self.share(thread) - before
        # The kernel counts a time in the queue at its end, also what was before we waited.
        most = time.perf_counter() - since - share.ran
        return replace(share, queued=max(0.0, min(share.queued, most)))

    def share(self, thread: Thread) -> Share:
        """The share of a thread, and that of those it waited for while it did."""
        if thread in self._ended:
            return self._ended[thread]
        share = share_of(thread.native_id) + self._joined.get(thread, NOTHING)
        return share + self._meanwhile(thread) if thread in self._joining else share


@dataclass(frozen=True)
class Span:
    """From one reading to a later one."""

    begin: Reading
    end: Reading
    stalls: Stalls = field(repr=False)

    @property
    def seconds(self) -> float:
        """Seconds on the wall, less what the machine took; known once nothing is timed any more."""
        beside = max(0.0, self.end.beside - self.begin.beside)
        taken = max(0.0, self._share.queued - beside) + self._stalled
        # What was waited for ran so long at least, however much of the queue is counted twice.
        return max(self._wall - taken, self._share.ran)

    @property
    def idle(self) -> float:
        """How many of them nobody ran that was waited for: they slept, or waited for something."""
        return self._wall - self._share.ran - self._share.queued - self._stalled

    @property
    def processor(self) -> float:
        """Seconds that all our threads ran, one by one."""
        return self.end.processor - self.begin.processor

    @property
    def _wall(self) -> float:
        return self.end.at - self.begin.at

    @property
    def _share(self) -> Share:
        return self.end.awaited - self.begin.awaited

    @property
    def _stalled(self) -> float:
        # A core that stands still while we are in the queue takes nothing more from us.
        ready = 1 - min(1.0, max(0.0, self._share.queued) / max(self._wall, 1e-9))
        return ready * self.stalls.within(self.begin.at, self.end.at)


class Stopwatch:
    """Times what happens in its spans."""

    def __init__(self, stalls: Stalls, joins: Joins) -> None:
        self._stalls = stalls
        self._joins = joins
        self.spans: list[Span] = []

    @contextmanager
    def span(self, read: Callable[[], Reading] | None = None) -> Iterator[None]:
        """Time a block: what this thread does in it and the threads that it joins."""
        read = read or self._joins.read
        begin = read()
        yield
        self.spans.append(Span(begin, read(), self._stalls))

    def stop(
        self,
        work: Callable[[], T],
        seconds: float,
        ask: Callable[[], Any],
        begun: Event | None = None,
    ) -> T:
        """Time how long work goes on in a thread of its own after it was asked to stop.

        It is asked so many seconds after its start, or after it has begun with what we want to
        see stopped; the answer is what it returned.
        """
        found: list[tuple[T, Reading]] = []
        thread = Thread(target=lambda: found.append((work(), self._joins.read())))
        thread.start()
        assert begun is None or begun.wait(20)
        thread.join(seconds)
        mine = self._joins.read()
        begin = _with(mine, self._joins.share(thread))
        ask()
        asking = time.perf_counter() - mine.at
        # From here on only the other thread's share counts: this one may be in the queue while
        # that one sleeps.
        asked = self._joins.share(current_thread())
        queued = min(asked.queued, mine.awaited.queued + asking)
        thread.join(20)
        assert found, "it did not end, or failed"
        answer, end = found[0]
        self.spans.append(Span(begin, _with(end, replace(asked, queued=queued)), self._stalls))
        return answer

    def run(self, command: list[str]) -> int:
        """Time a program from its start to its end; its exit code."""
        begin = self._joins.read()
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as program:
            if sys.platform == "linux":
                # It has ended, but is still known.
                os.waitid(os.P_PID, program.pid, os.WEXITED | os.WNOWAIT)
            share = share_told(program.pid, program.pid)
            end = self._joins.read()
        end = replace(end, awaited=end.awaited + share, processor=end.processor + share.ran)
        self.spans.append(Span(begin, end, self._stalls))
        return program.returncode

    @property
    def slowest(self) -> float:
        """The most `seconds` of a span."""
        return max(span.seconds for span in self.spans)

    @property
    def idlest(self) -> float:
        """The most `idle` seconds of a span."""
        return max(span.idle for span in self.spans)

    @property
    def busiest(self) -> float:
        """The most `processor` seconds of a span."""
        return max(span.processor for span in self.spans)


def _with(reading: Reading, more: Share) -> Reading:
    """A reading in which another thread of this process is waited for too."""
    beside = reading.beside - more.ran
    return replace(reading, awaited=reading.awaited + more, beside=beside)


@contextmanager
def timing() -> Iterator[Stopwatch]:
    """A stopwatch, to be asked for its times once the block has been left."""
    joins = Joins()
    with watched() as stalls, joins.followed():
        yield Stopwatch(stalls, joins)


def check_each(
    cases: list[T], try_one: Callable[[Stopwatch, T], None], soon: float, threads: int = 1
) -> None:
    """Assert that what is timed in each case takes less than so many seconds.

    A thread that waits for Python's lock may be late because its holder stands in the queue, which
    nothing tells of; and whoever asks for a stop may stand there, while the others run on. That is
    rare, and hardly happens to the same case thrice: so few cases are given another try, and a
    third one.
    """
    late = cases
    few = len(cases) // 8
    for allowed in (few, few, 0):
        with timing() as watch:
            for case in late:
                try_one(watch, case)
        late = [
            case
            for case, span in zip(late, watch.spans, strict=True)
            if span.seconds >= soon or span.processor >= soon * threads
        ]
        words = f"late by up to {watch.slowest:.3f} s, busy for up to {watch.busiest:.3f} s"
        assert len(late) <= allowed, f"{len(late)} {words}"
        if not late:
            break


def read_all_threads() -> Reading:
    """Read the clocks where our threads hand on to each other without `join`.

    Right only where all but one of them rest at any time.
    """

    def share() -> Share:
        return sum(map(share_of, threads_of("self")), NOTHING)

    return Reading.of(share)
