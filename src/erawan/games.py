"""The games there are: where each one's rules, engine and views stand.

Whoever tries out a game of their own names its module in ERAWAN_GAMES (several are separated by
commas); such a module has a `GameEntry` called ENTRY.
"""

from __future__ import annotations

import os
from importlib import import_module

from erawan.core.registry import GameEntry, register

ENTRIES = (
    GameEntry("king-of-siam", "erawan.king", "erawan.engine.king", "erawan.views.king.adapter"),
    GameEntry("siam", "erawan.siam", "erawan.engine.siam", "erawan.views.siam.adapter"),
)


def register_games() -> None:
    """Make our games known, and those that the environment names."""
    for entry in ENTRIES:
        register(entry)
    for module in filter(None, os.environ.get("ERAWAN_GAMES", "").split(",")):
        register(import_module(module).ENTRY)
