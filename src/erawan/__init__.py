"""King of Siam and Siam: exact rules, fast kernels, opponents and an app.

>>> import erawan
>>> pos = erawan.game("king-of-siam").start(players=3, seed=7)
>>> pos.to_move, pos.play(pos.parse("pass")).to_move
(2, 0)

Importing this package loads no web, database or array library.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

from erawan.core import picture, registry
from erawan.core.errors import BadBoard, BadCode, BadPosition, BadRecord, ErawanError, IllegalMove
from erawan.core.outcome import Outcome
from erawan.games import register_games

if TYPE_CHECKING:
    from erawan.engine.engine import open_engine as engine
    from erawan.king.game import KingOfSiam
    from erawan.siam.game import Siam
else:
    from erawan import engine  # a package that can be called

__all__ = [
    "BadBoard",
    "BadCode",
    "BadPosition",
    "BadRecord",
    "ErawanError",
    "IllegalMove",
    "Outcome",
    "__version__",
    "engine",
    "game",
]

__version__ = "0.1.0"

register_games()
# Notebooks draw positions as the page does; the drawings live far above the rules.
picture.draw_by(lambda position: import_module("erawan.views.svg").svg(position))


@overload
def game(name: Literal["king-of-siam"]) -> "KingOfSiam": ...
@overload
def game(name: Literal["siam"]) -> "Siam": ...
@overload
def game(name: str) -> Any: ...
def game(name: str) -> Any:
    """The descriptor of a game; raises ValueError for an unknown name.

    >>> game("siam").title
    'Siam'
    """
    return registry.game(name)
