"""Players that choose moves by themselves; the module itself can be called to get an engine.

>>> import erawan
>>> siam = erawan.game("siam").start()
>>> engine = erawan.engine("siam", level=3)
>>> engine.play(siam, nodes=1000) in siam.legal_moves()
True
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from erawan.engine.engine import Engine


class _EngineModule(ModuleType):
    """A package that is also the function people expect under its name."""

    def __call__(
        self,
        game: str,
        *,
        level: int = 10,
        style: str = "balanced",
        threads: int = 1,
        hash: int = 16,  # noqa: A002 - the protocol's name for it
    ) -> Engine:
        """The engine of a game; raises ErawanError for settings out of range."""
        from erawan.engine.engine import Engine
        from erawan.engine.players import Settings

        return Engine(game, Settings(level, style, threads, hash))


sys.modules[__name__].__class__ = _EngineModule
