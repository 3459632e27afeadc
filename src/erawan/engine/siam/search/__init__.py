"""The compiled search of Siam's engine; `deepening` and `proof` are its doors."""

from erawan.kernels.common.build_check import require_built

COMPILED = (
    "deepening",
    "estimate",
    "lines",
    "ordering",
    "proof",
    "threats",
    "transpositions",
    "tree",
)

require_built(__name__, COMPILED)
