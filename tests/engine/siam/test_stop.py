"""Siam's engine stops within 20 ms, whatever it is doing when it is asked to.

What counts is the time one waits, but for what other programs take of a busy machine, which is not
the engine's doing; nor is the garbage that other tests have left behind. And no thread may use more
than 20 ms of a core.
"""

import random
import threading
from collections.abc import Iterator

import pytest

import erawan
from erawan.engine.thought import Thought
from erawan.siam import Position
from tests.engine.siam.test_proofs import cases
from tests.kernels.siam.variants import SIAM
from tests.stopwatch import Stopwatch, check_each

pytestmark = pytest.mark.usefixtures("small_heap")

SOON = 0.020
STOPS = 60
LONGEST_WAIT = 0.05

POSITIONS = [
    SIAM.start(),
    SIAM.position_from_text("w1n1e/W2s1/Nooo1/N1n2/2W2 E 20 --"),
    # In these it is mostly looking for proofs, or following one to its end.
    *(SIAM.position_from_text(case["text"]) for case in cases(9, True, 4)),
]


def moments() -> Iterator[tuple[Position, float]]:
    """Where to think, and how long to wait before it is asked to stop."""
    generator = random.Random(7)
    for number in range(STOPS):
        yield POSITIONS[number % len(POSITIONS)], generator.uniform(0, LONGEST_WAIT)


@pytest.mark.parametrize("threads", [1, 2])
def test_it_stops_within_20_milliseconds(threads: int) -> None:
    engine = erawan.engine("siam", threads=threads)

    def stop_after(watch: Stopwatch, moment: tuple[Position, float]) -> None:
        position, seconds = moment
        begun = threading.Event()

        def think() -> Thought:
            return engine.analyse(
                position, movetime=60_000, multipv=3, report=lambda _: begun.set()
            )

        position.parse(watch.stop(think, seconds, engine.stop, begun).code)

    check_each(list(moments()), stop_after, SOON, threads)
