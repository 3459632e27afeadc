"""The levels of the King of Siam engine, the weakest first."""

from __future__ import annotations

from erawan.engine.levels import Level

LEVELS = (
    Level(
        1,
        "Visitor",
        "Glances at a few moves and often mistakes a poor one for a good.",
        nodes=1,
        noise=0.45,
    ),
    Level(2, "Porter", "Looks at its own move only, and carelessly.", nodes=1, noise=0.25),
    Level(3, "Boatman", "Looks at its own move only.", nodes=1, noise=0.08),
    Level(4, "Trader", "Begins to ask what the others will answer.", nodes=4, noise=0.06),
    Level(5, "Scribe", "Thinks a few turns ahead, with slips.", nodes=10, noise=0.03),
    Level(6, "Guard", "Thinks a few turns ahead.", nodes=24),
    Level(7, "Captain", "Plans whole struggles ahead.", nodes=80),
    Level(8, "Governor", "Plans ahead and counts the cards of all.", nodes=250),
    Level(9, "Minister", "Thinks long and seldom errs.", nodes=800),
    Level(10, "Maharacha", "Uses all the time it is given.", nodes=None),
)
"""No level has a blindness: who looks at few positions is blind enough."""
