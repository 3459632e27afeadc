"""Games by name, loaded when first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

MODULES = {"king-of-siam": "erawan.king", "siam": "erawan.siam"}


def game(name: str) -> Any:
    """The descriptor of a game; raises ValueError for an unknown name.

    >>> game("siam").title
    'Siam'
    """
    if name not in MODULES:
        raise ValueError(f"no game is called {name!r}; there are {' and '.join(MODULES)}")
    return import_module(MODULES[name]).GAME
