"""The levels of the King of Siam engine, the weakest first."""

from __future__ import annotations

from erawan.engine.levels import Level

LEVELS = (
    Level(
        1,
        "Visitor",
        "Glances at a few moves and often mistakes a poor one for a good.",
        1,
        noise=0.7,
    ),
    Level(2, "Porter", "Looks at its own move only, and carelessly.", 1, noise=0.5),
    Level(3, "Boatman", "Looks at its own move only, and misjudges many.", 1, noise=0.36),
    Level(4, "Trader", "Looks at its own move only, and misjudges some.", 1, noise=0.225),
    Level(5, "Scribe", "Looks at its own move only, with some care.", 1, noise=0.14),
    Level(6, "Guard", "Begins to ask what the others will answer.", 3, noise=0.085),
    Level(7, "Captain", "Looks at the answers to its best moves.", 6, noise=0.05),
    Level(8, "Governor", "Thinks a few turns ahead.", 16, noise=0.015),
    Level(9, "Minister", "Plans ahead and counts the cards of all.", 120),
    Level(10, "Maharacha", "Uses all the time it is given.", None),
)
"""No level has a blindness: who looks at few positions is blind enough.

The noise is by how much of a winning chance a position may be misjudged; a game that is won or lost
for sure is never mistaken.
"""
