"""Sparring partners at the speed of C, compiled for developers only: `make sparring`."""

from erawan.kernels.common.build_check import require_built

COMPILED = (
    "frozen_candidates",
    "frozen_estimate",
    "frozen_features",
    "frozen_nodes",
    "frozen_tree",
    "king_light",
    "king_uct",
    "siam_plain",
)

require_built(__name__, COMPILED)
