"""The levels of the King of Siam engine, the weakest first."""

from __future__ import annotations

from erawan.engine.levels import Level

LEVELS = (
    Level(
        1,
        "Visitor",
        "Glances at a few moves and often mistakes a poor one for a good.",
        24,
        1,
        0.30,
    ),
    Level(2, "Porter", "Looks at its own move only, and carelessly.", 48, 1, 0.20),
    Level(3, "Boatman", "Looks at its own move only.", 96, 1, 0.12),
    Level(4, "Trader", "Begins to ask what the others will answer.", 160, 0, 0.08),
    Level(5, "Scribe", "Thinks a few turns ahead, with slips.", 400, 0, 0.04),
    Level(6, "Guard", "Thinks a few turns ahead.", 800, 0, 0.0),
    Level(7, "Captain", "Plans whole struggles ahead.", 2_000, 0, 0.0),
    Level(8, "Governor", "Plans ahead and counts the cards of all.", 6_000, 0, 0.0),
    Level(9, "Minister", "Thinks long and seldom errs.", 20_000, 0, 0.0),
    Level(10, "Maharacha", "Uses all the time it is given.", None, 0, 0.0),
)
"""A level's blindness is how many plies it looks ahead at most, 0 for no such limit."""
