"""`make bench [only=NAME]`: runs benchmarks, prints figures, appends them to results.jsonl."""

from __future__ import annotations

import json
import platform
import sys
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path

import erawan

FOLDER = Path(__file__).parent
HELPERS = {
    "__init__",
    "__main__",
    "c_program",
    "compared",
    "endings",
    "kept",
    "measure",
    "siam_symmetry",
}
NAMES = sorted({file.stem for file in FOLDER.glob("*.py")} - HELPERS)


def main() -> None:
    """Run all benchmarks, or those named."""
    wanted = sys.argv[1:] or NAMES
    unknown = set(wanted) - set(NAMES)
    if unknown:
        sys.exit(f"no such benchmark: {', '.join(sorted(unknown))}; there are {', '.join(NAMES)}")
    when = datetime.now(UTC).isoformat(timespec="seconds")
    with (FOLDER / "results.jsonl").open("a") as results:
        for name in wanted:
            for measure in import_module(f"bench.{name}").measures():
                aim = f"   (aim: {measure.aim})" if measure.aim else ""
                print(f"{measure.name:<60} {measure.value:>14,.3f} {measure.unit}{aim}", flush=True)
                row = {
                    "when": when,
                    "version": erawan.__version__,
                    "python": platform.python_version(),
                    "machine": platform.machine(),
                    "name": measure.name,
                    "value": round(measure.value, 6),
                    "unit": measure.unit,
                }
                results.write(json.dumps(row) + "\n")


if __name__ == "__main__":
    main()
