"""Asks the full-width, table-free search (bench/siam_wins.c) what a position holds."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from erawan.engine.siam.greedy import can_win_now
from erawan.siam import Position
from erawan.siam.rules import push_of

MOST_NODES = 2_000_000_000


@dataclass(frozen=True)
class Finding:
    """The shortest forced win of the side to move, and all first moves that force it so soon."""

    plies: int
    """0 if there is none within the plies asked for, -1 if the nodes were not enough to know."""
    nodes: int
    moves: tuple[str, ...]


def find_wins(program: Path, positions: Iterable[Position], plies: int) -> Iterator[Finding]:
    """The finding of each position, which must have default options and four plies behind it."""
    lines = [" ".join(position.text.split()[:2]) for position in positions]
    command = [str(program), str(plies), str(MOST_NODES)]
    printed = subprocess.run(
        command, input="\n".join(lines), capture_output=True, text=True, check=True
    )
    for line in printed.stdout.splitlines():
        found, nodes, *moves = line.split()
        yield Finding(int(found), int(nodes), tuple(moves))


def is_quiet(position: Position, code: str) -> bool:
    """Whether a legal move pushes nothing."""
    return push_of(position, position.parse(code)) is None


def is_silent(position: Position, code: str) -> bool:
    """Whether it moreover doesn't threaten to win on the next turn."""
    after = position.play(position.parse(code))
    return is_quiet(position, code) and not can_win_now(replace(after, side=position.side))
