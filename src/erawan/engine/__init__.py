"""Players that choose moves by themselves; the module itself can be called to get an engine.

>>> import erawan
>>> siam = erawan.game("siam").start()
>>> engine = erawan.engine("siam", level=3)
>>> engine.play(siam, nodes=1000) in siam.legal_moves()
True
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any


class _EngineModule(ModuleType):
    """A package that is also the function people expect under its name: `open_engine`."""

    def __call__(self, *args: Any, **settings: Any) -> Any:
        return import_module("erawan.engine.engine").open_engine(*args, **settings)


sys.modules[__name__].__class__ = _EngineModule
