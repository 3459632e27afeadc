"""What was tried at length, and what was wrong with it: for tests, and for tools that try more."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

SHOWN = 10


@dataclass
class Tally:
    """How often what was tried, and a line for everything wrong."""

    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def report(games: Iterable[str], attempt: Callable[[str, range], Tally], default: int) -> None:
    """Print what an attempt found of each game; exit with 1 if anything was wrong.

    The command line says how often it is tried.
    """
    seeds = range(int(sys.argv[1]) if len(sys.argv) > 1 else default)
    wrong = 0
    for name in games:
        tally = attempt(name, seeds)
        counts = ", ".join(f"{what} {count:,}" for what, count in sorted(tally.counts.items()))
        print(f"{name}: {counts}; wrong: {len(tally.wrong)}", flush=True)
        print("".join(f"{each}\n" for each in tally.wrong[:SHOWN]), end="")
        wrong += len(tally.wrong)
    sys.exit(wrong > 0)
