"""Games by name, loaded when first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

if TYPE_CHECKING:
    from erawan.king.game import KingOfSiam
    from erawan.siam.game import Siam

MODULES = {"king-of-siam": "erawan.king", "siam": "erawan.siam"}


@overload
def game(name: Literal["king-of-siam"]) -> KingOfSiam: ...
@overload
def game(name: Literal["siam"]) -> Siam: ...
@overload
def game(name: str) -> Any: ...
def game(name: str) -> Any:
    """The descriptor of a game; raises ValueError for an unknown name.

    >>> game("siam").title
    'Siam'
    """
    if name not in MODULES:
        raise ValueError(f"no game is called {name!r}; there are {' and '.join(MODULES)}")
    return import_module(MODULES[name]).GAME
