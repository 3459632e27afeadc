"""The ten strengths of Siam's engine.

Threats to win at once a level follows further than its `max_depth`.
"""

from __future__ import annotations

from erawan.engine.levels import Level

LEVELS = (
    Level("siam", 1, nodes=300, max_depth=1, noise=0.24),
    Level("siam", 2, nodes=420, max_depth=2, noise=0.22),
    Level("siam", 3, nodes=700, max_depth=3, noise=0.17),
    Level("siam", 4, nodes=1_050, max_depth=3, noise=0.14),
    Level("siam", 5, nodes=1_700, max_depth=4, noise=0.1),
    Level("siam", 6, nodes=3_000, max_depth=5, noise=0.06),
    Level("siam", 7, nodes=5_500, max_depth=6, noise=0.035),
    Level("siam", 8, nodes=12_000, noise=0.015),
    Level("siam", 9, nodes=26_000),
    Level("siam", 10, nodes=None, default_nodes=60_000),
)
