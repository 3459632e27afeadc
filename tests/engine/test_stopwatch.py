"""The stopwatch of the tests takes off what other programs did, and nothing that we did."""

from __future__ import annotations

import ast
import hashlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

import pytest

from tests.conftest import TIMED
from tests.stalls import watched
from tests.stopwatch import Stopwatch, timing

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from planted_sleeps import PLACES  # noqa: E402

ONLY_LINUX = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux tells who stood in the queue"
)
SLEEP = 0.1
SOON = 0.05


@contextmanager
def others(number: int) -> Iterator[None]:
    """Programs beside us that want all they can get."""
    programs = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(number)]
    try:
        yield
    finally:
        for program in programs:
            program.kill()
            program.wait()


def digest(seconds: float) -> None:
    """Run for so many seconds of processor time without holding Python's lock."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        hashlib.sha256(bytes(1 << 18))


def asleep(watch: Stopwatch) -> None:
    with watch.span():
        time.sleep(SLEEP)


def asleep_in_a_thread(watch: Stopwatch) -> None:
    with watch.span():
        thread = Thread(target=time.sleep, args=(SLEEP,))
        thread.start()
        thread.join()


def asleep_after_it_was_asked_to_stop(watch: Stopwatch) -> None:
    asked = Event()

    def work() -> None:
        asked.wait()
        time.sleep(SLEEP)

    watch.stop(work, 0.01, asked.set)


def asleep_while_a_helper_runs(watch: Stopwatch) -> None:
    """The helper's time in the queue is no excuse: nobody waits for it yet."""
    asked, ended = Event(), Event()

    def help_along() -> None:
        while not ended.is_set():
            sum(range(1000))

    def work() -> None:
        helper = Thread(target=help_along)
        helper.start()
        asked.wait()
        time.sleep(SLEEP)
        ended.set()
        helper.join()

    watch.stop(work, 0.01, asked.set)


WASTES = [asleep, asleep_in_a_thread, asleep_after_it_was_asked_to_stop, asleep_while_a_helper_runs]


@pytest.mark.parametrize("busy", [0, 6])
@pytest.mark.parametrize("waste", WASTES)
def test_a_sleep_is_seen_however_busy_the_machine_is(
    waste: Callable[[Stopwatch], None], busy: int
) -> None:
    with timing() as watch, others(busy):
        # Now and then a thread stands in the queue while another one sleeps, but not every time.
        for _ in range(4):
            waste(watch)
    assert watch.slowest > 0.8 * SLEEP
    assert watch.idlest > SOON


def in_this_thread(watch: Stopwatch) -> None:
    with watch.span():
        digest(SLEEP)


def in_another_thread(watch: Stopwatch) -> None:
    with watch.span():
        thread = Thread(target=digest, args=(SLEEP,))
        thread.start()
        thread.join()


def in_a_thread_of_a_thread(watch: Stopwatch) -> None:
    asked = Event()

    def work() -> None:
        asked.wait()
        in_another_thread(watch)

    watch.stop(work, 0.01, asked.set)
    del watch.spans[0]


@ONLY_LINUX
@pytest.mark.parametrize("work", [in_this_thread, in_another_thread, in_a_thread_of_a_thread])
def test_what_other_programs_take_is_taken_off(work: Callable[[Stopwatch], None]) -> None:
    with timing() as watch, others(6):
        work(watch)
    (span,) = watch.spans
    wall = span.end.at - span.begin.at
    assert wall > 2 * SLEEP
    # Not all of it: a thread may also wait for Python's lock, whose holder stands in the queue.
    assert 0.5 * SLEEP < span.seconds < SLEEP + SOON + 0.1 * wall
    assert span.idle < SOON + 0.1 * wall


@ONLY_LINUX
def test_what_our_own_threads_take_is_not_taken_off() -> None:
    """Three threads on one core: each waits for the two others, and that is our own doing."""
    threads = [Thread(target=digest, args=(SLEEP,)) for _ in range(2)]
    cores = os.sched_getaffinity(0)
    with timing() as watch:
        os.sched_setaffinity(0, {min(cores)})
        try:
            for thread in threads:
                thread.start()
            with watch.span():
                digest(SLEEP)
        finally:
            os.sched_setaffinity(0, cores)
            for thread in threads:
                thread.join()
    assert watch.slowest > 2 * SLEEP


@ONLY_LINUX
def test_a_busy_core_does_not_stand_still() -> None:
    with watched() as stalls, others(12):
        begin = time.perf_counter()
        time.sleep(1)
        end = time.perf_counter()
    assert stalls.within(begin, end) < 0.2 * (end - begin)


@ONLY_LINUX
def test_a_core_that_stands_still_is_told_of() -> None:
    """A witness that is held up is neither run nor in the queue, as if its core had stopped."""
    with watched() as stalls:
        witness = int(Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()[-1])
        os.kill(witness, signal.SIGSTOP)
        while "T (stopped)" not in Path(f"/proc/{witness}/status").read_text():
            time.sleep(0.001)
        begin = time.perf_counter()
        time.sleep(SLEEP)
        os.kill(witness, signal.SIGCONT)
        end = time.perf_counter()
    assert stalls.within(begin, end) > 0.8 * SLEEP


def timed_tests() -> set[str]:
    """All tests that use the stopwatch, as pytest names them, but for those of this file."""
    found = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.parse(file.read_text()).body:
            if (
                isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
                and file.name != Path(__file__).name
                and TIMED.search(ast.unparse(node))
            ):
                found.add(f"{file.relative_to(ROOT)}::{node.name}")
    return found


def test_for_every_timed_test_there_is_a_place_for_a_sleep_that_it_must_notice() -> None:
    planted = {test for place in PLACES for test in place.tests}
    assert planted == timed_tests()
