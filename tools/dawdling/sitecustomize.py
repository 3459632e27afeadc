"""Makes one function of ours sleep at its end, in every Python that finds this file.

Which one, as `module:Class.method`, stands in the environment; `tools/planted_sleeps.py` sets it.
"""

import functools
import importlib
import inspect
import os
import time
from collections.abc import Callable
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


def plant(place: str) -> None:
    """Put a sleep at the end of a function or a method."""
    name, _, path = place.partition(":")
    module = importlib.import_module(name)
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


if "ERAWAN_SLEEP" in os.environ:
    plant(os.environ["ERAWAN_SLEEP"])
