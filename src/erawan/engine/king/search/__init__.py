"""The compiled search of King of Siam's engine; `tree` and `solver` are its doors."""

from erawan.kernels.common.build_check import require_built

COMPILED = (
    "candidates",
    "correction",
    "estimate",
    "facts",
    "features",
    "games",
    "greedy",
    "nodes",
    "proof_table",
    "reach",
    "results",
    "sight",
    "solver",
    "threats",
    "tree",
    "turning",
)

require_built(__name__, COMPILED)
