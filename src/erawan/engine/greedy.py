"""The greedy player: it looks one move ahead, at what the rules make plain, and no further."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Position
from erawan.core.generator import SplitMix64
from erawan.engine.agent import Task, pick
from erawan.engine.entry import engine_of
from erawan.engine.thought import Thought, guess


class GreedyPlayer:
    """Plays a move that looks best at once; among equals chance decides."""

    name = "greedy"
    description = "Plays the move that looks best at once, and never asks what comes after it."

    def choose(self, position: Position[Any], task: Task) -> Thought:
        """The best-looking move of a position that has one."""
        codes = engine_of(position.game).greedy_codes(position)
        return guess(position, pick(codes, SplitMix64(task.seed)))
