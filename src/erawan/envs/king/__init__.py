"""Many games of King of Siam at once: turns in small steps, masks, observations, all compiled."""

from erawan.kernels.common.build_check import require_built

COMPILED = ("games", "observation", "offers", "turn")

require_built(__name__, COMPILED)
