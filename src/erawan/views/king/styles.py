"""Colours of King of Siam's pieces; each goes with a letter, nothing hangs on colour alone."""

from __future__ import annotations

from rich.text import Text

from erawan.king.cards import FACTIONS

FACTION_STYLES = {"R": "bold yellow", "L": "bold red", "M": "bold bright_blue", "B": "bold reverse"}
CONTESTED = "bold reverse"


def tint(line: str) -> Text:
    """A line of words with its follower counts, such as R2, in their factions' colours."""
    text = Text(line)
    for letter in FACTIONS:
        text.highlight_regex(rf"\b{letter}[1-9]\d*\b", FACTION_STYLES[letter])
    return text
