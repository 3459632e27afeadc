"""The levels of the King of Siam engine, the weakest first."""

from __future__ import annotations

from erawan.engine.levels import Level

LEVELS = (
    Level("king", 1, nodes=1, noise=0.7, noises={3: 0.8, 4: 0.65}),
    Level("king", 2, nodes=1, noise=0.5, noises={3: 0.48}),
    Level("king", 3, nodes=1, noise=0.36, noises={3: 0.32}),
    Level("king", 4, nodes=1, noise=0.225, noises={3: 0.2}),
    Level("king", 5, nodes=1, noise=0.14, noises={3: 0.13, 4: 0.135}),
    Level("king", 6, nodes=3, noise=0.085, noises={4: 0.087}),
    Level("king", 7, nodes=6, noise=0.05, noises={3: 0.053, 4: 0.067}),
    Level("king", 8, nodes=16, noise=0.015, noises={3: 0.017, 4: 0.053}),
    Level("king", 9, nodes=200, nodes_by_players={3: 110}),
    Level("king", 10, nodes=None, default_nodes=600),
)
"""No level has a `max_depth`: who looks at few positions sees little enough.

The noise is by how much of a winning chance a position may be misjudged; a game that is won or lost
for sure is never mistaken. With more players the same noise does another harm, so that each number
of players has its own. Three players gain nothing from 600 positions over 200, hence level 9's 110.
"""
