"""Environments side by side: ours, PettingZoo's and OpenSpiel's own games, and many at once."""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pettingzoo
import pyspiel

from bench.measure import Measure
from erawan.envs import king_of_siam_v1, openspiel, siam_v1

ROUNDS = 3
SECONDS = 1.0
GAMES = 2_000
STEPS = 100


def measures() -> Iterator[Measure]:
    """Single environments, batches, OpenSpiel; every figure is the best of rounds in turns."""
    yield from _single_and_batch()
    yield from _openspiel()


def _steps_of(make: Callable[[], Any]) -> float:
    """Steps a second of processor time, by a masked random policy as `last()` shows it."""
    env, chance, steps = make(), random.Random(1), 0
    env.reset(seed=1)
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        for _ in range(100):
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                continue
            env.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
    return steps / (time.process_time() - start)


def _steps_of_batch(batch: Any) -> float:
    """The same of many games at once, on one core; actions drawn by lot included."""
    batch.reset(seed=1)
    start = time.process_time()
    for _ in range(STEPS):
        batch.step(batch.sample())
    return GAMES * STEPS / (time.process_time() - start)


SINGLES: dict[str, Callable[[], Any]] = {
    "king of siam": lambda: king_of_siam_v1.env(players=3, observation="flat"),
    "siam, small steps": lambda: siam_v1.env(observation="flat"),
    "siam, whole turns": lambda: siam_v1.env(observation="flat", actions="whole"),
    "PettingZoo's connect_four": lambda: pettingzoo.make("aec", "classic/connect_four-v3"),
    "PettingZoo's chess": lambda: pettingzoo.make("aec", "classic/chess-v6"),
}
BATCHES: dict[str, Callable[[], Any]] = {
    "king of siam": lambda: king_of_siam_v1.batch(GAMES, players=3, observation="flat"),
    "siam, small steps": lambda: siam_v1.batch(GAMES, observation="flat"),
    "siam, whole turns": lambda: siam_v1.batch(GAMES, observation="flat", actions="whole"),
}


def _single_and_batch() -> Iterator[Measure]:
    single = dict.fromkeys(SINGLES, 0.0)
    many = dict.fromkeys(BATCHES, 0.0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pygame warns of its own imports
        for _ in range(ROUNDS):
            for name, make in SINGLES.items():
                single[name] = max(single[name], _steps_of(make))
            for name, make in BATCHES.items():
                many[name] = max(many[name], _steps_of_batch(make()))
    for name, speed in single.items():
        yield Measure(f"envs: {name}, one environment", speed / 1e3, "k steps/s")
    for name, speed in many.items():
        aim = "at least 1" if name.startswith("siam") else ""
        label = f"envs: {name}, {GAMES} at once on a core"
        yield Measure(label, speed / 1e6, "M steps/s", aim)
        ratio = speed / single[name]
        yield Measure(f"envs: {name}, at once / one", ratio, "×", "at least 100")


def _games_of(game: Any) -> float:
    """Random games a second of processor time."""
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
