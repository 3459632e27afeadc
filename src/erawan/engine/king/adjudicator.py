"""Who has won already, by the exact solver."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Position
from erawan.engine.entry import Verdict
from erawan.engine.king.endings import solve
from erawan.engine.king.search.solver import Solver
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel

PROOF_NODES = 30
"""What a try may cost; as nodes, so that the same moves end at the same place on every machine."""


class KingAdjudicator:
    """Judges the positions of one game; a proof that one finds helps with the next."""

    def __init__(self) -> None:
        self._solver = Solver()

    def judge(self, position: Position[Any]) -> Verdict:
        """What is proved of a position in which somebody is to move."""
        ending = solve(Kernel(position), self._solver, PROOF_NODES, None, Stop())
        if ending is None:
            return Verdict()
        if not ending.winners:
            return Verdict(kingmaker=position.to_move)
        return Verdict(tuple(sorted(ending.winners)))
