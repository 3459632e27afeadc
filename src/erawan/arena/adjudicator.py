"""King of Siam: who has won already, by the exact solver."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from erawan.core.game import Position
from erawan.engine.king_endings import solve
from erawan.kernels.king import Kernel
from erawan.kernels.king_solve import Solver
from erawan.kernels.stop import Stop

PROVED = "proved"
"""The reason of a game that was ended so."""
KINGMAKER = "kingmaker"
"""What the record says where a seat that can't win any more decides who does."""
NODES = 30
"""What a try may cost; as nodes, so that the same moves end at the same place on every machine."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The seats that win whatever the others do, and the kingmaker; often neither is known."""

    winners: tuple[int, ...] = ()
    kingmaker: int | None = None


class Adjudicator:
    """Judges the positions of one game; a proof that one finds helps with the next."""

    def __init__(self) -> None:
        self._solver = Solver()

    def judge(self, position: Position[Any]) -> Verdict:
        """What is proved of a position in which somebody is to move."""
        ending = solve(Kernel(position), self._solver, NODES, None, Stop())
        if ending is None:
            return Verdict()
        if not ending.winners:
            return Verdict(kingmaker=position.to_move)
        return Verdict(tuple(sorted(ending.winners)))
