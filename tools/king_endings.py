"""Proves both samples of King of Siam's endings, each ending in ten seconds of processor time.

Prints side by side, by cards left and open provinces, how many were proved of the positions that
the engine's own games come to (natural) and of those that games with random plies do (mixed), each
with its 95 % interval, the median time and the longest. Exits with 1 if fewer than 95 of 100 with
six cards were proved of the mixed ones: the natural ones are harder, and have no aim yet.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread, get_ident

from erawan.arena.statistics import Sample
from erawan.engine.king.search.solver import Solver
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME

DATA = Path(__file__).parents[1] / "bench" / "data"
SAMPLES = {
    "natural": DATA / "king_endings_natural.jsonl",
    "mixed": DATA / "king_endings.jsonl",
}
SECONDS = 10.0
LOOK = 0.05
"""Seconds between two looks at the processor time used."""
MEBIBYTES = 256
UNLIMITED = 1 << 60
AIM = ("mixed", 6, 0.95)
"""Of this sample, with so many cards left, so great a part should be proved."""
WIDTH = 46
"""Characters of what is said of one sample."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What trying to prove one ending came to."""

    cards: int
    open: int
    answer: bool | None
    seconds: float

    @property
    def proved(self) -> bool:
        """Whether there was an answer in time."""
        return self.answer is not None and self.seconds <= SECONDS


def attempt(case: dict[str, object], seconds: float = SECONDS) -> Trial:
    """Ask whether the mover wins, for so long by the processor, however busy the machine is."""
    kernel = Kernel(GAME.position(case["position"]))  # type: ignore[arg-type]
    mover = 1 << kernel.store().seat
    solver, stop, ended = Solver(MEBIBYTES), Stop(), Event()
    clock = time.pthread_getcpuclockid(get_ident())
    start = time.clock_gettime(clock)

    def watch() -> None:
        while not ended.wait(LOOK):
            if time.clock_gettime(clock) - start > seconds:
                stop.ask()

    watcher = Thread(target=watch)
    watcher.start()
    answer = solver.force(kernel, mover, mover, UNLIMITED, stop)
    used = time.clock_gettime(clock) - start
    ended.set()
    watcher.join()
    assert isinstance(case["cards"], int)
    assert isinstance(case["open"], int)
    return Trial(case["cards"], case["open"], answer, used)


def describe(trials: list[Trial]) -> str:
    """How many were proved, the interval in percent, the median and the longest time."""
    if not trials:
        return ""
    proved = [trial.seconds for trial in trials if trial.proved]
    low, high = Sample.of(float(trial.proved) for trial in trials).interval
    text = f"{len(proved):4} of {len(trials):<4} [{100 * low:3.0f}, {100 * high:3.0f}]"
    if proved:
        text += f" {statistics.median(proved):9.3f} s {max(proved):9.3f} s"
    return text


def rows(cards: int, trials: dict[str, list[Trial]]) -> Iterable[str]:
    """The table's rows for so many cards: by open provinces, then all."""
    for width in sorted({trial.open for some in trials.values() for trial in some}):
        cells = [
            describe([trial for trial in some if trial.open == width]) for some in trials.values()
        ]
        yield f"{cards:5} {width:5} " + " ".join(f"{cell:{WIDTH}}" for cell in cells).rstrip()
    cells = [describe(some) for some in trials.values()]
    yield f"{cards:5}   all " + " ".join(f"{cell:{WIDTH}}" for cell in cells).rstrip()


def main() -> None:
    """Print the table, of all cards or those named."""
    wanted = {int(cards) for cards in sys.argv[1:]}
    cases = {
        name: [json.loads(line) for line in file.read_text().splitlines()[1:]]
        for name, file in SAMPLES.items()
    }
    title = "  proved        interval     median     slowest"
    print(" " * 12 + " ".join(f"{name:{WIDTH}}" for name in SAMPLES).rstrip())
    print("cards  open " + " ".join(f"{title:{WIDTH}}" for _ in SAMPLES).rstrip())
    reached = True
    for cards in sorted({case["cards"] for some in cases.values() for case in some}):
        if wanted and cards not in wanted:
            continue
        trials = {
            name: [attempt(case) for case in some if case["cards"] == cards]
            for name, some in cases.items()
        }
        print("\n".join(rows(cards, trials)), flush=True)
        if cards == AIM[1]:
            reached = Sample.of(float(trial.proved) for trial in trials[AIM[0]]).mean >= AIM[2]
    if not reached:
        sys.exit(f"fewer than {AIM[2]:.0%} of the {AIM[0]} endings with {AIM[1]} cards were proved")


if __name__ == "__main__":
    main()
