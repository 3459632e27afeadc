"""Siam's plain alpha-beta: the kernel against the same search in C, node by node."""

from __future__ import annotations

import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import erawan
from bench.c_program import compile_c
from bench.measure import Measure
from bench.sparring.compiled.siam_plain import Plain
from erawan.kernels.common.stop import Stop

DEPTH = 6
ROUNDS = 7
POSITIONS = {
    "the start": "5/5/1ooo1/5/5 E 20 --",
    "an opening": "1s3/5/1ooo1/1N3/2N1w R 20 --",
    "a middle game": "w1n1e/W2s1/Nooo1/N1n2/2W2 E 20 --",
    "a crowded board": "1s1w1/2n1w/Eooo1/1N1S1/W1N2 R 20 --",
}

Depths = list[tuple[int, int, int, str]]
"""Depth, score, nodes so far and best move, from depth 1 on."""


def measures() -> Iterator[Measure]:
    """Nodes per second side by side; the answers at every depth are asserted to be equal."""
    with tempfile.TemporaryDirectory() as folder:
        program = compile_c("siam_plain", Path(folder))
        nodes, c_total, kernel_total = 0, 0.0, 0.0
        for name, text in POSITIONS.items():
            searched, c_seconds, kernel_seconds = _side_by_side(program, text)
            nodes += searched
            c_total += c_seconds
            kernel_total += kernel_seconds
            label = f"siam: plain {DEPTH} from {name}"
            yield Measure(label, searched, "nodes")
            yield Measure(f"{label}, kernel / C program", c_seconds / kernel_seconds, "×")
    label = f"siam: plain {DEPTH} from all of these"
    yield Measure(f"{label}, C program", nodes / c_total / 1e6, "M nodes/s")
    yield Measure(f"{label}, kernel", nodes / kernel_total / 1e6, "M nodes/s")
    yield Measure(f"{label}, kernel / C program", c_total / kernel_total, "×", "at least 0.7")


def _side_by_side(program: Path, text: str) -> tuple[int, float, float]:
    """The nodes, and the seconds of both in turns: the best of each is the least disturbed."""
    c_times, kernel_times = [], []
    for _ in range(ROUNDS):
        by_kernel, seconds = search_by_kernel(text, DEPTH)
        kernel_times.append(seconds)
        by_c, seconds = search_by_c(program, text, DEPTH)
        c_times.append(seconds)
        assert by_kernel == by_c, text
    return by_c[-1][2], min(c_times), min(kernel_times)


def search_by_kernel(text: str, depth: int) -> tuple[Depths, float]:
    """What the kernel finds at every depth, and the CPU seconds it takes."""
    position = erawan.game("siam").position_from_text(text)
    stop = Stop()
    depths: Depths = []
    start = time.thread_time()
    search = Plain(position)
    while search.depth < depth and not search.is_decided:
        search.deepen(stop)
        depths.append((search.depth, search.score, search.nodes, search.code))
    return depths, time.thread_time() - start


def search_by_c(program: Path, text: str, depth: int) -> tuple[Depths, float]:
    """The same by the C program."""
    rows, side, *_ = text.split()
    command = [str(program), str(depth), rows, side]
    *lines, seconds = subprocess.check_output(command, text=True).splitlines()
    depths: Depths = []
    for line in lines:
        reached, score, nodes, code = line.split()
        depths.append((int(reached), int(score), int(nodes), code))
    return depths, float(seconds)
