"""The compiled search of King of Siam's engine; `tree` and `solver` are its doors."""

from erawan.kernels.common.build_check import require_built

COMPILED = (
    "candidates",
    "estimate",
    "features",
    "greedy",
    "nodes",
    "proof_table",
    "reach",
    "results",
    "solver",
    "tree",
    "turning",
)

require_built(__name__, COMPILED)
