"""Proves the endings of bench/data/king_endings.jsonl, each in ten seconds of processor time.

Prints by cards left and open provinces how many were proved, and what that took; exits with 1 if
fewer than 95 of 100 with six cards were.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from erawan.kernels.king import Kernel
from erawan.kernels.king_solve import Solver
from erawan.kernels.stop import Stop
from erawan.king import GAME

FILE = Path(__file__).parents[1] / "bench" / "data" / "king_endings.jsonl"
SECONDS = 10.0
PATIENCE = 6.0
"""On a busy machine it may take so many times as long until the processor time is used up."""
MEBIBYTES = 256
UNLIMITED = 1 << 60
AIM = (6, 0.95)
"""With so many cards left so great a part should be proved."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What trying to prove one ending came to."""

    cards: int
    open: int
    answer: bool | None
    seconds: float
    nodes: int

    @property
    def proved(self) -> bool:
        """Whether there was an answer in time."""
        return self.answer is not None and self.seconds <= SECONDS


def attempt(case: dict[str, object]) -> Trial:
    """Ask whether the mover wins."""
    kernel = Kernel(GAME.position(case["position"]))  # type: ignore[arg-type]
    mover = 1 << kernel.store().seat
    solver, stop = Solver(MEBIBYTES), Stop()
    start = time.thread_time()
    stop.allow(PATIENCE * SECONDS)
    answer = solver.force(kernel, mover, mover, UNLIMITED, stop)
    seconds = time.thread_time() - start
    assert isinstance(case["cards"], int)
    assert isinstance(case["open"], int)
    return Trial(case["cards"], case["open"], answer, seconds, solver.nodes)


def describe(trials: list[Trial]) -> str:
    """How many were proved, the median and the longest time, the median of the moves tried."""
    proved = [trial for trial in trials if trial.proved]
    text = f"{len(proved):4} of {len(trials):<4}"
    if proved:
        seconds = [trial.seconds for trial in proved]
        nodes = statistics.median(trial.nodes for trial in proved)
        text += f" {statistics.median(seconds):9.3f} s {max(seconds):9.3f} s {nodes:14,.0f}"
    return text


def main() -> None:
    """Print the table, of all cards or those named."""
    wanted = {int(cards) for cards in sys.argv[1:]}
    _, *lines = FILE.read_text().splitlines()
    cases = [json.loads(line) for line in lines]
    print("cards  open  proved        median     slowest   moves (median)")
    reached = True
    for cards in sorted({case["cards"] for case in cases}):
        if wanted and cards not in wanted:
            continue
        trials = [attempt(case) for case in cases if case["cards"] == cards]
        for width in sorted({trial.open for trial in trials}):
            group = [trial for trial in trials if trial.open == width]
            print(f"{cards:5} {width:5} {describe(group)}", flush=True)
        print(f"{cards:5}   all {describe(trials)}", flush=True)
        if cards == AIM[0]:
            reached = sum(trial.proved for trial in trials) >= AIM[1] * len(trials)
    if not reached:
        sys.exit(f"fewer than {AIM[1]:.0%} of the endings with {AIM[0]} cards were proved")


if __name__ == "__main__":
    main()
