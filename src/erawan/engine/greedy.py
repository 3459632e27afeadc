"""The greedy player: it looks one move ahead, at what the rules make plain, and no further."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Position
from erawan.core.generator import SplitMix64
from erawan.engine.agent import pick
from erawan.engine.greedy_siam import best_siam_moves
from erawan.engine.kernel import kernel_of
from erawan.king import Position as KingPosition


class GreedyPlayer:
    """Plays a move that looks best at once; among equals chance decides."""

    name = "greedy"

    def choose(self, position: Position[Any], generator: SplitMix64) -> Any:
        """A legal move of a position that has one."""
        if isinstance(position, KingPosition):
            return position.parse(pick(kernel_of(position).greedy(), generator))
        return pick(best_siam_moves(position), generator)  # type: ignore[arg-type]
