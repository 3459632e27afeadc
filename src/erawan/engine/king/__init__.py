"""The engine of King of Siam: levels, styles, endings and hints around its search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from erawan.engine.entry import Liking, Questions, SearchEngine

if TYPE_CHECKING:
    from erawan.engine.king.adjudicator import KingAdjudicator
    from erawan.engine.levels import Style
    from erawan.kernels.king.kernel import Kernel


class KingEngine(SearchEngine):
    """Besides its search: styles, and proofs that end a game."""

    room = "erawan.engine.king"
    ends_by_proof = True
    questions = Questions(
        nodes=300,
        plies=(0, 6, 12, 18),
        starts=(
            {"players": 2, "board": "siam", "seed": 0},
            {"players": 3, "board": "siam", "seed": 1},
            {"players": 4, "board": "siam", "seed": 2},
            {"players": 2, "board": "britain", "seed": 3},
        ),
    )

    @property
    def styles(self) -> tuple[Style, ...]:
        """Balanced, and three with a liking."""
        from erawan.engine.king.styles import STYLES

        return STYLES

    @property
    def likings(self) -> Mapping[str, Liking]:
        """What three of the styles like."""
        from erawan.engine.king.styles import LIKINGS

        return LIKINGS

    def kernel(self, position: Any) -> Kernel:
        """The compiled kernel."""
        from erawan.engine.king.kernel import king_kernel

        return king_kernel(position)

    def random_code(self, position: Any, seed: int) -> str:
        """The same move as elsewhere, found without listing the others."""
        return self.kernel(position).sample(seed)

    def greedy_codes(self, position: Any) -> list[str]:
        """The moves that look best by the rules' own count."""
        from erawan.engine.king.search.greedy import greedy_moves

        return greedy_moves(self.kernel(position))

    def adjudicator(self) -> KingAdjudicator:
        """The exact solver as a judge."""
        from erawan.engine.king.adjudicator import KingAdjudicator

        return KingAdjudicator()


ENGINE = KingEngine()
