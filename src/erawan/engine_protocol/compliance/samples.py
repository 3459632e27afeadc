"""Positions to try an engine on, from start to end: what each game brings for this."""

from __future__ import annotations

from random import Random
from typing import Any

from erawan.core.game import Position
from erawan.core.registry import game_names
from erawan.engine.entry import Kernel, ProtocolSamples, engine_of
from erawan.engine.kernel import kernel_of

MAX_PLIES = 80
NEAR_THE_END = 3


def all_samples() -> dict[str, ProtocolSamples]:
    """What there is to examine engines with, by game."""
    found = {name: engine_of(name).samples for name in reversed(game_names())}
    return {name: samples for name, samples in found.items() if samples is not None}


def sample(name: str, random: Random) -> Position[Any]:
    """A position of a game that is not over, every fourth time one near its end."""
    kernel = kernel_of(all_samples()[name].random_start(random))
    path: list[Kernel] = []
    while kernel.outcome is None and len(path) < MAX_PLIES:
        path.append(kernel)
        kernel = kernel.play_move(random.choice(kernel.legal_moves()))
    if random.random() < 0.25:
        path = path[-NEAR_THE_END:]
    position: Position[Any] = random.choice(path).store()
    return position
