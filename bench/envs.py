"""Environments side by side: ours, PettingZoo's and OpenSpiel's own games, and many at once.

Single environments and batches do the same work: they play actions that were drawn beforehand, by
lot among the legal ones, so that no policy is timed on either side; after every step the next
mover's mask and observation are there (`last()`, the batch's arrays), and a game that ends is
followed by another. Single environments are what `env()` gives, with PettingZoo's usual wrappers,
as its own games have them; the batch runs on one core, by processor time. Figures are the best of
rounds in turns, a ratio the median over rounds, each of which has both sides side by side; its
range over the rounds is given too. Two threads are timed against one with more games, both by the
processor's time, so that what the sharing itself takes is seen on a busy machine as well.
"""

from __future__ import annotations

import random
import time
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import Any

import numpy as np
import pettingzoo
import pyspiel

from bench.measure import Measure
from erawan.envs import king_of_siam_v1, openspiel, siam_v1

ROUNDS = 7
SINGLE_STEPS = 10_000
GAMES = 500
BATCH_STEPS = 600
SHARED_GAMES = 8_000
"""For two threads: enough that waking them is nothing."""
SHARED_STEPS = 40
SECONDS = 1.0


def measures() -> Iterator[Measure]:
    """Single environments, batches, OpenSpiel."""
    yield from _single_and_batch()
    yield from _threads()
    yield from _openspiel()


class Single:
    """One environment and the actions that it plays; None begins the next game."""

    def __init__(self, make: Callable[[], Any], steps: int = SINGLE_STEPS) -> None:
        self.env = make()
        self.actions: list[int | None] = []
        self.steps = 0
        chance = random.Random(1)
        self.env.reset(seed=1)
        while self.steps < steps:
            seen, _, ended, cut, _ = self.env.last()
            if ended or cut:
                self.actions.append(None)
                self.env.reset()
            else:
                self.actions.append(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                self.env.step(self.actions[-1])
                self.steps += 1
        self.final = self.env.last()

    def speed(self) -> float:
        """Steps a second; asserts that the same games were played."""
        env = self.env
        env.reset(seed=1)
        start = time.process_time()
        for action in self.actions:
            if action is None:
                env.reset()
            else:
                env.step(action)
            seen = env.last()
        seconds = time.process_time() - start
        for name in ("observation", "action_mask"):
            assert (seen[0][name] == self.final[0][name]).all()
        return self.steps / seconds


class Many:
    """A batch and the actions that it plays."""

    def __init__(self, make: Callable[[], Any], steps: int = BATCH_STEPS) -> None:
        self.batch = make()
        self.batch.reset(seed=1)
        self.actions = []
        self.ended = 0
        for _ in range(steps):
            self.actions.append(self.batch.sample())
            self.batch.step(self.actions[-1])
            self.ended += int(self.batch.ended.sum())
        self.final = self.batch.observations.copy(), self.batch.masks.copy()
        assert self.ended > 0, "games end and begin again"

    def speed(self) -> float:
        """Steps a second, games that begin again included; asserts that they are the same."""
        batch = self.batch
        batch.reset(seed=1)
        start = time.process_time()
        for actions in self.actions:
            batch.step(actions)
        seconds = time.process_time() - start
        assert (batch.observations == self.final[0]).all()
        assert (batch.masks == self.final[1]).all()
        return len(self.actions) * GAMES / seconds


OURS: dict[str, tuple[Any, dict[str, Any]]] = {
    "king of siam, 3 players": (king_of_siam_v1, {"players": 3}),
    "siam, small steps": (siam_v1, {}),
    "siam, whole turns": (siam_v1, {"actions": "whole"}),
}
OTHERS = {
    "PettingZoo's connect_four": "classic/connect_four-v3",
    "PettingZoo's chess": "classic/chess-v6",
}


def _contestants() -> dict[str, Single | Many]:
    """Everything that is timed, by name."""
    found: dict[str, Single | Many] = {}
    for name, (module, arguments) in OURS.items():
        for kind in ("flat", "planes"):
            options = {**arguments, "observation": kind}
            label = f"{name}, {kind}"
            found[f"{label}, one environment"] = Single(partial(module.env, **options))
            found[f"{label}, {GAMES} at once on a core"] = Many(
                partial(module.batch, GAMES, **options)
            )
    for name, path in OTHERS.items():
        found[f"{name}, one environment"] = Single(partial(pettingzoo.make, "aec", path), 1_000)
    return found


def _single_and_batch() -> Iterator[Measure]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pygame warns of its own imports
        contestants = _contestants()
    speeds: defaultdict[str, list[float]] = defaultdict(list)
    for _ in range(ROUNDS):
        for name, contestant in contestants.items():
            speeds[name].append(contestant.speed())
    for name, contestant in contestants.items():
        if isinstance(contestant, Single):
            yield Measure(f"envs: {name}", max(speeds[name]) / 1e3, "k steps/s")
            continue
        aim = "at least 1" if name.startswith("siam") else ""
        yield Measure(f"envs: {name}", max(speeds[name]) / 1e6, "M steps/s", aim)
        label = name.removesuffix(f", {GAMES} at once on a core")
        single = speeds[f"{label}, one environment"]
        ratios = [many / one for many, one in zip(speeds[name], single, strict=True)]
        title = f"envs: {label}, at once / one"
        yield Measure(title, median(ratios), "×", "at least 100")
        yield Measure(f"{title}, lowest of {ROUNDS}", min(ratios), "×")
        yield Measure(f"{title}, highest of {ROUNDS}", max(ratios), "×")


def _threads() -> Iterator[Measure]:
    """What it takes to share the work."""
    for name, (module, arguments) in OURS.items():
        seconds: dict[int, list[float]] = {1: [], 2: []}
        batches = {
            threads: module.batch(SHARED_GAMES, threads=threads, observation="flat", **arguments)
            for threads in seconds
        }
        drawn: list[Any] = []
        batches[1].reset(seed=1)
        for _ in range(SHARED_STEPS):
            drawn.append(batches[1].sample())
            batches[1].step(drawn[-1])
        for _ in range(ROUNDS):
            for threads, batch in batches.items():
                batch.reset(seed=1)
                start = time.process_time()
                for actions in drawn:
                    batch.step(actions)
                seconds[threads].append(time.process_time() - start)
        assert (batches[1].observations == batches[2].observations).all()
        batches[2].close()
        steps = SHARED_GAMES * SHARED_STEPS
        for threads, times in seconds.items():
            title = f"envs: {name}, {SHARED_GAMES} at once by {threads} thread(s)"
            yield Measure(title, steps / min(times) / 1e6, "M steps/s of each core")


def _games_of(game: Any) -> float:
    """Random games a second."""
    chance, games = random.Random(1), 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        games += 1
        assert sum(state.returns()) == 0
    return games / (time.process_time() - start)


def _openspiel() -> Iterator[Measure]:
    names = {
        "king of siam": openspiel.KING,
        "siam": f"{openspiel.SIAM}(actions=whole)",
        "their breakthrough": "breakthrough",
        "their chess": "chess",
    }
    speeds = dict.fromkeys(names, 0.0)
    for _ in range(ROUNDS):
        for name, text in names.items():
            speeds[name] = max(speeds[name], _games_of(pyspiel.load_game(text)))
    for name, speed in speeds.items():
        yield Measure(f"envs: OpenSpiel, {name}, random games", speed, "games/s")
