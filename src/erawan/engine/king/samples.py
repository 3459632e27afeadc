"""Positions of King of Siam to examine engines with, on all kinds of boards."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

from erawan.core.game import Position
from erawan.engine.entry import ProtocolSamples
from erawan.king import GAME

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
BOARDS: tuple[Any, ...] = ("siam", "britain", RING_BOARD)
FORMS = (
    "king-of-siam start players 3 seed 7",
    "king-of-siam start players 3 seed 7 moves pass pass",
    "king-of-siam start players 2 seed 18446744073709551615",
    "king-of-siam start players 4 seed 0 board britain moves pass",
    "king-of-siam start players 2 seed 5 board siam@1",
    f"king-of-siam start players 3 seed 5 board {json.dumps(RING_BOARD)} moves pass",
)
BAD = (
    b"position king-of-siam start players 7 seed 1",
    b"position king-of-siam start players 2 seed -1",
    b"position king-of-siam start players 2 seed 1 board mars",
    b'position json {"game": "king-of-siam", "players": 1e400}',
)


def _random_start(random: Random) -> Position[Any]:
    players = random.choice((2, 3, 4))
    return GAME.start(players, random.getrandbits(64), random.choice(BOARDS))


SAMPLES = ProtocolSamples(
    start="king-of-siam start players 2 seed 1",
    forms=FORMS,
    bad=BAD,
    over=None,
    start_plies=1,
    plies=1,
    random_start=_random_start,
)
