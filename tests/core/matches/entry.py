"""The game of matches, for ERAWAN_GAMES; it has no engine."""

from erawan.core.registry import GameEntry

ENTRY = GameEntry(
    "matches", rules="tests.core.matches.rules", engine="", views="tests.core.matches.views"
)
