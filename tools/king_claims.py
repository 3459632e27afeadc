"""Holds what the King of Siam engine says of 10,000 endings against brute force over the rules.

`python tools/king_claims.py [MINUTES [ENDINGS]]` goes on where it stopped and prints what was
checked so far (kept in build/king_claims.jsonl); it exits with 1 if anything said was false.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter
from itertools import islice
from multiprocessing import Pool
from pathlib import Path

from tests.engine.king.claims import Engine, Tally, check, endings

KEPT = Path(__file__).parents[1] / "build" / "king_claims.jsonl"
DEFAULTS = [55, 10_000]
BLOCK = 100
"""Endings that are checked together; each block has the seed of its number."""


def examine(seed: int) -> dict[str, object]:
    """Check a block of endings with an engine of its own."""
    tally = Tally()
    with Engine() as engine:
        for position in islice(endings(seed), BLOCK):
            check(position, *engine.ask(position), tally)
    return {"seed": seed, "counts": tally.counts, "wrong": tally.wrong}


def main() -> None:
    """Check block after block until all are done or the time is over."""
    given = [int(argument) for argument in sys.argv[1:]]
    minutes, wanted = given + DEFAULTS[len(given) :]
    KEPT.parent.mkdir(exist_ok=True)
    lines = KEPT.read_text().splitlines() if KEPT.exists() else []
    done = [json.loads(line) for line in lines]
    seeds = sorted(set(range(wanted // BLOCK)) - {block["seed"] for block in done})
    end = time.monotonic() + 60 * minutes
    with Pool(os.cpu_count()) as pool, KEPT.open("a") as kept:
        for block in pool.imap_unordered(examine, seeds):
            kept.write(json.dumps(block) + "\n")
            kept.flush()
            done.append(block)
            print(f"{len(done) * BLOCK:6} of {wanted}, {_wrong(done)} false", flush=True)
            if time.monotonic() > end:
                pool.terminate()
                break
    counts: Counter[str] = Counter()
    for block in done:
        counts.update(block["counts"])
    for name, count in sorted(counts.items()):
        print(f"{name:<40} {count:8,}")
    for block in done:
        print(*block["wrong"], sep="\n", end="\n" if block["wrong"] else "")
    if _wrong(done):
        sys.exit(f"{_wrong(done)} of the engine's claims are false")


def _wrong(done: list[dict[str, list[str]]]) -> int:
    return sum(len(block["wrong"]) for block in done)


if __name__ == "__main__":
    main()
