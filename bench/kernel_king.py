"""King of Siam compiled, side by side with the readable rules, in one run."""

from __future__ import annotations

import time
from collections.abc import Iterator
from threading import Thread

from bench.measure import Measure, best_seconds
from erawan.core.generator import SplitMix64
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME, Position
from erawan.king.scoring import if_all_pass

AIM = "at least 100"
SEED = 7
OPENING = {2: 15_776, 3: 17_153, 4: 13_344}
DISTINCT = 15_791
GAMES = 2_000
SAMPLE = 97
"""Every so many moves of the opening one is played by the readable rules."""


def measures() -> Iterator[Measure]:
    """Per second: what the kernel does, and how many times what the rules do."""
    for players in (2, 3, 4):
        position = GAME.start(players, SEED)
        kernel = Kernel(position)
        assert kernel.count() == len(position.legal_moves()) == OPENING[players]
        yield from playouts(position, kernel)
    position = GAME.start(3, SEED)
    kernel = Kernel(position)
    yield from moves(position, kernel)
    yield from successors(position, kernel)
    yield from all_pass(position, kernel)
    yield from threads(kernel)


def compared(name: str, compiled: float, readable: float) -> Iterator[Measure]:
    """A rate and its ratio to the rules'."""
    yield Measure(f"king kernel: {name}", compiled, "per second")
    yield Measure(f"king kernel / rules: {name}", compiled / readable, "×", AIM)


def playouts(position: Position, kernel: Kernel) -> Iterator[Measure]:
    """Complete games of moves by lot."""
    assert play_out(position, SEED) == kernel.playout(SEED).store()
    readable = 1 / best_seconds(lambda: play_out(position, SEED), 1)
    compiled = GAMES / best_seconds(lambda: kernel.playouts(SEED, GAMES))
    yield from compared(f"playouts, {position.players} players", compiled, readable)


def play_out(position: Position, seed: int) -> Position:
    """A playout by the rules."""
    generator = SplitMix64(seed)
    while choices := position.legal_moves():
        position = position.play(choices[generator.below(len(choices))])
    return position


def moves(position: Position, kernel: Kernel) -> Iterator[Measure]:
    """Complete moves generated, and with their codes."""
    times = 1_000
    count = OPENING[position.players]
    assert kernel.list_all(1) == count
    readable = count / best_seconds(position.legal_moves)
    compiled = times * count / best_seconds(lambda: kernel.list_all(times))
    yield from compared("moves generated", compiled, readable)
    readable = count / best_seconds(lambda: [move.code for move in position.legal_moves()])
    compiled = count / best_seconds(kernel.legal_codes)
    yield Measure("king kernel: moves with their codes", compiled, "per second")
    yield Measure("king kernel / rules: moves with their codes", compiled / readable, "×")


def successors(position: Position, kernel: Kernel) -> Iterator[Measure]:
    """Distinct positions after one move, with their keys; and all of them, by perft."""
    some = position.legal_moves()[::SAMPLE]
    count = DISTINCT
    assert kernel.expand()[0] == count == len(kernel.distinct())
    readable = len(some) / best_seconds(lambda: [position.play(move).key for move in some])
    compiled = 10 * count / best_seconds(lambda: [kernel.expand() for _ in range(10)])
    yield Measure("king kernel: distinct successors", compiled, "per second", "2,000,000")
    yield Measure("king kernel / rules: distinct successors", compiled / readable, "×", AIM)
    assert kernel.perft(1) == OPENING[position.players]
    leaves = 10 * OPENING[position.players]
    compiled = leaves / best_seconds(lambda: [kernel.perft(1) for _ in range(10)])
    yield Measure("king kernel: perft leaves", compiled, "per second")


def all_pass(position: Position, kernel: Kernel) -> Iterator[Measure]:
    """What would be if everybody passed, after every distinct successor (which is made too)."""
    count = DISTINCT
    assert sum(kernel.outlook().values()) == count
    readable = 100 / best_seconds(lambda: [if_all_pass(position) for _ in range(100)])
    compiled = 10 * count / best_seconds(lambda: [kernel.outlook() for _ in range(10)])
    yield from compared("all-pass outcomes", compiled, readable)


def threads(kernel: Kernel) -> Iterator[Measure]:
    """Two threads against one, and how long the main thread was ever kept waiting meanwhile."""
    games = 10_000
    one = best_seconds(lambda: in_threads(kernel, 1, games), 3)
    two = best_seconds(lambda: in_threads(kernel, 2, games), 3)
    yield Measure("king kernel: two threads / one", 2 * one / two, "×")
    pause = min(in_threads(kernel, 2, games) for _ in range(3))
    yield Measure("king kernel: longest pause of the main thread", 1000 * pause, "ms")


def in_threads(kernel: Kernel, number: int, games: int) -> float:
    """Playouts in so many threads; the longest time between two looks of the main thread."""
    workers = [Thread(target=kernel.playouts, args=(SEED, games)) for _ in range(number)]
    longest = 0.0
    for worker in workers:
        worker.start()
    last = time.perf_counter()
    while any(worker.is_alive() for worker in workers):
        time.sleep(0.001)
        now = time.perf_counter()
        longest = max(longest, now - last)
        last = now
    for worker in workers:
        worker.join()
    return longest - 0.001
