"""The levels of the King of Siam engine, the weakest first."""

from __future__ import annotations

from erawan.engine.levels import Level

LEVELS = (
    Level(
        1,
        "Visitor",
        "Glances at a few moves and often mistakes a poor one for a good.",
        1,
        0,
        0.7,
        {3: 0.8, 4: 0.65},
    ),
    Level(2, "Porter", "Looks at its own move only, and carelessly.", 1, 0, 0.5, {3: 0.48}),
    Level(3, "Boatman", "Looks at its own move only, and misjudges many.", 1, 0, 0.36, {3: 0.32}),
    Level(4, "Trader", "Looks at its own move only, and misjudges some.", 1, 0, 0.225, {3: 0.2}),
    Level(
        5, "Scribe", "Looks at its own move only, with some care.", 1, 0, 0.14, {3: 0.13, 4: 0.135}
    ),
    Level(6, "Guard", "Begins to ask what the others will answer.", 3, 0, 0.085, {4: 0.087}),
    Level(
        7, "Captain", "Looks at the answers to its best moves.", 6, 0, 0.05, {3: 0.053, 4: 0.067}
    ),
    Level(8, "Governor", "Thinks a few turns ahead.", 16, 0, 0.015, {3: 0.017, 4: 0.053}),
    Level(
        9,
        "Minister",
        "Plans ahead and counts the cards of all.",
        200,
        nodes_by_players={3: 110},
    ),
    Level(
        10,
        "Maharacha",
        "Looks at 600 positions a move, or at as many as the time it is given allows.",
        None,
        usual=600,
    ),
)
"""No level has a blindness: who looks at few positions is blind enough.

The noise is by how much of a winning chance a position may be misjudged; a game that is won or lost
for sure is never mistaken. With more players the same noise does another harm, so that each number
of players has its own. Three players gain nothing from 600 positions over 200, hence level 9's 110.
"""
