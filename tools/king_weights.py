"""Fits the weights of King of Siam's estimate to games of the engine with itself and others.

`python tools/king_weights.py [GAMES [PLAYERS …]]` plays that many games (default 1500) for each
number of players with the weights as they are, on both shipped boards and on random ones; fits the
weights anew, and writes them. Some seats are UCT's or chance's: games of equals alone can't show
what both do alike, such as keeping cards. Play a match against the old weights before you keep the
new ones.
"""

from __future__ import annotations

import json
import math
import operator
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from erawan.engine.king_evaluation import FILE, Table, read_weights
from erawan.kernels.king import Kernel
from erawan.kernels.king_eval import NAMES, STAGE_COUNT, Weights, figures, stage
from erawan.kernels.king_search import Search
from erawan.kernels.king_solve import Solver
from erawan.kernels.king_uct import Tree
from erawan.kernels.stop import Stop
from erawan.king import GAME

PLAYERS = (2, 3, 4)
BOARDS = 40
"""So many different boards are played on, half of them random."""
LOOKS = 10
"""Nodes of the search for each move."""
WHIM = 0.1
"""How often a move is drawn from the eight best instead."""
GUESTS = {"search": 0.6, "uct": 0.25, "chance": 0.15}
"""Who sits at a seat, and how often."""
UCT_NODES = 60
ROUNDS = 12
RATE = 0.05
CALM = 1e-4
"""The pull of every weight towards 0."""

CARDS = NAMES.index("cards")

Row = tuple[list[list[float]], int]
"""The figures of every side, and which side won."""


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


class Guests:
    """Those who play the games, each by a name of GUESTS."""

    def __init__(self, weights: Weights, random: Random) -> None:
        self.weights, self.random, self.solver = weights, random, Solver(4)

    def choose(self, guest: str, kernel: Kernel) -> str:
        """The code of a guest's move."""
        if guest == "chance":
            is_passing = self.random.random() < 0.5
            return "pass" if is_passing else kernel.sample(self.random.getrandbits(64))
        if guest == "uct":
            tree = Tree(kernel, self.random.getrandbits(64))
            tree.run(UCT_NODES, Stop())
            return tree.lines(1)[0][0][0]
        search = Search(kernel, self.weights, self.solver, 1)
        search.run(LOOKS, Stop())
        lines = search.lines(8)
        whim = self.random.random() < WHIM
        return (self.random.choice(lines) if whim else lines[0])[0][0]


def positions(players: int, games: int, weights: Weights, seed: int) -> Iterator[tuple[int, Row]]:
    """The positions of so many games: stage, figures and the side that won in the end."""
    random = Random(seed)
    guests = Guests(weights, random)
    boards: list[object] = ["siam", "britain"] * (BOARDS // 4)
    boards += [random_board(random) for _ in range(BOARDS - len(boards))]
    starts = [Kernel(GAME.start(players, 0, board)) for board in boards]
    for game in range(games):
        kernel = random.choice(starts).deal(random.getrandbits(64))
        seats = random.choices(list(GUESTS), list(GUESTS.values()), k=players)
        seen: list[tuple[int, list[list[float]]]] = []
        while kernel.to_move is not None:
            rows = figures(kernel)
            if any(row[CARDS] for row in rows):  # without cards there is nothing to estimate
                seen.append((stage(kernel), rows))
            kernel = kernel.play(guests.choose(seats[kernel.to_move], kernel))
        winners = kernel.if_all_pass()[0]
        if len(winners) < players:
            yield from ((number, (rows, min(winners))) for number, rows in seen)
        if game % 100 == 99:
            print(f"{players} players: {game + 1} of {games} games", flush=True)


def softmax(weights: list[float], rows: list[list[float]]) -> list[float]:
    """Every side's chance by these weights."""
    sums = [sum(map(operator.mul, weights, row)) for row in rows]
    most = max(sums)
    odds = [math.exp(total - most) for total in sums]
    return [chance / sum(odds) for chance in odds]


def fit(weights: list[float], rows: list[Row], random: Random) -> list[float]:
    """The weights that make what happened likely, by stochastic gradient with Adagrad."""
    weights = list(weights)
    squares = [1e-3] * len(weights)
    for _ in range(ROUNDS):
        random.shuffle(rows)
        for sides, winner in rows:
            chances = softmax(weights, sides)
            errors = [(side == winner) - chance for side, chance in enumerate(chances)]
            for i in range(len(weights)):
                slope = sum(error * side[i] for error, side in zip(errors, sides, strict=True))
                slope -= CALM * weights[i]
                if slope:
                    squares[i] += slope * slope
                    weights[i] += RATE * slope / math.sqrt(squares[i]) * 2
    return weights


def surprise(weights: list[float], rows: list[Row]) -> float:
    """The mean surprise in bits at what happened: 1 for a coin between two sides."""
    chances = (softmax(weights, sides)[winner] for sides, winner in rows)
    return sum(-math.log2(max(chance, 1e-9)) for chance in chances) / max(1, len(rows))


def write(table: Table) -> None:
    """Write the file of weights."""
    named = {
        str(players): {
            name: [round(table[players - 2][number][i], 4) for number in range(STAGE_COUNT)]
            for i, name in enumerate(NAMES)
        }
        for players in PLAYERS
    }
    path = Path(__file__).parents[1] / "src" / "erawan" / "engine" / FILE
    text = json.dumps(named, indent=1)
    path.write_text(text + "\n")


def main() -> None:
    """Play, fit, write."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1500
    table = read_weights()
    random = Random(1)
    for players in [int(number) for number in sys.argv[2:]] or PLAYERS:
        rows: list[list[Row]] = [[] for _ in range(STAGE_COUNT)]
        for number, row in positions(players, games, Weights(table), random.getrandbits(32)):
            rows[number].append(row)
        for number in range(STAGE_COUNT):
            old = table[players - 2][number]
            tested = rows[number][::10]
            learned = [row for i, row in enumerate(rows[number]) if i % 10]
            new = fit(old, learned, random)
            print(
                f"{players} players, stage {number}: {len(learned)} positions,"
                f" surprise {surprise(old, tested):.3f} -> {surprise(new, tested):.3f} bits"
            )
            table[players - 2][number] = new
    write(table)


if __name__ == "__main__":
    main()
