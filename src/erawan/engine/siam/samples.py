"""Positions of Siam to examine engines with, under all kinds of options."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from erawan.core.game import Position
from erawan.engine.entry import ProtocolSamples
from erawan.siam import GAME


def _low_board(name: str, width: int, rocks: list[str], crosses: list[str]) -> dict[str, Any]:
    size = {"width": width, "height": 3}
    return {"name": name, "revision": 1, "note": "", **size, "rocks": rocks, "crosses": crosses}


SMALL_BOARD = _low_board("small", 3, ["b2"], ["a2"])
LONG_BOARD = _low_board("long", 9, ["d2", "e2", "f2"], ["e1", "e3"])
BOARDS: tuple[Any, ...] = ("classic", "classic", "temple", SMALL_BOARD, LONG_BOARD)
FORMS = (
    "siam start",
    "siam start moves @b1n @d5s",
    'siam start options {"crosses": "off", "animals": 4} moves @c1n @c5s',
    f"siam start options {json.dumps({'board': LONG_BOARD, 'crosses': 'arrival'})}",
    "siam text 5/5/1ooo1/5/5 E 0 --",
    "siam text 2s2/5/1ooo1/5/2N2 E 2 -- moves c1c2n",
    'siam text 2s2/5/1ooo1/5/2N2 R 9 x- options {"removals": 1} moves c5- @c5s',
    'siam text 2s2/5/1ooo1/5/2N2 R 9 -- options {"repetition": 2, "force": "total"}',
    "siam text 5/5/2oo1/5/5 R 9 -- #E",
)
BAD = (
    b"position siam",
    b"position siam text",
    b"position siam text 5/5 E 0 --",
    b"position siam text 5/5/1ooo1/5/5 E 0 -- options {",
    b"position siam start moves zz",
    b'position json {"game": "siam"}',
)


def _random_start(random: Random) -> Position[Any]:
    return GAME.start(
        board=random.choice(BOARDS),
        animals=random.choice((4, 5)),
        crosses=random.choice(("off", "entry", "arrival")),
        force=random.choice(("stepwise", "total")),
        removals=random.choice((None, 1)),
        repetition=random.choice((None, 2, 3)),
        ply_limit=random.choice((None, 40)),
    )


SAMPLES = ProtocolSamples(
    start="siam start",
    forms=FORMS,
    bad=BAD,
    over="siam text 5/5/2oo1/5/5 R 9 -- #E",
    start_plies=3,
    plies=2,
    random_start=_random_start,
)
