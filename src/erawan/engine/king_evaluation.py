"""The fitted weights of King of Siam's estimate, from the file that `make king-weights` writes."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from erawan.kernels.king_eval import NAMES, STAGE_COUNT, Weights

FILE = "king_weights.json"

Table = list[list[list[float]]]
"""By players from 2 to 4, by stage from the end of the game on, by figure in the order of NAMES."""


def read_weights() -> Table:
    """The weights of the file."""
    table: dict[str, dict[str, list[float]]] = json.loads(
        resources.files("erawan.engine").joinpath(FILE).read_text()
    )
    return [
        [[table[str(players)][name][stage] for name in NAMES] for stage in range(STAGE_COUNT)]
        for players in (2, 3, 4)
    ]


@cache
def weights() -> Weights:
    """The same for the kernel."""
    return Weights(read_weights())
