"""The random player: a yardstick, and an opponent for a first game."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Position
from erawan.core.generator import SplitMix64
from erawan.engine.agent import pick


class RandomPlayer:
    """Plays any legal move, each as likely as the others."""

    name = "random"

    def choose(self, position: Position[Any], generator: SplitMix64) -> Any:
        """A legal move of a position that has one."""
        return pick(position.legal_moves(), generator)
