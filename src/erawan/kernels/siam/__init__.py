"""Siam at the speed of C; `kernel` is what Python sees of it."""

from erawan.kernels.common.build_check import require_built

COMPILED = ("history", "kernel", "moves", "perft", "tables")

require_built(__name__, COMPILED)
