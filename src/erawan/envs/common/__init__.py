"""What the environments of both games compile in."""

from erawan.kernels.common.build_check import require_built

COMPILED = ("masks", "planes")

require_built(__name__, COMPILED)
