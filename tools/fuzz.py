"""Attacks a site and an app with a million fuzzed messages and 100,000 hostile records and boards.

`PYTHONPATH=. python tools/fuzz.py [MESSAGES]`: so many messages in all (1,000,000 unless told), in
pieces against a fresh site and a fresh app in turn. It goes on where it stopped: `build/fuzz.txt`
has a line for each piece.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.server.hostile import MESSAGES, attack

FILE = Path(__file__).resolve().parents[1] / "build" / "fuzz.txt"
BOUTS = 200
LIMIT_MS = 100
MOST_GROWTH_KB = 50_000
KINDS = ("site", "app")


def main() -> None:
    """Run what is missing; exit code 1 at the first fault."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    FILE.parent.mkdir(exist_ok=True)
    done = FILE.read_text().splitlines() if FILE.exists() else []
    for seed in range(len(done), -(-wanted // (BOUTS * MESSAGES))):
        kind = KINDS[seed % len(KINDS)]
        with tempfile.TemporaryDirectory() as folder:
            told = attack(kind, Path(folder) / "data", BOUTS, seed)
        line = (
            f"seed {seed}: {kind}, {told.messages} messages, {told.bodies} records, boards and "
            f"other requests; {told.pings} pings, slowest {told.slowest_ms:.1f} ms; memory from "
            f"{told.memory_kb[0]} to {told.memory_kb[-1]} kB, {told.growth_kb} in the second half"
        )
        print(line, flush=True)
        if told.wrong or told.slowest_ms >= LIMIT_MS or told.growth_kb >= MOST_GROWTH_KB:
            sys.exit("\n".join([f"seed {seed}:", *told.wrong[:20]]))
        with FILE.open("a") as file:
            file.write(line + "\n")


if __name__ == "__main__":
    main()
