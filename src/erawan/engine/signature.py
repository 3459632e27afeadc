"""What an engine answers to fixed questions, in sixteen digits: any change of behaviour shows.

The questions are positions of random games, which the seeds pin, and each is thought about for a
fixed number of nodes at the highest level. What is signed are the moves, lines, depths and nodes;
values are left out, whose last digits may differ between processors.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from erawan.core.game import Position
from erawan.core.generator import SplitMix64
from erawan.core.registry import game as find_game
from erawan.engine.agent import Task, pick
from erawan.engine.budget import Budget
from erawan.engine.entry import engine_of
from erawan.engine.kernel import kernel_of
from erawan.engine.players import Settings, make_searcher


@dataclass(frozen=True, slots=True)
class Signature:
    """One engine's answers, and what they cost."""

    game: str
    digits: str
    positions: int
    nodes: int
    seconds: float


def questions(game: str) -> Iterator[Position[Any]]:
    """The positions that are asked about, none of them over."""
    asked = engine_of(game).questions
    for seed, options in enumerate(asked.starts):
        yield from _walk(find_game(game).start(**options), asked.plies, seed)


def sign(game: str) -> Signature:
    """Ask a game's engine everything, each time with empty tables."""
    hasher = hashlib.sha256()
    nodes = asked = 0
    began = time.monotonic()
    for position in questions(game):
        agent = make_searcher(game, Settings())
        thought = agent.choose(position, Task(Budget(nodes=engine_of(game).questions.nodes)))
        best = " ".join(thought.lines[0].codes)
        hasher.update(f"{best} {thought.depth} {thought.nodes}\n".encode())
        nodes += thought.nodes
        asked += 1
    return Signature(game, hasher.hexdigest()[:16], asked, nodes, time.monotonic() - began)


def _walk(start: Position[Any], plies: tuple[int, ...], seed: int) -> Iterator[Position[Any]]:
    """The position after each of so many random plies, as long as the game goes on."""
    kernel = kernel_of(start)
    generator = SplitMix64(seed)
    for ply in range(plies[-1] + 1):
        if kernel.outcome is not None:
            return
        if ply in plies:
            yield kernel.store()
        kernel = kernel.play(pick(kernel.legal_codes(), generator))
