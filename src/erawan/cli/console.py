"""The terminal as Rich sees it: its width and colours, NO_COLOR respected."""

from __future__ import annotations

from rich.console import Console


def make_console() -> Console:
    """A console on standard output that leaves our words as they are."""
    return Console(highlight=False, markup=False, emoji=False)
