"""King of Siam at the speed of C; `kernel` is what Python sees of it."""

from erawan.kernels.common.build_check import require_built

COMPILED = ("code", "distinct", "effects", "kernel", "moves", "outcome", "play", "state", "takes")

require_built(__name__, COMPILED)
