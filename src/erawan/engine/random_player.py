"""The random player: a yardstick, and an opponent for a first game."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Position
from erawan.core.generator import SplitMix64
from erawan.engine.agent import pick
from erawan.engine.kernel import kernel_of
from erawan.king import Position as KingPosition


class RandomPlayer:
    """Plays any legal move, each as likely as the others.

    It is number `below(n)`, from 0, of the n legal moves sorted by code.
    """

    name = "random"

    def choose(self, position: Position[Any], generator: SplitMix64) -> Any:
        """A legal move of a position that has one."""
        return position.parse(_choose_code(position, generator))


def _choose_code(position: Position[Any], generator: SplitMix64) -> str:
    if isinstance(position, KingPosition):
        king = kernel_of(position)
        code = king.sample(generator.state)
        generator.below(king.count())  # the draw that `sample` has made on its own copy
        return code
    kernel = kernel_of(position)
    return kernel.code_of(pick(kernel.legal_moves(), generator))
