"""Makes one function of ours sleep at its end, in every Python that finds this file.

Which one, as `module:Class.method`, stands in the environment; `tools/planted_sleeps.py` sets it.
"""

import functools
import inspect
import os
import sys
import time
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import Any

SECONDS = 0.1


def delayed(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function, later."""

    @functools.wraps(function)
    def dawdle(*arguments: Any, **named: Any) -> Any:
        answer = function(*arguments, **named)
        time.sleep(SECONDS)
        return answer

    @functools.wraps(function)
    async def dawdle_and_block(*arguments: Any, **named: Any) -> Any:
        answer = await function(*arguments, **named)
        time.sleep(SECONDS)  # noqa: ASYNC251 - the loop is to be late
        return answer

    return dawdle_and_block if inspect.iscoroutinefunction(function) else dawdle


def plant(module: ModuleType, path: str) -> None:
    """Put a sleep at the end of a function or a method of a module."""
    owner, _, method = path.rpartition(".")
    if not owner:
        setattr(module, method, delayed(getattr(module, method)))
        return
    known = getattr(module, owner)
    late = delayed(getattr(known, method))
    try:
        setattr(known, method, late)
    except TypeError:
        # A compiled class can't be changed, but one made of it can take its place.
        setattr(module, owner, type(owner, (known,), {method: late}))


class Planter(MetaPathFinder):
    """Plants the sleep once its module is imported, and imports nothing before."""

    def __init__(self, place: str) -> None:
        self.module, _, self.path = place.partition(":")

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None,  # noqa: ARG002 - as Python calls it
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        """The module as the others find it, but with the sleep in it."""
        if name != self.module:
            return None
        sys.meta_path.remove(self)
        spec = find_spec(name)
        if spec is None or spec.loader is None:
            raise ModuleNotFoundError(f"there is no {name} to put a sleep into")
        execute = spec.loader.exec_module

        def execute_and_plant(module: ModuleType) -> None:
            execute(module)
            plant(module, self.path)

        spec.loader.exec_module = execute_and_plant  # type: ignore[method-assign]
        return spec


if "ERAWAN_SLEEP" in os.environ:
    sys.meta_path.insert(0, Planter(os.environ["ERAWAN_SLEEP"]))
