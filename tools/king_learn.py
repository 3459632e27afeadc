"""Fits the corrections of King of Siam's estimate to games: what `tools/king_train.py` calls.

Only deals and moves are kept of a game (`tools/king_games.py`), so that games outlive a change of
the facts. A position is learnt with what the game came to, drawn towards what was thought of the
positions on the way (a lambda return): a single game's end says little, and the engine's own
judgement alone would err as it did before. The first layer's weights are rounded to the kernel's
steps whenever they are used, so that what is fitted is what will be played with.
"""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from king_games import Game, read_games
from numpy.typing import NDArray

from erawan.engine.king.search.correction import (
    FINE_STEPS_OF_ONE,
    LATE_COUNT,
    MIXED_COUNT,
    STEPS_OF_ONE,
)
from erawan.engine.king.search.estimate import Weights
from erawan.engine.king.search.facts import BOARD_NAMES, FACT_COUNT
from erawan.engine.king.search.games import facts_of
from erawan.engine.king.weights import LAYERS
from erawan.kernels.king.code import CARDS

FADING = {2: 0.93, 3: 0.95, 4: 0.97}
"""What is left of the game's end from one position to the one before: with more players games are
longer, and the end has to reach as far back."""
OWN = 0.15
"""What was thought of the position itself counts so much."""
BATCH = 1024
RATE = 0.001
LAST_RATE = 1e-5
CALM = 0.01
"""The pull of every weight towards 0, times the rate."""
LEVEL = 0.001
"""The pull of the corrections towards 0: only their differences count, so they would drift."""
TESTED = 0.03
"""The share of the positions that is not learnt from but foretold."""
PASS_CARD = CARDS.index("pass")
CARD_SHIFT = 21
OPEN_FACTS = BOARD_NAMES.index("1 open provinces")

Array = NDArray[np.float32]


def shares(winners: int, sides: int) -> list[float]:
    """Every side's share of a win."""
    won = [winners >> side & 1 for side in range(sides)]
    return [side / sum(won) for side in won]


def aims(game: Game) -> list[list[float]]:
    """For every position of a game each side's share of the win that is to be learnt."""
    sides = 2 if game.players == 4 else game.players
    ahead = shares(game.winners, sides)
    fading = FADING[game.players]
    turns = game.turns
    thoughts = (turns["values"][:, :sides] / 65535).tolist()
    is_pass = (turns["move"] >> CARD_SHIFT == PASS_CARD).tolist()
    found = []
    for thought, chosen, passed in zip(
        reversed(thoughts), reversed(turns["chosen"].tolist()), reversed(is_pass), strict=True
    ):
        # What came after a move by lot says nothing about the position before it; after a pass
        # it does, as nobody is the worse for it by more than a turn.
        if not chosen and not passed:
            ahead = thought
        found.append([OWN * a + (1 - OWN) * b for a, b in zip(thought, ahead, strict=True)])
        ahead = [(1 - fading) * a + fading * b for a, b in zip(thought, ahead, strict=True)]
    return found[::-1]


class Samples:
    """Positions of games with the same number of players as arrays, sides from the mover on."""

    def __init__(self, games: list[Game], weights: Weights) -> None:
        count = sum(len(game.turns) for game in games)
        self.players = games[0].players
        self.sides = 2 if self.players == 4 else self.players
        self.facts: NDArray[np.int8] = np.zeros((count, FACT_COUNT), np.int8)
        self.logs: Array = np.zeros((count, self.sides), np.float32)
        self.aims: Array = np.zeros((count, self.sides), np.float32)
        self.ends: Array = np.zeros((count, self.sides), np.float32)
        row = 0
        for game in games:
            row = self._add(game, weights, row)

    def __len__(self) -> int:
        return len(self.facts)

    def _add(self, game: Game, weights: Weights, row: int) -> int:
        facts, chances, movers = facts_of(game.start(), game.rows, weights)
        end = row + len(movers)
        self.facts[row:end] = np.frombuffer(facts, np.int8).reshape(-1, FACT_COUNT)
        own = np.frombuffer(movers, np.uint8)[:, None] % self.sides
        turned = (own + np.arange(self.sides)) % self.sides
        estimated = np.frombuffer(chances, np.float32).reshape(-1, 3)[:, : self.sides]
        ended = np.array([shares(game.winners, self.sides)] * len(movers), np.float32)
        self.logs[row:end] = np.log(np.maximum(np.take_along_axis(estimated, turned, 1), 1e-4))
        self.aims[row:end] = np.take_along_axis(np.array(aims(game), np.float32), turned, 1)
        self.ends[row:end] = np.take_along_axis(ended, turned, 1)
        return end

    def struggles(self, chosen: NDArray[np.int64]) -> NDArray[np.int64]:
        """The number of the struggle, from 1, of each of these positions."""
        opened: NDArray[np.int64] = self.facts[chosen, OPEN_FACTS : OPEN_FACTS + 8].argmax(1)
        return 8 - opened


class Net:
    """The correction as numpy arrays, named as in its file, with Adam's memory."""

    def __init__(self, seed: int, begin: Mapping[str, str] | None) -> None:
        """With these weights to begin with, else by lot."""
        self.random = np.random.default_rng(seed)

        def small(*shape: int, scale: float) -> Array:
            return (self.random.standard_normal(shape) * scale).astype(np.float32)

        self.weights: dict[str, Array] = {
            "first": small(FACT_COUNT, MIXED_COUNT, scale=0.08),
            "bias": np.zeros(MIXED_COUNT, np.float32),
            "second": small(MIXED_COUNT, LATE_COUNT, scale=0.12),
            "second_bias": np.zeros(LATE_COUNT, np.float32),
            "third": small(LATE_COUNT, 3, scale=0.02),
        }
        if begin is not None:
            for name, weight in self.weights.items():
                kind = np.dtype(LAYERS[name]).newbyteorder("<")
                found = np.frombuffer(base64.b64decode(begin[name]), kind).reshape(weight.shape)
                self.weights[name] = (found / steps_of(name)).astype(np.float32)
        self.drift = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.spread = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def rounded(self, name: str) -> Array:
        """Weights in the kernel's steps."""
        steps = np.float32(steps_of(name))
        most = np.float32(127 if name == "first" else 32767)
        found: Array = np.clip(np.rint(self.weights[name] * steps), -most, most) / steps
        return found

    def forward(self, facts: NDArray[np.int8], logs: Array) -> tuple[Array, ...]:
        """The facts as floats, both layers' units, the corrections and every side's chance."""
        w = self.weights
        inputs = facts.astype(np.float32)
        mixed = np.maximum(inputs @ self.rounded("first") + w["bias"], 0)
        late = np.maximum(mixed @ self.rounded("second") + w["second_bias"], 0)
        out = (late @ w["third"])[:, : logs.shape[1]]
        scores = logs + out
        odds = np.exp(scores - scores.max(1, keepdims=True))
        return inputs, mixed, late, out, odds / odds.sum(1, keepdims=True)

    def slopes(self, facts: NDArray[np.int8], logs: Array, aim: Array) -> dict[str, Array]:
        """In which direction the surprise grows, of a batch."""
        inputs, mixed, late, out, chances = self.forward(facts, logs)
        error = np.zeros((len(facts), 3), np.float32)
        error[:, : logs.shape[1]] = (chances - aim + LEVEL * out) / len(facts)
        back = error @ self.weights["third"].T * (late > 0)
        deep = back @ self.rounded("second").T * (mixed > 0)
        return {
            "third": late.T @ error,
            "second": mixed.T @ back,
            "second_bias": back.sum(0),
            "first": inputs.T @ deep,
            "bias": deep.sum(0),
        }

    def step(self, slopes: Mapping[str, Array], rate: float) -> None:
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
            slopes = self.slopes(samples.facts[batch], samples.logs[batch], samples.aims[batch])
            self.step(slopes, float(rate))

    def chances(self, samples: Samples, chosen: NDArray[np.int64]) -> Array:
        """Every side's chance at these positions."""
        parts = np.array_split(chosen, 1 + len(chosen) // 4096)
        return np.concatenate(
            [self.forward(samples.facts[part], samples.logs[part])[-1] for part in parts]
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

    def to_json(self) -> dict[str, str]:
        """The weights as their file has them."""
        return {
            name: base64.b64encode(
                (np.rint(self.rounded(name) * steps_of(name)) if steps_of(name) > 1 else weight)
                .astype(np.dtype(LAYERS[name]).newbyteorder("<"))
                .tobytes()
            ).decode()
            for name, weight in self.weights.items()
        }


def steps_of(name: str) -> int:
    """Into how many whole steps a weight of 1 is divided; 1 where it is a float."""
    return {"first": STEPS_OF_ONE, "second": FINE_STEPS_OF_ONE}.get(name, 1)


def latest_games(files: Iterable[Path], players: int, most: int) -> list[Game]:
    """The latest games of the files with so many players, up to so many positions."""
    found = [game for file in files for game in read_games(file, players)]
    count = 0
    for i in range(len(found) - 1, -1, -1):
        count += len(found[i].turns)
        if count > most:
            return found[i + 1 :]
    return found


def brier(chances: Array, samples: Samples, chosen: NDArray[np.int64]) -> str:
    """By struggles how far the chances are from what happened: 0 is best, a half guess 0.25."""
    distances = (chances - samples.ends[chosen]) ** 2
    struggles = samples.struggles(chosen)
    words = []
    for first, last in ((1, 3), (4, 6), (7, 8)):
        part = (struggles >= first) & (struggles <= last)
        if part.any():
            words.append(f"{float(distances[part].mean()):.4f}")
    return " ".join(words)


def fit(
    games: list[Game],
    weights: Weights,
    state: Path,
    seed: int,
    epochs: int,
    begin: Mapping[str, str] | None,
) -> tuple[Net, str]:
    """Fit to the games, the rate falling to nothing; the net, and how well it foretells.

    The state is kept after every epoch; where it is there, the fit goes on with it.
    """
    order = np.random.default_rng(seed).permutation(len(games))
    samples = Samples([games[i] for i in order], weights)
    cut = max(1, int(TESTED * len(samples)))
    tested, learnt = np.arange(cut), np.arange(cut, len(samples))
    net = Net(seed, begin)
    done = net.load(state) if state.exists() else 0
    batches = len(learnt) // BATCH
    rates = np.linspace(RATE, LAST_RATE, epochs * batches).reshape(epochs, batches)
    begun = time.monotonic()
    before = brier(np.exp(samples.logs[tested]), samples, tested)
    print(f"{len(games)} games, {len(samples)} positions, uncorrected {before}", flush=True)
    for epoch in range(done, epochs):
        net.learn_once(samples, learnt, rates[epoch])
        net.save(state, epoch + 1)
        spent = time.monotonic() - begun
        now = brier(net.chances(samples, tested), samples, tested)
        print(f"epoch {epoch + 1}, {spent:.0f} s: {now}", flush=True)
    state.unlink(missing_ok=True)
    after = brier(net.chances(samples, tested), samples, tested)
    words = f"{len(games)} games, {len(samples)} positions"
    return net, f"{words}; Brier scores of those held back {after}, uncorrected {before}"
