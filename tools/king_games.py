"""Games of the King of Siam engine with itself, from which its estimate learns.

Every seat follows a style of its own: the engine's choice; passing blindly through some struggles
and then the engine's choice; one card a struggle; playing only if all-pass would lose; moves by lot
for a while. So there are positions with a card too few and a card too many, and games in which
whoever keeps cards meets whoever spends them. A move is chosen by a search of hardly more than a
look, and what the search thought of the position is kept beside it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Protocol

from erawan.engine.king.search.solver import Solver
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME, Position

RANDOM_BOARDS = 38
MEBIBYTES = 8
SEEN = 8
"""So many of the search's best moves are drawn from where it plays another than the best."""
SOLVED_CARDS = 3
SOLVER_MOVES = 20_000
TELL_SECONDS = 30


class Engine(Protocol):
    """What chooses: every side's chance and the best moves, the best first."""

    def __call__(self, kernel: Kernel) -> tuple[list[float], list[str]]:
        """Think about a position."""


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


@dataclass(frozen=True, slots=True)
class Style:
    """How a seat chooses."""

    name: str
    number: float = 0

    def wants_pass(self, kernel: Kernel, position: Position) -> bool:
        """Whether it passes whatever the engine would do."""
        resolved = 8 - len(position.face_up)
        if self.name == "hold":
            return resolved < self.number
        if self.name == "one":
            return 8 - sum(position.hands[position.seat]) > resolved
        return self.name == "keep" and position.seat in kernel.if_all_pass()[0]


def draw_style(random: Random) -> Style:
    """The engine's choice every third time."""
    share = random.random()
    if share < 0.35:
        return Style("engine")
    if share < 0.75:
        return Style("hold", random.randrange(1, 8))
    if share < 0.85:
        return Style("one")
    if share < 0.93:
        return Style("lot", random.choice((0.3, 0.5, 0.75)))
    return Style("keep")


class Table:
    """Plays games of one engine, each a line of JSON.

    Its fields are the number of players, the board, the deal, the codes, what was thought before
    each (of every side), whether it was chosen and not drawn by lot, and the winners' bits.
    """

    def __init__(self, engine: Engine, random: Random) -> None:
        self.engine, self.random = engine, random
        self.solver = Solver(MEBIBYTES)

    def games(self) -> Iterator[dict[str, Any]]:
        """One game after another; of two and four players twice as many as of three."""
        while True:
            yield self._game(self.random.choice((2, 2, 3, 4, 4)))

    def _styles(self, players: int) -> list[Style]:
        random = self.random
        first, alike = draw_style(random), random.random() < 0.3
        styles = [first if alike else draw_style(random) for _ in range(players)]
        if players == 4 and random.random() < 0.6:
            styles[2:] = styles[:2]
        return styles

    def _game(self, players: int) -> dict[str, Any]:
        random = self.random
        board = random.choice((0, 0, 1, 1, random.randrange(2, 2 + RANDOM_BOARDS)))
        seed = random.getrandbits(63)
        kernel = start_on(players, board).deal(seed)
        styles = self._styles(players)
        whim = random.choice((0.0, 0.05, 0.15))
        sober = random.randrange(2, 8 * players)
        codes, thoughts, chosen = [], [], []
        while kernel.to_move is not None:
            position = kernel.store()
            cards = 8 * players - position.cards_played
            winners = self._solve(kernel, position, cards)
            if winners is not None:
                break
            values, lines = self.engine(kernel)
            style = styles[position.seat]
            code, is_chosen = lines[0], True
            if style.wants_pass(kernel, position):
                code = "pass"
            elif style.name == "lot" and cards > sober:
                code, is_chosen = self._draw(kernel, style.number), False
            elif random.random() < whim:
                code, is_chosen = self._whim(kernel, lines)
            codes.append(code)
            thoughts.append([round(value, 3) for value in values])
            chosen.append(int(is_chosen))
            kernel = kernel.play(code)
        else:
            winners = sum(1 << seat for seat in kernel.if_all_pass()[0])
        return {
            "p": players,
            "b": board,
            "s": seed,
            "c": codes,
            "v": thoughts,
            "f": chosen,
            "w": winners,
        }

    def _solve(self, kernel: Kernel, position: Position, cards: int) -> int | None:
        """The winners' bits where that is plain or quickly proved."""
        if cards == 0:
            return sum(1 << seat for seat in kernel.if_all_pass()[0])
        if cards > SOLVED_CARDS or position.players == 3:
            return None
        sides = (1, 2) if position.players == 2 else (5, 10)
        own = sides[position.seat & 1]
        wins = self.solver.force(kernel, own, own, SOLVER_MOVES, Stop())
        return None if wins is None else own if wins else sum(sides) - own

    def _whim(self, kernel: Kernel, lines: list[str]) -> tuple[str, bool]:
        """One of the better moves, or now and then any."""
        if self.random.random() < 0.2:
            return self._draw(kernel, 0.5), False
        code = self.random.choice(lines[:SEEN])
        return code, code == lines[0]

    def _draw(self, kernel: Kernel, passing: float) -> str:
        """A pass this often, else a move by lot."""
        if self.random.random() < passing:
            return "pass"
        return kernel.sample(self.random.getrandbits(63))


def play(table: Table, file: Path, seconds: float, most: int) -> int:
    """Append games to a file for so long or until there are so many; how many."""
    end = time.monotonic() + seconds
    told = time.monotonic()
    number = 0
    with file.open("a") as out:
        for number, game in enumerate(table.games(), 1):
            out.write(json.dumps(game, separators=(",", ":")) + "\n")
            out.flush()
            if time.monotonic() > told + TELL_SECONDS:
                told = time.monotonic()
                print(f"{number} games, {end - told:.0f} s to go", flush=True)
            if time.monotonic() > end or number >= most:
                break
    return number
