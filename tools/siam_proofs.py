"""Proves the forced wins of bench/data/siam_wins.jsonl and replays each against every defence.

Each must be proved in as many plies as the full-width search needs, within ten seconds, and
nothing may be proved where that search found no win.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import erawan
from erawan.engine.siam.proofs import prove

FILE = Path(__file__).parents[1] / "bench" / "data" / "siam_wins.jsonl"
PLIES = 9
SECONDS = 10.0


def main() -> None:
    """Print a line for each number of plies; exit 1 if anything is not as it should be."""
    siam = erawan.game("siam")
    _, *lines = FILE.read_text().splitlines()
    wrong = 0
    figures: dict[int, list[tuple[float, int]]] = {}
    for line in lines:
        case = json.loads(line)
        start = time.thread_time()
        proof = prove(siam.position_from_text(case["text"]), PLIES)
        seconds = time.thread_time() - start
        within = 0 if proof is None else proof.within
        answered = 0 if proof is None else proof.replay()
        if within != case["plies"] or seconds > SECONDS:
            wrong += 1
            print(f"{case['text']}: {within} plies instead of {case['plies']}, {seconds:.1f} s")
        figures.setdefault(case["plies"], []).append((seconds, answered))
    for plies, cases in sorted(figures.items()):
        longest = max(seconds for seconds, _ in cases)
        mean = sum(seconds for seconds, _ in cases) / len(cases)
        answered = sum(count for _, count in cases)
        print(
            f"{plies} plies: {len(cases)} positions, {mean:.3f} s each, {longest:.3f} s at most,"
            f" {answered:,} positions answered in the replay"
        )
    if wrong:
        sys.exit(f"{wrong} wrong")


if __name__ == "__main__":
    main()
