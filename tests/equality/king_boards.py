"""Boards of King of Siam for tests: the shipped ones, odd shapes, and random valid ones."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random
from string import ascii_lowercase

from erawan.king import GAME, Board

CODES = ("pa", "zb", "ac", "qd", "me", "bf", "yg", "ch")
"""Not in the order of the alphabet, so that the board's order and the codes' differ."""

RING = [*pairwise(CODES), (CODES[0], CODES[7])]
PATH = list(pairwise(CODES))
STAR = [(CODES[3], code) for code in CODES if code != CODES[3]]
COMPLETE = list(combinations(CODES, 2))
PAIRS = ("RL", "LR", "RM", "MR", "LM", "ML")


def make(
    name: str,
    codes: tuple[str, ...],
    borders: list[tuple[str, str]],
    homes: tuple[str, str, str],
    aids: tuple[str, str, str] = ("RL", "LM", "RM"),
) -> Board:
    """A board of these facts."""
    return GAME.board(
        {
            "name": name,
            "revision": 1,
            "verified": False,
            "note": "for tests",
            "provinces": [{"code": code, "name": code, "x": 0, "y": 0} for code in codes],
            "borders": borders,
            "homes": dict(zip("RLM", homes, strict=True)),
            "aids": dict(zip("123", aids, strict=True)),
        }
    )


def random_board(random: Random) -> Board:
    """A random tree with random further borders."""
    letters = [one + two for one in ascii_lowercase for two in ascii_lowercase]
    codes = tuple(random.sample(letters, 8))
    borders = [(codes[random.randrange(i)], codes[i]) for i in range(1, 8)]
    density = random.random() ** 2
    borders += [
        pair for pair in combinations(codes, 2) if pair not in borders and random.random() < density
    ]
    first, second, third = random.sample(codes, 3)
    aids = (random.choice(PAIRS), random.choice(PAIRS), random.choice(PAIRS))
    return make("random", codes, borders, (first, second, third), aids)


def all_boards(random: Random) -> list[Board]:
    """Both shipped boards, the odd shapes, and two random ones."""
    homes = (CODES[0], CODES[3], CODES[6])
    shapes = {"ring": RING, "path": PATH, "star": STAR, "complete": COMPLETE}
    return [
        GAME.board("siam"),
        GAME.board("britain"),
        *(make(name, CODES, borders, homes) for name, borders in shapes.items()),
        random_board(random),
        random_board(random),
    ]
