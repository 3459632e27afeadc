"""How words stand out in the terminal, whatever the game."""

from __future__ import annotations

QUIET = "dim"
STRONG = "bold"
