"""Boards of our own for tests: a ring, a star and a path of eight provinces."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

CODES = ("aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh")

BOARDS: dict[str, list[tuple[str, str]]] = {
    "ring": [*pairwise(CODES), ("hh", "aa")],
    "star": [("aa", code) for code in CODES[1:]],
    "path": list(pairwise(CODES)),
}


def board_object(name: str) -> dict[str, Any]:
    """A fresh board object."""
    return {
        "name": name,
        "revision": 1,
        "verified": False,
        "note": "For tests.",
        "provinces": [
            {"code": code, "name": code.upper(), "x": 10 * place, "y": 5}
            for place, code in enumerate(CODES)
        ],
        "borders": [list(pair) for pair in BOARDS[name]],
        "homes": {"R": "aa", "L": "dd", "M": "hh"},
        "aids": {"1": "RL", "2": "LM", "3": "RM"},
    }
