"""Long runs over numbered games that go on where they stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

Row = dict[str, Any]


def rows_of_games(kept: Path, work: Callable[[int], list[Row]]) -> Iterator[list[Row]]:
    """The rows of games 0, 1, 2 …; those worked on before come from the file, others go there."""
    known: list[list[Row]] = []
    if kept.exists():
        lines = kept.read_text().splitlines(keepends=True)
        known = [json.loads(line) for line in lines if line.endswith("\n")]
    kept.parent.mkdir(exist_ok=True)
    kept.write_text("".join(json.dumps(rows) + "\n" for rows in known))
    yield from known
    for number in count(len(known)):
        rows = work(number)
        with kept.open("a") as file:
            file.write(json.dumps(rows) + "\n")
        yield rows
