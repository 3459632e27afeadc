"""Shows that sequential tests decide rightly between agents whose difference is known.

Twenty times an agent plays itself, with other seeds: none may pass. Then the strongest level plays
itself with a tenth of its nodes: it must pass. The bounds make a false pass one in two hundred at
most, and nothing depends on time, so that the same games are played everywhere.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from erawan.arena.match import Match
from erawan.arena.opening_book import RANDOM, Openings
from erawan.arena.settings import Settings
from erawan.arena.sprt import PASSED, Bounds
from erawan.arena.standing import Standing

BOUNDS = Bounds(0, 60, 0.005, 0.005)
MOST_UNITS = 1000
RUNS = 20
EQUALS = (("siam", "level-3"), ("king-of-siam", "greedy"))
STRONGER = (
    ("siam", "level-10,nodes=5000", "level-10,nodes=500"),
    ("king-of-siam", "level-10,nodes=40", "level-10,nodes=4"),
)


def run(game: str, first: str, second: str, seed: int) -> Standing:
    """A match between two agents, until the test is decided."""
    name = RANDOM if game == "siam" else ""
    settings = Settings(game, (first, second), seed=seed, openings=name, sprt=BOUNDS).check()
    start = time.monotonic()
    with TemporaryDirectory() as folder:
        standing = Match(settings, Openings(name), Path(folder), MOST_UNITS).run()
    print(
        f"{game:12} {first} v {second}, seed {seed}: {standing.verdict}, LLR {standing.ratio:.2f},"
        f" score {standing.sample.mean:.1%} of {len(standing.games)} games,"
        f" {time.monotonic() - start:.0f} s",
        flush=True,
    )
    return standing


def main() -> None:
    """Run all tests; exit 1 if a verdict was wrong."""
    wrong = 0
    for number in range(RUNS):
        game, agent = EQUALS[number % len(EQUALS)]
        wrong += run(game, agent, agent, number + 1).verdict == PASSED
    print(f"the same agent twice: {wrong} of {RUNS} passed")
    for game, first, second in STRONGER:
        wrong += run(game, first, second, 1).verdict != PASSED
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
