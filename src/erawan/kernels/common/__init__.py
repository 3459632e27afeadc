"""What both games' compiled modules need."""

from erawan.kernels.common.build_check import require_built

COMPILED = ("splitmix", "stop")

require_built(__name__, COMPILED)
