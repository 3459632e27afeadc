"""Sequential tests of what single features of Siam's search are worth, and their table.

`python tools/features.py 55` plays the engine against itself without each feature in turn, for 55
minutes at most; `python tools/features.py 55 30000 killers history` with 30,000 nodes a move, only
without these. A unit is a random opening with both colours. The games are kept in build/features,
by the engine's signature, and the next call goes on with them. Time is not limited: the same games
are played everywhere.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from erawan.arena.ending import score_of
from erawan.arena.opening_book import RANDOM, Openings
from erawan.arena.settings import Settings
from erawan.arena.sprt import UNDECIDED, Bounds
from erawan.arena.statistics import Sample, elo_difference
from erawan.engine.agent import Agent, Task
from erawan.engine.budget import Budget
from erawan.engine.siam.search.deepening import FEATURES
from erawan.engine.siam.searcher import LEVELS, SiamSearcher

ROOT = Path(__file__).parents[1]
SIGNATURE = json.loads((ROOT / "bench" / "signatures.json").read_text())["siam"]
RUNS = ROOT / "build" / "features" / SIGNATURE

MATCH = Settings("siam", ("with", "without"), openings=RANDOM)
NODES = 10_000
BOUNDS = Bounds(0, 20, 0.05, 0.05)
MOST_UNITS = 750
MEBIBYTES = 4
MOST_MINUTES = 55.0

HEAD = """\
| feature | nodes a move | games | Elo of having it | 95 % | LLR | verdict |
|---|--:|--:|--:|---|--:|---|"""


class Trial:
    """The test of one feature."""

    def __init__(self, feature: str, nodes: int) -> None:
        self._feature = feature
        self._limits = Budget(nodes=nodes)
        self._file = RUNS / str(nodes) / f"{feature}.jsonl"
        lines = self._file.read_text().splitlines() if self._file.exists() else []
        self._scores: list[float] = [json.loads(line) for line in lines]

    @property
    def sample(self) -> Sample:
        """The units played."""
        return Sample.of(self._scores)

    @property
    def is_over(self) -> bool:
        """Whether nothing more needs to be played."""
        return len(self._scores) >= MOST_UNITS or BOUNDS.verdict(self.ratio) != UNDECIDED

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio."""
        return BOUNDS.ratio(self.sample, MATCH.shapes)

    def play_on(self, until: float) -> None:
        """Play until it is decided, or the time is over."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        agents = [
            SiamSearcher(LEVELS[-1], threads=1, mebibytes=MEBIBYTES, without=without)
            for without in (0, FEATURES[self._feature])
        ]
        with self._file.open("a") as file:
            while not self.is_over and time.monotonic() < until:
                score = play_unit(agents, self._limits, len(self._scores))
                file.write(json.dumps(score) + "\n")
                file.flush()
                self._scores.append(score)

    def row(self) -> str:
        """Its line of the table."""
        bounds = [elo_difference(score, MATCH.shapes) for score in self.sample.interval]
        elo = elo_difference(self.sample.mean, MATCH.shapes)
        verdict = BOUNDS.verdict(self.ratio) if self.is_over else "not finished"
        return (
            f"| {self._feature} | {self._limits.nodes:,} | {2 * len(self._scores):,} | {elo:+.0f}"
            f" | {bounds[0]:+.0f} to {bounds[1]:+.0f} | {self.ratio:+.2f} | {verdict} |"
        )


def play_unit(agents: Sequence[Agent], limits: Budget, number: int) -> float:
    """The first agent's mean score in both games of a unit."""
    start = MATCH.start(0)
    opening = Openings(RANDOM).opening(start, number, MATCH.seed)
    total = 0.0
    for seats in MATCH.seatings:
        position = start
        for code in opening:
            position = position.play(position.parse(code))
        while (outcome := position.outcome) is None:
            thought = agents[seats[position.side]].choose(position, Task(limits))
            position = position.play(position.parse(thought.code))
        total += score_of(seats, tuple(outcome.winners))
    return total / len(MATCH.seatings)


def main() -> None:
    """Play what is missing, then print the table of what there is."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else MOST_MINUTES
    nodes = int(sys.argv[2]) if len(sys.argv) > 2 else NODES
    wanted = sys.argv[3:] or list(FEATURES)
    if not 0 <= minutes <= MOST_MINUTES or not set(wanted) <= set(FEATURES):
        sys.exit(f"make features [minutes={MOST_MINUTES:g}] [nodes=N] [only={'|'.join(FEATURES)}]")
    until = time.monotonic() + 60 * minutes
    print(HEAD, flush=True)
    for feature in wanted:
        trial = Trial(feature, nodes)
        trial.play_on(until)
        if trial.sample.count:
            print(trial.row(), flush=True)


if __name__ == "__main__":
    main()
