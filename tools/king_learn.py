"""Fits the networks of King of Siam's estimate to games: what `tools/king_train.py` calls to learn.

A game is a line of JSON (`tools/king_games.py` writes them), so that games outlive a change of the
features. A position is learnt with what the game came to, drawn towards what the search thought of
the positions on the way (a lambda return): a single game's end says little, and the search's own
judgement alone would err as it did before.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from king_games import start_on
from numpy.typing import NDArray

from erawan.engine.king.search.estimate import UNIT_COUNT
from erawan.engine.king.search.features import SIDE_NAMES, TABLE_NAMES, describe

TABLE_COUNT, SIDE_COUNT = len(TABLE_NAMES), len(SIDE_NAMES)
FADING = {2: 0.93, 3: 0.95, 4: 0.97}
"""What is left of the game's end from one position to the one before: with more players games are
longer, and the end has to reach as far back."""
OWN = 0.15
"""What the search thought of the position itself counts so much."""
BATCH = 512
RATE = 0.0015
LAST_RATE = 1e-5
CALM = 0.03
"""The pull of every weight towards 0, times the rate."""
LEVEL = 0.001
"""The pull of the scores towards 0: only their differences count, so they would drift."""
TESTED = 0.04
"""The share of the games that is not learnt from but foretold."""

Array = NDArray[np.float32]
Weights = dict[str, Array]


def aims(game: dict[str, Any]) -> list[list[float]]:
    """For every position of a game each side's share of the win that is to be learnt."""
    players = game["p"]
    sides = 2 if players == 4 else players
    won = [float(game["w"] >> side & 1) for side in range(sides)]
    ahead = [share / sum(won) for share in won]
    fading = FADING[players]
    found = []
    turns = list(zip(game["v"], game["f"], game["c"], strict=True))
    for thought, is_chosen, code in reversed(turns):
        # What came after a move by lot says nothing about the position before it; after a pass
        # it does, as nobody is the worse for it by more than a turn.
        if not is_chosen and code != "pass":
            ahead = thought
        found.append([OWN * a + (1 - OWN) * b for a, b in zip(thought, ahead, strict=True)])
        ahead = [(1 - fading) * a + fading * b for a, b in zip(thought, ahead, strict=True)]
    return found[::-1]


class Samples:
    """Positions of games with the same number of players as arrays."""

    def __init__(self, games: list[dict[str, Any]]) -> None:
        count = sum(len(game["c"]) for game in games)
        self.players: int = games[0]["p"]
        self.count_sides = 2 if self.players == 4 else self.players
        self.table: Array = np.zeros((count, TABLE_COUNT), np.float32)
        self.sides: Array = np.zeros((count, self.count_sides, SIDE_COUNT), np.float32)
        self.aims: Array = np.zeros((count, self.count_sides), np.float32)
        self.ends: Array = np.zeros((count, self.count_sides), np.float32)
        self.struggles: NDArray[np.uint8] = np.zeros(count, np.uint8)
        row = 0
        for game in games:
            row = self._add(game, row)

    def __len__(self) -> int:
        return len(self.table)

    def _add(self, game: dict[str, Any], row: int) -> int:
        won = np.array([game["w"] >> side & 1 for side in range(self.count_sides)], np.float32)
        kernel = start_on(self.players, game["b"]).deal(game["s"])
        for code, aim in zip(game["c"], aims(game), strict=True):
            numbers = np.frombuffer(describe(kernel), np.float32)
            self.table[row] = numbers[:TABLE_COUNT]
            self.sides[row] = numbers[TABLE_COUNT:].reshape(-1, SIDE_COUNT)
            self.aims[row] = aim
            self.ends[row] = won / won.sum()
            self.struggles[row] = round(9 - 4 * numbers[TABLE_NAMES.index("open provinces")])
            kernel = kernel.play(code)
            row += 1
        return row


class Net:
    """The estimate as numpy arrays, named as the kernel names them, with Adam's memory."""

    def __init__(self, seed: int, begin: dict[str, Any] | None) -> None:
        """With these weights to begin with, else by lot."""
        self.random = np.random.default_rng(seed)

        def small(*shape: int, scale: float) -> Array:
            return (self.random.standard_normal(shape) * scale).astype(np.float32)

        self.weights: Weights = {
            "table": small(TABLE_COUNT, UNIT_COUNT, scale=0.1),
            "side": small(SIDE_COUNT, UNIT_COUNT, scale=0.12),
            "bias": np.zeros(UNIT_COUNT, np.float32),
            "output": small(UNIT_COUNT, scale=0.2),
            "direct": np.zeros(SIDE_COUNT, np.float32),
        }
        if begin is not None:
            self.weights = {name: np.array(begin[name], np.float32) for name in self.weights}
        self.drift: Weights = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.spread: Weights = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.steps = 0

    def forward(self, table: Array, sides: Array) -> tuple[Array, Array, Array]:
        """The units, every side's score and its chance."""
        w = self.weights
        shared = table @ w["table"] + w["bias"]
        units = np.maximum(shared[:, None, :] + sides @ w["side"], 0)
        scores = units @ w["output"] + sides @ w["direct"]
        odds = np.exp(scores - scores.max(1, keepdims=True))
        return units, scores, odds / odds.sum(1, keepdims=True)

    def slopes(self, table: Array, sides: Array, aims: Array) -> Weights:
        """In which direction the surprise grows, of a batch."""
        units, scores, chances = self.forward(table, sides)
        error = (chances - aims + LEVEL * scores) / len(table)
        back = error[:, :, None] * self.weights["output"] * (units > 0)
        flat, flat_error = sides.reshape(-1, SIDE_COUNT), error.reshape(-1)
        return {
            "output": units.reshape(-1, UNIT_COUNT).T @ flat_error,
            "direct": flat.T @ flat_error,
            "side": flat.T @ back.reshape(-1, UNIT_COUNT),
            "table": table.T @ back.sum(1),
            "bias": back.sum((0, 1)),
        }

    def step(self, slopes: Weights, rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        for name, weight in self.weights.items():
            slope, drift, spread = slopes[name], self.drift[name], self.spread[name]
            drift += np.float32(0.1) * (slope - drift)
            spread += np.float32(0.001) * (slope * slope - spread)
            size = np.sqrt(spread / np.float32(1 - 0.999**self.steps)) + np.float32(1e-8)
            down = np.float32(rate / (1 - 0.9**self.steps)) * drift / size
            np.subtract(weight, down + np.float32(rate * CALM) * weight, out=weight)

    def learn_once(self, samples: Samples, chosen: NDArray[np.int64], rates: Array) -> None:
        """Pass once over these positions, with a rate for each batch."""
        order = self.random.permutation(chosen)
        for i, rate in enumerate(rates):
            batch = order[i * BATCH : (i + 1) * BATCH]
            table, sides = samples.table[batch], samples.sides[batch]
            self.step(self.slopes(table, sides, samples.aims[batch]), float(rate))

    def chances(self, samples: Samples, chosen: NDArray[np.int64]) -> Array:
        """Every side's chance at these positions."""
        parts = np.array_split(chosen, 1 + len(chosen) // 4096)
        return np.concatenate(
            [self.forward(samples.table[part], samples.sides[part])[2] for part in parts]
        )

    def save(self, file: Path, epoch: int) -> None:
        """Keep all that is needed to go on after an epoch."""
        arrays: dict[str, Any] = {
            f"{kind}.{name}": array
            for kind, group in (("w", self.weights), ("d", self.drift), ("s", self.spread))
            for name, array in group.items()
        }
        part = file.with_suffix(".part.npz")
        state = json.dumps(self.random.bit_generator.state)
        np.savez(part, steps=self.steps, epoch=epoch, random=state, **arrays)
        part.replace(file)

    def load(self, file: Path) -> int:
        """Go on with what was kept; after which epoch."""
        with np.load(file) as saved:
            self.steps = int(saved["steps"])
            self.random.bit_generator.state = json.loads(str(saved["random"]))
            for kind, group in (("w", self.weights), ("d", self.drift), ("s", self.spread)):
                for name in group:
                    group[name] = saved[f"{kind}.{name}"]
            return int(saved["epoch"])

    def to_json(self) -> dict[str, list[Any]]:
        """The weights as the kernel reads them."""
        return {
            name: np.round(value.astype(float), 4).tolist() for name, value in self.weights.items()
        }


def read_games(files: Iterable[Path], players: int, most: int) -> list[dict[str, Any]]:
    """The latest games of the files, at most so many; a line that was cut off is left out."""
    lines = [
        line
        for file in files
        for line in file.read_text().splitlines()
        if line.startswith(f'{{"p":{players},') and line.endswith("}")
    ]
    return [json.loads(line) for line in lines[-most:]]


def brier(net: Net, samples: Samples, chosen: NDArray[np.int64]) -> str:
    """By struggles how far the chances are from what happened: 0 is best, a half guess 0.25."""
    distances = (net.chances(samples, chosen) - samples.ends[chosen]) ** 2
    words = []
    for first, last in ((1, 3), (4, 6), (7, 8)):
        struggles = samples.struggles[chosen]
        part = (struggles >= first) & (struggles <= last)
        if part.any():
            words.append(f"struggles {first}-{last}: {float(distances[part].mean()):.3f}")
    return ", ".join(words)


def fit(
    games: list[dict[str, Any]],
    state: Path,
    seed: int,
    epochs: int,
    begin: dict[str, Any] | None,
) -> tuple[Net, str]:
    """Fit to the games, the rate falling to nothing; the net, and how well it foretells.

    The state is kept after every epoch; where it is there, the fit goes on with it.
    """
    Random(seed).shuffle(games)
    samples = Samples(games)
    cut = sum(len(game["c"]) for game in games[: max(1, int(TESTED * len(games)))])
    tested, learnt = np.arange(cut), np.arange(cut, len(samples))
    net = Net(seed, begin)
    done = net.load(state) if state.exists() else 0
    batches = len(learnt) // BATCH
    rates = np.linspace(RATE, LAST_RATE, epochs * batches).reshape(epochs, batches)
    begun = time.monotonic()
    for epoch in range(done, epochs):
        net.learn_once(samples, learnt, rates[epoch])
        net.save(state, epoch + 1)
        spent = time.monotonic() - begun
        print(f"epoch {epoch + 1}, {spent:.0f} s: {brier(net, samples, tested)}", flush=True)
    state.unlink(missing_ok=True)
    words = f"{len(games)} games, {len(samples)} positions"
    return net, f"{words}; Brier score of those held back: {brier(net, samples, tested)}"
