"""Games of the King of Siam engine with itself, from which its estimate is fitted.

Each game begins with somebody else's play, good or bad: by lot, by the engine with hardly a look,
by the engine with whims. From a stage that is drawn by lot, and after one more move by lot, the
engine goes on for all seats; every position from there on is written down with who won in the end
and what the engine thought of it.
So the estimate learns what positions are worth that the engine itself would never come to, such as
those after a card too many, and yet every result is that of good play.
"""

from __future__ import annotations

import struct
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from erawan.engine.king.search.estimate import Weights
from erawan.engine.king.search.features import describe
from erawan.engine.king.search.solver import Solver
from erawan.engine.king.search.tree import Search
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME

BOARDS = 40
"""So many different boards are played on, half of them random."""
NODES = 20
GLANCE = 4
"""Nodes of the search for each move, with care and without."""
MEBIBYTES = 4

HABITS = (
    ("lot", 0.3),
    ("lot", 0.5),
    ("lot", 0.75),
    ("glance", 0.0),
    ("glance", 0.3),
    ("glance", 0.3),
    ("search", 0.2),
    ("search", 0.2),
)
"""How a seat plays before the engine takes over: who chooses, and how often lot does otherwise."""


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


class Table:
    """Plays the games of one number of players."""

    def __init__(self, players: int, weights: Weights, random: Random) -> None:
        self.players, self.weights, self.random = players, weights, random
        self.sides = 2 if players == 4 else players
        self.solver = Solver(MEBIBYTES)
        boards: list[object] = ["siam", "britain"] * (BOARDS // 4)
        boards += [random_board(random) for _ in range(BOARDS - len(boards))]
        self.starts = [Kernel(GAME.start(players, 0, board)) for board in boards]

    def games(self) -> Iterator[bytes]:
        """The positions of one game after another, each as bytes.

        Those are the winners, the cards left, every side's chance by the search, the features.
        """
        while True:
            kernel = self._begin()
            rows = []
            while kernel.to_move is not None and (cards := self._cards(kernel)):
                code, values = self._search(kernel, NODES)
                chances = struct.pack(f"{self.sides}f", *values[: self.sides])
                rows.append(bytes([cards]) + chances + describe(kernel))
                kernel = kernel.play(code)
            winners = kernel.if_all_pass()[0]
            if rows and len(winners) < self.players:
                bits = sum(1 << seat for seat in winners)
                yield b"".join(bytes([bits]) + row for row in rows)

    def _begin(self) -> Kernel:
        """A position where the engine takes over."""
        kernel = self.random.choice(self.starts).deal(self.random.getrandbits(64))
        habits = self.random.choices(HABITS, k=self.players)
        stage = self.random.randrange(8 * self.players)
        while kernel.to_move is not None and self._cards(kernel) > stage + 1:
            kernel = kernel.play(self._play_by(habits[kernel.to_move], kernel))
        return kernel if kernel.to_move is None else kernel.play(self._draw(kernel, 0.4))

    def _cards(self, kernel: Kernel) -> int:
        cards: int = 8 * self.players - kernel.store().cards_played
        return cards

    def _play_by(self, habit: tuple[str, float], kernel: Kernel) -> str:
        name, share = habit
        if name == "lot":
            return self._draw(kernel, share)
        if self.random.random() < share:
            return self._draw(kernel, 0.5)
        return self._search(kernel, GLANCE if name == "glance" else NODES)[0]

    def _draw(self, kernel: Kernel, passing: float) -> str:
        """A pass this often, else a move by lot."""
        if self.random.random() < passing:
            return "pass"
        return kernel.sample(self.random.getrandbits(64))

    def _search(self, kernel: Kernel, nodes: int) -> tuple[str, list[float]]:
        search = Search(kernel, self.weights, self.solver, 1)
        search.run(nodes, Stop())
        codes, values, *_ = search.lines(1)[0]
        return codes[0], values


def play(players: int, weights: Weights, seed: int, seconds: float, file: Path) -> int:
    """Append games to a file for so long; how many."""
    end = time.monotonic() + seconds
    told = time.monotonic()
    table = Table(players, weights, Random(seed))
    with file.open("ab") as out:
        for number, game in enumerate(table.games(), 1):
            out.write(game)
            if time.monotonic() > told + 30:
                told = time.monotonic()
                print(f"{players} players: {number} games, {end - told:.0f} s to go", flush=True)
            if time.monotonic() > end:
                return number
    return 0
