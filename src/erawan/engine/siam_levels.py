"""The ten strengths of Siam's engine.

`blindness` is how many plies a level sees at most; threats to win at once it follows further.
"""

from __future__ import annotations

from erawan.engine.levels import Level

LEVELS = (
    Level(1, "Calf", "Sees its own move only, and often misjudges it.", 300, 1, 0.24),
    Level(2, "Wanderer", "Sees your answer, if it looks for it, and misjudges much.", 420, 2, 0.22),
    Level(3, "Ferryman", "Sees three plies, but rarely all of them.", 700, 3, 0.17),
    Level(4, "Potter", "Sees three plies and judges them better.", 1_050, 3, 0.14),
    Level(5, "Mahout", "Sees four plies and makes few mistakes in them.", 1_700, 4, 0.1),
    Level(6, "Mason", "Sees five plies.", 3_000, 5, 0.06),
    Level(7, "Captain", "Sees six plies and hardly misjudges what it sees.", 5_500, 6, 0.035),
    Level(
        8,
        "Abbot",
        "Sees as far as 12,000 positions take it, and can prove a win.",
        12_000,
        0,
        0.015,
    ),
    Level(9, "Minister", "Looks at 26,000 positions a move and never errs on purpose.", 26_000),
    Level(
        10,
        "Erawan",
        "Looks at 60,000 positions a move, or at as many as the time it is given allows.",
        None,
        usual=60_000,
    ),
)
