"""Many games of Siam at once: turns in small steps or whole, masks, observations, all compiled."""

from erawan.kernels.common.build_check import require_built

COMPILED = ("games", "observation", "offers", "turn")

require_built(__name__, COMPILED)
