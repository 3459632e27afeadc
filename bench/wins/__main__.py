"""Makes bench/data/siam_wins.jsonl; what an interrupted run has searched is kept.

The first line tells how it was made. Every other line is a position of its own, up to symmetry:

- `{"text": …, "plies": 7, "moves": […], "quiet": …, "silent": …, "nodes": …, "game": …}`: the side
  to move wins in exactly so many plies against any defence; `moves` are all first moves that do.
  They are `quiet` if none of them pushes, `silent` if moreover none threatens to win on the next
  turn.
- with `"plies": 0` and no moves: there is no forced win within 9 plies.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import Counter
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from rich.progress import Progress

import erawan
from bench.c_program import compile_c
from bench.kept import Row, rows_of_games
from bench.siam_symmetry import canonical
from bench.wins.games import CAREFREE, DEPTH, RANDOM_PLIES, SEED, play
from bench.wins.search import Finding, find_wins, is_quiet, is_silent
from erawan.siam import Position

ROOT = Path(__file__).parents[2]
TARGET = ROOT / "bench" / "data" / "siam_wins.jsonl"
KEPT = ROOT / "build" / "siam_wins.jsonl"

WANTED = {
    (5, False): 45,
    (5, True): 25,
    (7, False): 55,
    (7, True): 20,
    (9, False): 40,
    (9, True): 15,
    (0, False): 100,
}
"""How many positions by the plies of their shortest win, 0 for none within PLIES, and by whether
they begin with a quiet move."""
PLIES = 9
BROWSED = 7
"""The plies searched for positions far from a game's end, which only count if that finds a win."""
FIRST_PLY = 8
NEAR_END = 16
"""In so many last plies of a game the winner's positions are searched in full."""


def search_game(program: Path, number: int) -> list[Row]:
    """What the positions of a numbered game hold, where that is known."""
    *positions, end = play(number)
    winners = end.outcome.winners if end.outcome else frozenset()
    near: list[Position] = []
    far: list[Position] = []
    for position in positions[FIRST_PLY:]:
        is_near = position.ply >= end.ply - NEAR_END and position.side in winners
        (near if is_near else far).append(position)
    rows = []
    for chosen, plies in ((near, PLIES), (far, BROWSED)):
        findings = find_wins(program, chosen, plies)
        rows += [
            _row(position, finding, number)
            for position, finding in zip(chosen, findings, strict=True)
            if finding.plies > 0 or (finding.plies == 0 and plies == PLIES)
        ]
    return rows


def _row(position: Position, finding: Finding, number: int) -> Row:
    won = finding.plies > 0
    return {
        "text": position.text,
        "plies": finding.plies,
        "moves": finding.moves,
        "quiet": won and all(is_quiet(position, code) for code in finding.moves),
        "silent": won and all(is_silent(position, code) for code in finding.moves),
        "nodes": finding.nodes,
        "game": number,
    }


class Selection:
    """The positions chosen so far: of each game at most one of each kind."""

    def __init__(self) -> None:
        self.games = 0
        self.rows: list[Row] = []
        self.counts: Counter[tuple[int, bool]] = Counter()
        self._classes: set[tuple[int, ...]] = set()

    def add(self, rows: list[Row]) -> None:
        """Take from a game what is still wanted: of several the one that cost most nodes."""
        self.games += 1
        taken: set[tuple[int, bool]] = set()
        for row in sorted(rows, key=lambda row: -int(row["nodes"])):
            kind = (row["plies"], row["quiet"])
            if kind in taken or self.counts[kind] >= WANTED.get(kind, 0):
                continue
            same = canonical(erawan.game("siam").position_from_text(row["text"]))
            if same in self._classes:
                continue
            self._classes.add(same)
            taken.add(kind)
            self.counts[kind] += 1
            self.rows.append(row)

    @property
    def is_complete(self) -> bool:
        """Whether there are enough of each."""
        return self.counts == Counter(WANTED)


def main() -> None:
    """Search games until there are enough positions, and write them."""
    selection = Selection()
    with (
        tempfile.TemporaryDirectory() as folder,
        Progress(disable=not sys.stdout.isatty()) as progress,
    ):
        program = compile_c("siam_wins", Path(folder))
        task = progress.add_task("positions", total=sum(WANTED.values()))
        for rows in rows_of_games(KEPT, partial(search_game, program)):
            selection.add(rows)
            progress.update(task, completed=selection.counts.total())
            if selection.is_complete:
                break
    TARGET.parent.mkdir(exist_ok=True)
    rows = sorted(selection.rows, key=lambda row: (row["plies"] or PLIES + 1, row["game"]))
    lines = [_provenance(selection.games), *rows]
    TARGET.write_text("".join(json.dumps(line) + "\n" for line in lines))
    print(f"{len(rows)} positions of {selection.games} games: {TARGET.relative_to(ROOT)}")


def _provenance(games: int) -> Row:
    return {
        "made by": "make wins (bench/wins, bench/siam_wins.c)",
        "version": erawan.__version__,
        "date": datetime.now(UTC).date().isoformat(),
        "options": erawan.game("siam").start().to_json()["options"],
        "games": f"{games}: {RANDOM_PLIES} random plies, then the plain alpha-beta of depth {DEPTH}"
        f" with one random ply in {CAREFREE}; seeds {SEED} << 32 | game",
        "positions": f"from ply {FIRST_PLY}: the winner's in the last {NEAR_END} plies searched for"
        f" wins within {PLIES} plies, all others within {BROWSED}; of each game at most one for"
        " each number of plies and quiet or not, the one whose search took most nodes",
        "search": "every move of both sides, no table",
    }


if __name__ == "__main__":
    main()
