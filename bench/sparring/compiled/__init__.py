"""Sparring partners at the speed of C, compiled for developers only: `make sparring`."""

from erawan.kernels.common.build_check import require_built

COMPILED = ("king_light", "king_uct", "siam_plain")

require_built(__name__, COMPILED)
