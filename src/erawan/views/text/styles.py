"""Colours of the pieces; each goes with a letter, so that nothing hangs on colour alone."""

from __future__ import annotations

from rich.text import Text

FACTION_STYLES = {"R": "bold yellow", "L": "bold red", "M": "bold bright_blue", "B": "bold reverse"}
SIDE_STYLES = ("bold bright_cyan", "bold yellow")
QUIET = "dim"
STRONG = "bold"
CONTESTED = "bold reverse"
CLOSED = "bold red"


def tint(line: str) -> Text:
    """A line of words with its follower counts, such as R2, in their factions' colours."""
    text = Text(line)
    for letter in "RLM":
        text.highlight_regex(rf"\b{letter}[1-9]\d*\b", FACTION_STYLES[letter])
    return text
