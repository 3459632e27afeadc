"""Counting move sequences: the number by which two programs find out whether they agree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from erawan.core.game import Position


def perft(position: Position[Any], depth: int) -> int:
    """The number of positions after exactly `depth` plies, each of them made.

    Games that ended earlier are not counted.

    >>> from erawan.core.registry import game
    >>> perft(game("siam").start(), 1)
    56
    """
    if depth == 0:
        return 1
    return sum(perft(position.play(move), depth - 1) for move in position.legal_moves())


def divide(position: Position[Any], depth: int) -> Iterator[tuple[str, int]]:
    """For every legal move, in order of code, how many positions lie `depth` plies from here."""
    for move in position.legal_moves():
        yield move.code, perft(position.play(move), depth - 1)
