"""The random player: a yardstick, and an opponent for a first game."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Position
from erawan.core.generator import SplitMix64
from erawan.engine.agent import Task, pick
from erawan.engine.kernel import kernel_of
from erawan.engine.thought import Thought, guess
from erawan.king import Position as KingPosition


class RandomPlayer:
    """Plays any legal move, each as likely as the others.

    It is number `below(n)`, from 0, of the n legal moves sorted by code.
    """

    name = "random"
    description = "Plays any legal move, each as likely as the others."

    def choose(self, position: Position[Any], task: Task) -> Thought:
        """Any legal move of a position that has one."""
        if isinstance(position, KingPosition):
            return guess(position, kernel_of(position).sample(task.seed))
        kernel = kernel_of(position)
        return guess(position, kernel.code_of(pick(kernel.legal_moves(), SplitMix64(task.seed))))
