"""Cuts connections and kills a site, again and again, and looks for faults in the histories.

`PYTHONPATH=. python tools/history.py [EVENTS]`: so many troubles in all (1,000 unless told), twenty
to a fresh database, one in five a kill. It goes on where it stopped: `build/site_history.txt` has
a line for every twenty.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.server.history_clients import play_through

FILE = Path(__file__).resolve().parents[1] / "build" / "site_history.txt"
EVENTS = 20


def main() -> None:
    """Run what is missing; exit code 1 at the first fault."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    FILE.parent.mkdir(exist_ok=True)
    done = FILE.read_text().splitlines() if FILE.exists() else []
    for seed in range(len(done), -(-wanted // EVENTS)):
        with tempfile.TemporaryDirectory() as folder:
            told = play_through(Path(folder) / "data", EVENTS, seed)
        if told.faults:
            sys.exit("\n".join([f"seed {seed}:", *told.faults[:20]]))
        line = (
            f"seed {seed}: {EVENTS} troubles, {told.kills} of them kills; "
            f"{told.acknowledged} acts acknowledged, {told.views} views: no fault"
        )
        print(line, flush=True)
        with FILE.open("a") as file:
            file.write(line + "\n")


if __name__ == "__main__":
    main()
