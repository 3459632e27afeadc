"""Games by name, loaded when first asked for.

The core names no game: `erawan.games` registers those there are.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any


@dataclass(frozen=True, slots=True)
class GameEntry:
    """What a game brings: modules by name, so that nothing is loaded before it is needed.

    `rules` holds the descriptor GAME (`erawan.core.game.Game`), `engine` the engine's entry ENGINE
    (`erawan.engine.entry.EngineEntry`), `views` the adapter VIEWS (`erawan.views.adapter.Views`).
    """

    name: str
    rules: str
    engine: str
    views: str


_entries: dict[str, GameEntry] = {}


def register(entry: GameEntry) -> None:
    """Make a game known by its name."""
    _entries[entry.name] = entry


def game_names() -> tuple[str, ...]:
    """The names of all games, in the order in which they were registered."""
    return tuple(_entries)


def find_entry(name: str) -> GameEntry:
    """What is registered for a game; raises ValueError for an unknown name."""
    if name not in _entries:
        raise ValueError(f"no game is called {name!r:.40}; there are {' and '.join(_entries)}")
    return _entries[name]


def game(name: str) -> Any:
    """The descriptor of a game; raises ValueError for an unknown name.

    >>> game("siam").title
    'Siam'
    """
    return load(find_entry(name).rules).GAME


@cache
def load(module: str) -> ModuleType:
    """A module that an entry names."""
    return import_module(module)
