"""Positions to try an engine on: of both games, on all kinds of boards, from start to end."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from erawan.core.game import Position
from erawan.engine.kernel import kernel_of
from erawan.kernels.king import Kernel as KingKernel
from erawan.kernels.siam import Kernel as SiamKernel
from erawan.king import GAME as KING
from erawan.siam import GAME as SIAM

LONGEST_GAME = 80
NEAR_THE_END = 3

RING = ("pa", "zb", "ac", "qd", "me", "bf", "yg", "ch")
RING_BOARD: dict[str, Any] = {
    "name": "ring",
    "revision": 1,
    "verified": True,
    "note": "Eight provinces in a circle.",
    "provinces": [
        {"code": code, "name": code.upper(), "x": 10 * place, "y": 10}
        for place, code in enumerate(RING)
    ],
    "borders": [*(list(pair) for pair in pairwise(RING)), [RING[0], RING[-1]]],
    "homes": {"R": "zb", "L": "qd", "M": "bf"},
    "aids": {"1": "RL", "2": "LM", "3": "RM"},
}
KING_BOARDS: tuple[Any, ...] = ("siam", "britain", RING_BOARD)

SMALL_BOARD: dict[str, Any] = {
    "name": "small",
    "revision": 1,
    "note": "",
    "width": 3,
    "height": 3,
    "rocks": ["b2"],
    "crosses": ["a2"],
}
LONG_BOARD: dict[str, Any] = {
    "name": "long",
    "revision": 1,
    "note": "",
    "width": 9,
    "height": 3,
    "rocks": ["d2", "e2", "f2"],
    "crosses": ["e1", "e3"],
}
SIAM_BOARDS: tuple[Any, ...] = ("classic", "classic", "temple", SMALL_BOARD, LONG_BOARD)


def sample(name: str, random: Random) -> Position[Any]:
    """A position of a game that is not over, every fourth time one near its end."""
    start = _king_start(random) if name == "king-of-siam" else _siam_start(random)
    kernel = kernel_of(start)
    path: list[KingKernel | SiamKernel] = []
    while kernel.outcome is None and len(path) < LONGEST_GAME:
        path.append(kernel)
        kernel = kernel.play_move(random.choice(kernel.legal_moves()))
    if random.random() < 0.25:
        path = path[-NEAR_THE_END:]
    position: Position[Any] = random.choice(path).store()
    return position


def _king_start(random: Random) -> Position[Any]:
    players = random.choice((2, 3, 4))
    return KING.start(players, random.getrandbits(64), random.choice(KING_BOARDS))


def _siam_start(random: Random) -> Position[Any]:
    return SIAM.start(
        board=random.choice(SIAM_BOARDS),
        animals=random.choice((4, 5)),
        crosses=random.choice(("off", "entry", "arrival")),
        force=random.choice(("stepwise", "total")),
        removals=random.choice((None, 1)),
        repetition=random.choice((None, 2, 3)),
        ply_limit=random.choice((None, 40)),
    )
