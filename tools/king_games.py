"""Games of the King of Siam engine with itself, from which its correction learns.

Every seat follows a style of its own: the engine's choice; passing blindly through some struggles
and then the engine's choice; one card a struggle; playing only if all-pass would lose; moves by lot
for a while. So there are positions with a card too few and a card too many, and games in which
whoever keeps cards meets whoever spends them. Some seats play with other weights. The playing is
compiled (`erawan.engine.king.search.games`); here is drawn what is played.

A file of games is headers of 24 bytes (`HEADER`), each followed by its rows (`ROW`).
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from erawan.engine.king.search.estimate import Weights
from erawan.engine.king.search.games import STYLES, Player
from erawan.engine.king.search.solver import Solver
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME

RANDOM_BOARDS = 38
MEBIBYTES = 8
TELL_SECONDS = 60
MARK = 0x4B53
HEADER = np.dtype(
    [
        ("mark", "<u2"),
        ("players", "u1"),
        ("board", "u1"),
        ("winners", "u1"),
        ("with_other", "u1"),
        ("turns", "<u2"),
        ("deal", "<u8"),
        ("lot", "<u8"),
    ]
)
ROW = np.dtype([("move", "<u4"), ("chosen", "<u2"), ("values", "<u2", 3)])
WHIMS = (0, 50, 150, 300)
"""So often in a thousand a move is not the best."""


def random_board(random: Random) -> dict[str, object]:
    """A connected board with random borders and homes."""
    codes = [f"p{letter}" for letter in "abcdefgh"]
    borders = {(random.choice(codes[:i]), codes[i]) for i in range(1, 8)}
    while len(borders) < 12:
        first, second = sorted(random.sample(codes, 2))
        borders.add((first, second))
    return {
        "name": "random",
        "revision": 1,
        "verified": False,
        "note": "random",
        "provinces": [{"code": code, "name": code, "x": i, "y": 0} for i, code in enumerate(codes)],
        "borders": [list(pair) for pair in sorted(borders)],
        "homes": dict(zip("RLM", random.sample(codes, 3), strict=True)),
        "aids": {"1": "RL", "2": "LM", "3": "RM"},
    }


@cache
def start_on(players: int, board: int) -> Kernel:
    """A start on one of the boards: 0 is siam, 1 britain, the others are random."""
    boards: list[object] = ["siam", "britain"]
    return Kernel(
        GAME.start(players, 0, boards[board] if board < 2 else random_board(Random(board - 2)))
    )


def draw_style(random: Random) -> tuple[int, int]:
    """A style and its number: the engine's choice nearly every second time."""
    share = random.random()
    if share < 0.45:
        return STYLES["engine"], 0
    if share < 0.77:
        return STYLES["blind"], random.randrange(1, 8)
    if share < 0.87:
        return STYLES["one"], 0
    if share < 0.94:
        return STYLES["lot"], random.choice((300, 500, 750))
    return STYLES["keep"], 0


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its header's fields and rows."""

    players: int
    board: int
    deal: int
    winners: int
    rows: bytes

    def start(self) -> Kernel:
        """The position that it began with."""
        return start_on(self.players, self.board).deal(self.deal)

    @property
    def turns(self) -> NDArray[Any]:
        """Its rows as an array."""
        return np.frombuffer(self.rows, ROW)


class Table:
    """Plays games of one engine, or of two: then every third game has seats of both."""

    def __init__(self, weights: Weights, others: Weights, random: Random) -> None:
        self.player = Player(weights, others, Solver(MEBIBYTES))
        self.random = random

    def play(self, players: int) -> bytes:
        """A game as its file has it."""
        random = self.random
        board = random.choice((0, 0, 1, 1, random.randrange(2, 2 + RANDOM_BOARDS)))
        deal, lot = random.getrandbits(63), random.getrandbits(63)
        mixed = random.random() < 1 / 3
        first, alike = draw_style(random), random.random() < 0.3
        styles = [first if alike else draw_style(random) for _ in range(players)]
        if players == 4 and random.random() < 0.6:
            styles[2:] = styles[:2]
        sides = [
            int(mixed and random.random() < 0.5) for _ in range(2 if players == 4 else players)
        ]
        seats = [(*styles[i], sides[i % len(sides)]) for i in range(players)]
        sober = random.randrange(2, 8 * players)
        start = start_on(players, board).deal(deal)
        winners, rows = self.player.play(start, seats, random.choice(WHIMS), sober, lot)
        turns = len(rows) // ROW.itemsize
        fields = (MARK, players, board, winners, int(any(sides)), turns, deal, lot)
        return np.array([fields], HEADER).tobytes() + rows


def play(table: Table, players: tuple[int, ...], file: Path, seconds: float, most: int) -> int:
    """Append games to a file for so long or until there are so many; how many."""
    end = time.monotonic() + seconds
    told = time.monotonic()
    number = turns = 0
    with file.open("ab") as out:
        while number < most and time.monotonic() < end:
            game = table.play(players[number % len(players)])
            turns += (len(game) - HEADER.itemsize) // ROW.itemsize
            out.write(game)
            number += 1
            if time.monotonic() > told + TELL_SECONDS:
                out.flush()
                told = time.monotonic()
                spent = time.process_time()
                words = f"{number} games, {turns} positions, {turns / spent:.0f} a second"
                print(f"{words} of processor time, {end - told:.0f} s to go", flush=True)
    return number


def read_games(file: Path, players: int) -> Iterator[Game]:
    """The games of a file with so many players; one that was cut off is left out."""
    data = file.read_bytes()
    place = 0
    while place + HEADER.itemsize <= len(data):
        head = np.frombuffer(data, HEADER, 1, place)[0]
        begin = place + HEADER.itemsize
        place = begin + int(head["turns"]) * ROW.itemsize
        if head["mark"] != MARK or place > len(data):
            return
        if head["players"] == players and head["turns"]:
            board, deal, winners = int(head["board"]), int(head["deal"]), int(head["winners"])
            yield Game(players, board, deal, winners, data[begin:place])
