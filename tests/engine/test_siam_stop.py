"""Siam's engine stops within 20 ms, whatever it is doing when it is asked to.

What counts is processor time: between the request and the answer the whole process may use no
more of it than 20 ms for each thread. With a free core that is the time one waits; with a busy one
it is longer by what other programs take, which is not the engine's doing and not measured. Nor is
the garbage that other tests have left behind.
"""

import random
import threading
import time
from collections.abc import Iterator

import pytest

import erawan
from erawan.engine.engine import Engine
from erawan.engine.thought import Thought
from erawan.siam import Position
from tests.engine.test_siam_proofs import cases
from tests.kernels.siam_variants import SIAM

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


def stop_after(engine: Engine, position: Position, seconds: float) -> float:
    """The processor time that passes from the request to stop until the answer is there."""
    found: list[Thought] = []
    begun = threading.Event()

    def think() -> None:
        found.append(
            engine.analyse(position, movetime=60_000, multipv=3, report=lambda _: begun.set())
        )

    thread = threading.Thread(target=think)
    thread.start()
    begun.wait(20)
    thread.join(seconds)
    before = time.process_time()
    engine.stop()
    thread.join(20)
    spent = time.process_time() - before
    assert found
    position.parse(found[0].code)
    return spent


@pytest.mark.parametrize("threads", [1, 2])
def test_it_stops_within_20_milliseconds(threads: int) -> None:
    engine = erawan.engine("siam", threads=threads)
    spent = [stop_after(engine, position, seconds) for position, seconds in moments()]
    assert max(spent) < SOON * threads
