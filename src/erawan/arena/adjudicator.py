"""King of Siam: who has won already, by the exact solver."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Position
from erawan.engine.king_endings import solve
from erawan.kernels.king import Kernel
from erawan.kernels.king_solve import Solver
from erawan.kernels.stop import Stop

PROVED = "proved"
"""The reason of a game that was ended so."""
NODES = 30
"""What a try may cost; as nodes, so that the same moves end at the same place on every machine."""


class Adjudicator:
    """Judges the positions of one game; a proof that one finds helps with the next."""

    def __init__(self) -> None:
        self._solver = Solver()

    def winners(self, position: Position[Any]) -> tuple[int, ...]:
        """The seats that win whatever the others do; none if that isn't proved."""
        ending = solve(Kernel(position), self._solver, NODES, None, Stop())
        return () if ending is None else tuple(sorted(ending.winners))
