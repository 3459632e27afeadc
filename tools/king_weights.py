"""Fits the weights of King of Siam's estimate to games of the engine with itself.

`python tools/king_weights.py play PLAYERS [MINUTES]` plays games with the weights as they are and
adds them to a file in build/king that is named after these weights; it can be called again, also
several at a time. `… fit PLAYERS` fits weights to the games of the latest three files and writes
them; where these are few, let the fit begin with what another number of players has learnt
(`--begin 2`) and pass over them less often (`--epochs 12`). A round is to play and to fit.
`… match PLAYERS OLD.json` plays them against those before: keep the new ones only if they win.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from king_games import play
from numpy.typing import NDArray

from erawan.engine.king.search.estimate import UNIT_COUNT, Weights
from erawan.engine.king.search.features import SIDE_NAMES, TABLE_NAMES
from erawan.engine.king.search.solver import Solver
from erawan.engine.king.search.tree import Search
from erawan.engine.king.weights import FILE, Nets, read_nets
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME

TABLE_COUNT, SIDE_COUNT = len(TABLE_NAMES), len(SIDE_NAMES)
ROOT = Path(__file__).parents[1]
GAMES = ROOT / "build" / "king"
TARGET = ROOT / "src" / "erawan" / "engine" / FILE

EPOCHS = 25
BATCH = 512
RATE = 0.002
CALM = 1e-4
"""The pull of every weight towards 0."""
TESTED = 0.05
"""The share of the games that is not learnt from but foretold."""
THOUGHT = 0.65
"""What the engine thought of a position counts so much, who won in the end the rest."""
MATCH_NODES = 60

Array = NDArray[np.float32]


class Sample:
    """Positions as arrays: the table's features, each side's, and each side's share of the win.

    What is learnt is that share together with what the engine thought of it: a single game's
    end says little about a position, and the engine's own judgement would err as it did before.
    """

    def __init__(self, players: int, files: list[Path]) -> None:
        sides = 2 if players == 4 else players
        width = 2 + 4 * (sides + TABLE_COUNT + sides * SIDE_COUNT)
        data = b"".join(file.read_bytes() for file in files)
        raw = np.frombuffer(data[: len(data) // width * width], np.uint8).reshape(-1, width)
        thought, features = np.split(raw[:, 2:].copy().view(np.float32), [sides], 1)
        self.cards: Array = raw[:, 1].astype(np.float32)
        self.table: Array = features[:, :TABLE_COUNT]
        self.sides: Array = features[:, TABLE_COUNT:].reshape(-1, sides, SIDE_COUNT)
        won = np.stack([raw[:, 0] >> side & 1 for side in range(sides)], 1).astype(np.float32)
        self.shares: Array = won / won.sum(1, keepdims=True)
        self.goals: Array = THOUGHT * thought + (1 - THOUGHT) * self.shares

    def __len__(self) -> int:
        return len(self.table)


class Net:
    """The estimate as numpy arrays, named as the kernel names them."""

    def __init__(self, seed: int, net: dict[str, list[Any]] | None) -> None:
        """With these weights to begin with, else by lot."""
        random = np.random.default_rng(seed)
        self.random = random
        self.weights: dict[str, Array]
        if net is not None:
            self.weights = {name: np.array(value, np.float32) for name, value in net.items()}
            return

        def small(*shape: int, scale: float) -> Array:
            return (random.standard_normal(shape) * scale).astype(np.float32)

        self.weights = {
            "table": small(TABLE_COUNT, UNIT_COUNT, scale=0.12),
            "side": small(SIDE_COUNT, UNIT_COUNT, scale=0.15),
            "bias": np.zeros(UNIT_COUNT, np.float32),
            "output": small(UNIT_COUNT, scale=0.2),
            "direct": np.zeros(SIDE_COUNT, np.float32),
        }

    def forward(self, table: Array, sides: Array) -> tuple[Array, Array]:
        """The units' sums, and every side's chance."""
        w = self.weights
        sums = (table @ w["table"] + w["bias"])[:, None, :] + sides @ w["side"]
        scores = np.maximum(sums, 0) @ w["output"] + sides @ w["direct"]
        odds = np.exp(scores - scores.max(1, keepdims=True))
        return sums, odds / odds.sum(1, keepdims=True)

    def slopes(self, table: Array, sides: Array, goals: Array) -> dict[str, Array]:
        """In which direction the surprise grows, of a batch."""
        sums, chances = self.forward(table, sides)
        error = (chances - goals) / len(table)
        back = error[:, :, None] * self.weights["output"] * (sums > 0)
        return {
            "output": np.tensordot(error, np.maximum(sums, 0), ((0, 1), (0, 1))),
            "direct": np.tensordot(error, sides, ((0, 1), (0, 1))),
            "side": sides.reshape(-1, SIDE_COUNT).T @ back.reshape(-1, UNIT_COUNT),
            "table": table.T @ back.sum(1),
            "bias": back.sum((0, 1)),
        }

    def learn(self, sample: Sample, indices: NDArray[np.int64], epochs: int) -> None:
        """Fit to these positions (Adam, the rate falling to nothing)."""
        steps, step = epochs * (len(indices) // BATCH), 0
        drift = {name: np.zeros(value.shape) for name, value in self.weights.items()}
        spread = {name: np.zeros(value.shape) for name, value in self.weights.items()}
        for _ in range(epochs):
            order = self.random.permutation(indices)
            for i in range(0, len(order) - BATCH + 1, BATCH):
                batch = order[i : i + BATCH]
                step += 1
                rate = RATE * (1 - step / steps) + 1e-5
                slopes = self.slopes(sample.table[batch], sample.sides[batch], sample.goals[batch])
                for name, weight in self.weights.items():
                    slope = slopes[name] + CALM * weight
                    drift[name] = 0.9 * drift[name] + 0.1 * slope
                    spread[name] = 0.999 * spread[name] + 0.001 * slope * slope
                    size = np.sqrt(spread[name] / (1 - 0.999**step)) + 1e-8
                    np.subtract(weight, rate * drift[name] / (1 - 0.9**step) / size, out=weight)

    def surprise(self, sample: Sample, indices: NDArray[np.int64]) -> float:
        """The mean surprise in bits at what happened: 1 for a coin between two sides."""
        chances = self.forward(sample.table[indices], sample.sides[indices])[1]
        shares = sample.shares[indices]
        return float(-(shares * np.log2(np.maximum(chances, 1e-9))).sum(1).mean())


def games_of(players: int, nets: Nets) -> Path:
    """The file for the games of these weights."""
    text = json.dumps(nets[str(players)], sort_keys=True)
    return GAMES / f"{players}-{hashlib.sha256(text.encode()).hexdigest()[:12]}.bin"


def fit(players: int, begin: int | None, epochs: int) -> None:
    """Fit to the latest three files and write the weights."""
    files = sorted(GAMES.glob(f"{players}-*.bin"), key=lambda file: file.stat().st_mtime)[-3:]
    if not files:
        raise SystemExit(f"no games of {players} players in {GAMES.relative_to(ROOT)} yet")
    sample = Sample(players, files)
    # Games lie one after another: a part in the middle is foretold.
    middle, size = len(sample) // 2, int(TESTED * len(sample))
    everything = np.arange(len(sample))
    tested = (everything >= middle) & (everything < middle + size)
    nets = read_nets()
    net = Net(players, None if begin is None else nets[str(begin)])
    net.learn(sample, everything[~tested], epochs)
    print(f"{players} players: {len(sample)} positions")
    for least, most in ((0.0, 0.25), (0.25, 0.5), (0.5, 0.75), (0.75, 1.0)):
        share = sample.cards / (8 * players)
        part = everything[tested & (share > least) & (share <= most)]
        print(f"  cards {least:.0%}-{most:.0%}: surprise {net.surprise(sample, part):.3f} bits")
    nets[str(players)] = {
        name: np.round(value.astype(float), 4).tolist() for name, value in net.weights.items()
    }
    TARGET.write_text(json.dumps(nets).replace("], [", "],\n[") + "\n")


def match(players: int, old: Path, deals: int) -> None:
    """The score of the weights as they are against others on duplicate deals, seats exchanged."""
    ours, theirs = as_weights(read_nets()), as_weights(json.loads(old.read_text()))
    random, solver = Random(players), Solver(4)
    start = Kernel(GAME.start(players, 0))
    points = []
    for _ in range(deals):
        deal = start.deal(random.getrandbits(64))
        won = 0.0
        for first in (0, 1):
            kernel = deal
            while kernel.to_move is not None:
                mine = (kernel.to_move + first) % 2 == 0
                search = Search(kernel, ours if mine else theirs, solver, 4)
                search.run(MATCH_NODES, Stop())
                kernel = kernel.play(search.lines(1)[0][0][0])
            winners = kernel.if_all_pass()[0]
            won += sum((seat + first) % 2 == 0 for seat in winners) / len(winners)
        points.append(won / 2)
    mean = sum(points) / deals
    error = math.sqrt(sum((point - mean) ** 2 for point in points) / max(1, deals - 1) / deals)
    print(f"{players} players, {deals} deals: {100 * mean:.1f} % ± {196 * error:.1f}")


def as_weights(nets: Nets) -> Weights:
    """For the kernel."""
    return Weights([nets[str(players)] for players in (2, 3, 4)])


def main() -> None:
    """Play, fit or compare."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("play", "fit", "match"):
        command = commands.add_parser(name)
        command.add_argument("players", type=int, choices=(2, 3, 4))
        if name == "play":
            command.add_argument("minutes", type=float, nargs="?", default=10.0)
        if name == "fit":
            command.add_argument("--begin", type=int, choices=(2, 3, 4))
            command.add_argument("--epochs", type=int, default=EPOCHS)
        if name == "match":
            command.add_argument("old", type=Path)
            command.add_argument("deals", type=int, nargs="?", default=30)
    asked = parser.parse_args()
    if asked.command == "fit":
        fit(asked.players, asked.begin, asked.epochs)
    elif asked.command == "match":
        match(asked.players, asked.old, asked.deals)
    else:
        GAMES.mkdir(parents=True, exist_ok=True)
        nets = read_nets()
        seed = int.from_bytes(os.urandom(4), "big")
        file = games_of(asked.players, nets)
        print(f"{play(asked.players, as_weights(nets), seed, 60 * asked.minutes, file)} games")


if __name__ == "__main__":
    main()
