"""The engine of Siam: levels and proofs around its search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from erawan.engine.entry import Questions, SearchEngine

if TYPE_CHECKING:
    from erawan.kernels.siam.kernel import Kernel


class SiamEngine(SearchEngine):
    """Besides its search: an estimate that can be explained."""

    room = "erawan.engine.siam"
    has_terms = True
    perft_step = 3
    questions = Questions(
        nodes=20_000,
        plies=(0, 8, 16, 24),
        starts=(
            {},
            {"crosses": "off", "force": "total"},
            {"animals": 4, "removals": 1},
            {"repetition": 3, "ply_limit": 200},
        ),
    )

    def kernel(self, position: Any) -> Kernel:
        """The compiled kernel."""
        from erawan.kernels.siam.kernel import Kernel

        return Kernel(position)

    def greedy_codes(self, position: Any) -> list[str]:
        """The moves that win, don't lose, or bring a pusher nearer to a rock."""
        from erawan.engine.siam.greedy import best_siam_moves

        return [move.code for move in best_siam_moves(position)]

    def explain(self, position: Any) -> list[str]:
        """One line for each term that counts, then their sum for the mover."""
        from erawan.engine.siam.explanation import explain_position

        return explain_position(position)

    def openings_fit(self, start: Any) -> bool:
        """They were made for the classic board, before the first turn."""
        return bool(start.text == "5/5/1ooo1/5/5 E 0 --")


ENGINE = SiamEngine()
