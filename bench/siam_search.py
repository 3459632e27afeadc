"""Siam's engine: time and nodes to depth 8, nodes per second beside the plain alpha-beta's."""

from __future__ import annotations

import time
from collections.abc import Iterator

import erawan
from bench.measure import Measure
from bench.siam_plain import DEPTH, POSITIONS, search_by_kernel
from erawan.engine.agent import Task
from erawan.engine.budget import Budget
from erawan.engine.players import Settings
from erawan.engine.siam.proofs import prove
from erawan.engine.siam.search.deepening import Search
from erawan.engine.siam.search.transpositions import Table
from erawan.engine.siam.searcher import make
from erawan.kernels.common.stop import Stop
from erawan.kernels.siam.kernel import Kernel

START = "5/5/1ooo1/5/5 E 0 --"
DEEP = 8
NODES = 2_000_000
PLIES = 7
SHARED_DEPTH = 11
THREADS = 2


def measures() -> Iterator[Measure]:
    """One thread, CPU time."""
    nodes, seconds = search(START, DEEP)
    yield Measure(f"siam: nodes to depth {DEEP} from the start", nodes, "nodes")
    yield Measure(f"siam: time to depth {DEEP} from the start", seconds, "s")
    engine_nodes, engine_seconds, plain_nodes, plain_seconds = 0, 0.0, 0, 0.0
    for text in POSITIONS.values():
        nodes, seconds = search(text, limit=NODES)
        engine_nodes += nodes
        engine_seconds += seconds
        depths, seconds = search_by_kernel(text, DEPTH)
        plain_nodes += depths[-1][2]
        plain_seconds += seconds
    engine, plain = engine_nodes / engine_seconds, plain_nodes / plain_seconds
    yield Measure("siam: the engine's search", engine / 1e6, "M nodes/s")
    yield Measure("siam: the engine's search / plain alpha-beta", engine / plain, "×")
    start = time.thread_time()
    for text in POSITIONS.values():
        prove(erawan.game("siam").position_from_text(text), PLIES)
    seconds = (time.thread_time() - start) / len(POSITIONS)
    yield Measure(f"siam: looking for a forced win within {PLIES} plies", seconds, "s")
    alone, helped = (think(threads) for threads in (1, THREADS))
    name = f"siam: time to depth {SHARED_DEPTH}, one thread / {THREADS} threads"
    yield Measure(f"{name}, of the first thread", alone[0] / helped[0], "×")
    yield Measure(f"{name}, by the clock", alone[1] / helped[1], "×")


def think(threads: int) -> tuple[float, float]:
    """Seconds to a depth in all positions: the first thread's on a processor, and by the clock."""
    spent, start = time.thread_time(), time.monotonic()
    for text in POSITIONS.values():
        position = erawan.game("siam").position_from_text(text)
        agent = make(Settings(threads=threads))
        agent.choose(position, Task(Budget(depth=SHARED_DEPTH)))
    return time.thread_time() - spent, time.monotonic() - start


def search(text: str, depth: int = 60, limit: int | None = None) -> tuple[int, float]:
    """The nodes and CPU seconds of a search to a depth or a number of nodes."""
    kernel = Kernel(erawan.game("siam").position_from_text(text))
    table = Table(16)
    start = time.thread_time()
    run = Search(kernel, table, Stop(), limit)
    score: int | None = None
    for reached in range(1, depth + 1):
        score = run.deepen(reached, 0, score)
        if run.is_over:
            break
    return run.nodes, time.thread_time() - start
