"""Siam's kernel against a C program written for the same board, and what threads make of it."""

from __future__ import annotations

import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import erawan
from bench.c_program import compile_c
from bench.measure import Measure, best_seconds
from erawan.core.perft import perft
from erawan.kernels.siam.kernel import Kernel

DEPTH = 4
ROUNDS = 9
# Position, leaves at DEPTH, with crosses off: tests/data/siam_perft.tsv.
POSITIONS = {
    "start": ("5/5/1ooo1/5/5 E 20 --", 19_235_728),
    "middle": ("w1n1e/W2s1/Nooo1/N1n2/2W2 E 20 --", 19_488_793),
}
GAMES, LIMIT = 5_000, 500


def measures() -> Iterator[Measure]:
    """Leaves per second side by side, playouts, threads, and the main thread's longest pause."""
    with tempfile.TemporaryDirectory() as folder:
        program = compile_c("siam_perft", Path(folder))
        for name, (text, leaves) in POSITIONS.items():
            yield from _side_by_side(name, program, text, leaves)
    yield from _against_the_rules()
    yield from _playouts()
    yield from _threads()


def _kernel(text: str) -> Kernel:
    return Kernel(erawan.game("siam").position_from_text(text, {"crosses": "off"}))


def _side_by_side(name: str, program: Path, text: str, leaves: int) -> Iterator[Measure]:
    """Both in turns, timed by the CPU they used: the best of each is the least disturbed."""
    kernel = _kernel(text)
    rows, side, *_ = text.split()
    command = [str(program), str(DEPTH), rows, side]
    c_times, kernel_times = [], []
    for _ in range(ROUNDS):
        start = time.thread_time()
        counted = kernel.perft_sum(DEPTH)
        kernel_times.append(time.thread_time() - start)
        count, checksum, seconds = subprocess.check_output(command, text=True).split()
        assert counted == (leaves, int(checksum)) == (int(count), int(checksum)), name
        c_times.append(float(seconds))
    c_speed, kernel_speed = leaves / min(c_times), leaves / min(kernel_times)
    label = f"siam: perft {DEPTH} from the {name}"
    yield Measure(f"{label}, C program", c_speed / 1e6, "M leaves/s", "at least 100")
    yield Measure(f"{label}, kernel", kernel_speed / 1e6, "M leaves/s")
    yield Measure(f"{label}, kernel / C program", kernel_speed / c_speed, "×", "at least 0.8")


def _against_the_rules() -> Iterator[Measure]:
    position = erawan.game("siam").start()
    kernel = Kernel(position)
    assert kernel.perft(2) == perft(position, 2) == 2_960
    readable = best_seconds(lambda: perft(position, 2), 3) / 2_960
    compiled = best_seconds(lambda: kernel.perft(3), 3) / 187_920
    yield Measure("siam: perft, kernel / readable rules", readable / compiled, "×")


def _playouts() -> Iterator[Measure]:
    kernel = Kernel(erawan.game("siam").start())
    *ends, plies = kernel.playouts(1, GAMES, LIMIT)
    assert sum(ends) == GAMES
    seconds = best_seconds(lambda: kernel.playouts(1, GAMES, LIMIT), 3)
    yield Measure(f"siam: random games of at most {LIMIT} plies", GAMES / seconds, "games/s")
    yield Measure("siam: plies of random games", plies / seconds / 1e6, "M plies/s")


def _threads() -> Iterator[Measure]:
    """Two threads do twice the work of one, while the main thread goes on."""
    kernel = _kernel(POSITIONS["start"][0])
    one = best_seconds(lambda: kernel.perft(DEPTH), 3)
    pauses = []
    two = best_seconds(lambda: pauses.append(_run_two(kernel)), 3)
    yield Measure("siam: two threads / one, leaves/s", 2 * one / two, "×", "2")
    yield Measure("siam: longest pause of the main thread", 1e3 * min(pauses), "ms")


def _run_two(kernel: Kernel) -> float:
    """The longest time between two looks of the main thread at two that work."""
    threads = [Thread(target=kernel.perft, args=(DEPTH,)) for _ in range(2)]
    for thread in threads:
        thread.start()
    longest, last = 0.0, time.perf_counter()
    while any(thread.is_alive() for thread in threads):
        time.sleep(0.0005)
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    return longest
