"""The random player: a yardstick, and an opponent for a first game."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Position
from erawan.engine.agent import Task
from erawan.engine.entry import engine_of
from erawan.engine.thought import Thought, guess


class RandomPlayer:
    """Plays any legal move, each as likely as the others.

    It is number `below(n)`, from 0, of the n legal moves sorted by code.
    """

    name = "random"
    description = "Plays any legal move, each as likely as the others."

    def choose(self, position: Position[Any], task: Task) -> Thought:
        """Any legal move of a position that has one."""
        return guess(position, engine_of(position.game).random_code(position, task.seed))
