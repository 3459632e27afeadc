"""The ten strengths of Siam's engine; `blindness` is how many plies a level sees at most."""

from __future__ import annotations

from erawan.engine.levels import Level

LEVELS = (
    Level(1, "Calf", "Looks one move ahead and misjudges what it sees.", 60, 1, 0.5),
    Level(2, "Wanderer", "Looks one move ahead, with a better eye.", 100, 1, 0.3),
    Level(3, "Ferryman", "Sees your answer too, but not always its worth.", 300, 2, 0.3),
    Level(4, "Potter", "Sees your answer and judges it fairly.", 600, 2, 0.15),
    Level(5, "Mahout", "Looks three moves ahead in all.", 2_000, 3, 0.1),
    Level(6, "Mason", "Looks four moves ahead in all.", 5_000, 4, 0.05),
    Level(7, "Captain", "Looks as far as a few thousand positions take it.", 12_000, 6, 0.02),
    Level(8, "Abbot", "Looks at tens of thousands of positions a move.", 30_000),
    Level(9, "Minister", "Looks at a hundred thousand positions a move.", 100_000),
    Level(10, "Erawan", "Plays as well as it can in the time it has.", None),
)
