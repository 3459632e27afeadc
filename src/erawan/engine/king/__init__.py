"""The engine of King of Siam: levels, styles, endings and hints around its search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from erawan.engine.entry import EngineEntry, Liking, ProtocolSamples, Questions

if TYPE_CHECKING:
    from erawan.engine.agent import Agent
    from erawan.engine.coach import Danger
    from erawan.engine.king.adjudicator import KingAdjudicator
    from erawan.engine.levels import Level, Style
    from erawan.engine.players import Settings
    from erawan.kernels.king.kernel import Kernel


class KingEngine(EngineEntry):
    """What is behind it is loaded when it is first asked for."""

    has_greedy = True
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
    def levels(self) -> tuple[Level, ...]:
        """Its ten levels."""
        from erawan.engine.king.levels import LEVELS

        return LEVELS

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

    @property
    def samples(self) -> ProtocolSamples:
        """Lines with every option of a start."""
        from erawan.engine.king.samples import SAMPLES

        return SAMPLES

    def make(self, settings: Settings) -> Agent:
        """The search as an agent."""
        from erawan.engine.king.searcher import make

        return make(settings)

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

    def dangers(self, position: Any, code: str) -> tuple[Danger, ...]:
        """What a move gives away, mostly a pass."""
        from erawan.engine.king.coach import dangers

        return dangers(position, code)

    def adjudicator(self) -> KingAdjudicator:
        """The exact solver as a judge."""
        from erawan.engine.king.adjudicator import KingAdjudicator

        return KingAdjudicator()


ENGINE = KingEngine()
