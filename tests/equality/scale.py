"""How much the equality tests compare: 1 on every run, 0.1 with checked kernels, 20 at length."""

from __future__ import annotations

import os

SCALE = float(os.environ.get("ERAWAN_EQUALITY_SCALE", "1"))
