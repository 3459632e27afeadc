"""The games that are played to observe something: all numbers of players, boards and options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import erawan

MINE = {
    "name": "mine",
    "revision": 1,
    "note": "",
    "width": 4,
    "height": 6,
    "rocks": ["b3", "c3"],
    "crosses": ["a1", "d6"],
}
"""A board of Siam that is not shipped."""

KING: dict[str, dict[str, Any]] = {
    "king-2": {"players": 2},
    "king-3": {"players": 3},
    "king-4": {"players": 4},
    "king-2-britain": {"players": 2, "board": "britain"},
    "king-3-britain": {"players": 3, "board": "britain"},
    "king-4-britain": {"players": 4, "board": "britain"},
}
SIAM: dict[str, dict[str, Any]] = {
    "siam": {},
    "siam-off-total": {"crosses": "off", "force": "total"},
    "siam-arrival": {"crosses": "arrival"},
    "siam-four-removals": {"animals": 4, "removals": 1},
    "siam-draws": {"repetition": 3, "ply_limit": 60},
    "siam-mine": {"board": MINE, "animals": 3, "removals": 1},
}
TRIES = 20
STARTS = {**KING, **SIAM}


def game_of(name: str) -> str:
    """The game of one of the starts."""
    return name.partition("-")[0].replace("king", "king-of-siam")


def start(name: str, seed: int = 0) -> Any:
    """One of the starts; Siam has no chance, and no use for a seed."""
    options = STARTS[name]
    if name in KING:
        options = {**options, "seed": seed}
    return erawan.game(game_of(name)).start(**options)


def walk(position: Any, random: Random, most: int = 200) -> Iterator[tuple[Any, Any, Any]]:
    """A random game: every position, the move played in it, and the position after that."""
    for _ in range(most):
        if position.outcome is not None:
            return
        move = random_turn(position, random)
        after = position.play(move)
        yield position, move, after
        position = after


def finished_walk(position: Any) -> list[tuple[Any, Any, Any]]:
    """The first of some random games that comes to its end, else the last of them."""
    plies: list[tuple[Any, Any, Any]] = []
    for seed in range(TRIES):
        plies = list(walk(position, Random(seed)))
        if plies[-1][2].outcome is not None:
            break
    return plies


def random_turn(position: Any, random: Random) -> Any:
    """A move put together step by step, each step by chance."""
    turn = position.turn()
    while turn.move is None:
        turn = turn.choose(random.choice(turn.choices()))
    return turn.move


def sample(name: str, seed: int, plies: tuple[int, ...]) -> list[Any]:
    """The positions of a random game after so many plies, as far as it goes."""
    passed = [position for position, _, _ in walk(start(name, seed), Random(seed))]
    return [passed[ply] for ply in plies if ply < len(passed)]
