"""Makes src/erawan/arena/openings/siam.jsonl; what an interrupted run has judged is kept.

Every line is an opening: `{"moves": […codes], "score": …, "number": …}`. How they were made is told
beside them in siam-provenance.json. The same program makes the same openings.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from rich.progress import Progress

import erawan
from bench.openings.candidates import (
    BOUND,
    DEPTH,
    EARLY_BOUND,
    EARLY_DEPTH,
    MAX_PLIES,
    MIN_PLIES,
    SEED,
    Opening,
    candidate,
    judge,
    symmetry_class,
)

ROOT = Path(__file__).parents[2]
TARGET = ROOT / "src" / "erawan" / "arena" / "openings" / "siam.jsonl"
PROVENANCE = TARGET.with_name("siam-provenance.json")
KEPT = ROOT / "build" / "openings.jsonl"
WANTED = 224


def judged() -> Iterator[Opening | None]:
    """Candidates from the first on, those that are not fair as None; judged ones from the file."""
    KEPT.parent.mkdir(exist_ok=True)
    known = {}
    if KEPT.exists():
        for line in KEPT.read_text().splitlines(keepends=True):
            if line.endswith("\n"):
                row = json.loads(line)
                known[row["number"]] = row["score"]
    number = 0
    with KEPT.open("a") as kept:
        while True:
            moves, position = candidate(number)
            if number not in known:
                known[number] = judge(position)
                kept.write(json.dumps({"number": number, "score": known[number]}) + "\n")
                kept.flush()
            score = known[number]
            yield None if score is None else Opening(number, moves, score)
            number += 1


def main() -> None:
    """Judge candidates until there are enough openings, and write them."""
    openings: dict[tuple[int, ...], Opening] = {}
    tried = 0
    with Progress(disable=not sys.stdout.isatty()) as progress:
        task = progress.add_task("balanced openings", total=WANTED)
        for opening in judged():
            tried += 1
            if opening is not None:
                openings.setdefault(symmetry_class(opening), opening)
            progress.update(task, completed=len(openings))
            if len(openings) == WANTED:
                break
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text("".join(_line(opening) for opening in openings.values()))
    PROVENANCE.write_text(json.dumps(_provenance(tried), indent=2) + "\n")
    print(f"{len(openings)} openings of {tried} candidates: {TARGET.relative_to(ROOT)}")


def _line(opening: Opening) -> str:
    row = {"moves": opening.moves, "score": opening.score, "number": opening.number}
    return json.dumps(row) + "\n"


def _provenance(tried: int) -> dict[str, object]:
    return {
        "made by": "make openings (bench/openings)",
        "version": erawan.__version__,
        "date": datetime.now(UTC).date().isoformat(),
        "start": erawan.game("siam").start().to_json(),
        "moves": f"{MIN_PLIES} to {MAX_PLIES} random plies; number n is drawn from"
        f" SplitMix64({SEED} << 32 | n)",
        "kept if": f"the plain alpha-beta finds no forced win to depth {DEPTH}, a score between"
        f" -{BOUND} and {BOUND} for the side to move there, and between -{EARLY_BOUND} and"
        f" {EARLY_BOUND} at depth {EARLY_DEPTH}; of openings that are the same up to turning,"
        " mirroring or changing sides, the first",
        "candidates": tried,
        "openings": WANTED,
    }


if __name__ == "__main__":
    main()
