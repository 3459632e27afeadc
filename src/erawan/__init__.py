"""King of Siam and Siam: exact rules, fast kernels, opponents and an app.

>>> import erawan
>>> pos = erawan.game("king-of-siam").start(players=3, seed=7)
>>> pos.to_move, pos.play(pos.parse("pass")).to_move
(2, 0)

Importing this package loads no web, database or array library.
"""

from typing import TYPE_CHECKING

from erawan.core.errors import BadBoard, BadCode, BadPosition, BadRecord, ErawanError, IllegalMove
from erawan.core.outcome import Outcome
from erawan.core.registry import game

if TYPE_CHECKING:
    from erawan.engine.engine import open_engine as engine
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
