"""The greedy player: it looks one move ahead, at what the rules make plain, and no further."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Position
from erawan.core.generator import SplitMix64
from erawan.engine.agent import Task, pick
from erawan.engine.greedy_siam import best_siam_moves
from erawan.engine.kernel import kernel_of
from erawan.engine.thought import Thought, guess
from erawan.king import Position as KingPosition


class GreedyPlayer:
    """Plays a move that looks best at once; among equals chance decides."""

    name = "greedy"
    description = "Plays the move that looks best at once, and never asks what comes after it."

    def choose(self, position: Position[Any], task: Task) -> Thought:
        """The best-looking move of a position that has one."""
        generator = SplitMix64(task.seed)
        if isinstance(position, KingPosition):
            return guess(position, pick(kernel_of(position).greedy(), generator))
        return guess(position, pick(best_siam_moves(position), generator).code)  # type: ignore[arg-type]
