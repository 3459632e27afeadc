"""Siam in many forms, and positions met in random games of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import erawan
from erawan.kernels.siam.kernel import Kernel
from erawan.siam import Position
from tests.siam.boards import board_object

SIAM = erawan.game("siam")
LONG_GAME = 2_000
"""Plies after which a random game is given up."""


SMALL = board_object("3x3", 3, 3, "b2", "b1")
LARGE = board_object("7x7", 7, 7, "b4 d2 f4", "d1 d7")
LARGEST = board_object("9x9", 9, 9, "b5 e2 e8 h5", "e1 e9")

VARIANTS: dict[str, dict[str, Any]] = {
    "classic": {},
    "total": {"force": "total"},
    "off": {"crosses": "off"},
    "arrival": {"crosses": "arrival"},
    "four": {"animals": 4},
    "removal": {"removals": 1},
    "house": {"repetition": 3, "ply_limit": 200},
    "3x3": {"board": SMALL, "animals": 2},
    "7x7": {"board": LARGE, "animals": 7},
    "9x9": {"board": LARGEST, "animals": 12},
}


def start(variant: str) -> Position:
    """The beginning of a game of the variant."""
    position: Position = SIAM.start(**VARIANTS[variant])
    return position


def middles(variant: str, games: int, plies: int = 60) -> Iterator[Position]:
    """Positions from random games, one from each, none of them ended."""
    kernel = Kernel(start(variant))
    for seed in range(games):
        reached = kernel.playout(seed, seed % plies)
        if not reached.ended:
            position: Position = reached.store()
            yield position


def nearly_over(variant: str) -> Iterator[Position]:
    """Positions of random games one ply before a rock fell, whoever won by that; without end."""
    kernel = Kernel(start(variant))
    for seed in count():
        end: Position = kernel.playout(seed, LONG_GAME).store()
        if end.outcome is not None and end.outcome.reason == "rock":
            position: Position = kernel.playout(seed, end.ply - 1).store()
            yield position
