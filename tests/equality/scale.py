"""How much the equality tests compare: 1 on every run, 0.1 with checked kernels.

`make equality` compares a million: 20 times the Siam positions, 4.4 times King of Siam's moves.
"""

from __future__ import annotations

import os

SCALE = float(os.environ.get("ERAWAN_EQUALITY_SCALE", "1"))
