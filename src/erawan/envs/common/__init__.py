"""What the environments of both games compile in."""

from erawan.kernels.common.build_check import require_built

COMPILED = ("games", "masks", "planes")

require_built(__name__, COMPILED)
