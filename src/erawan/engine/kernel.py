"""The quickest form of a position, for whatever has to be fast."""

from __future__ import annotations

from typing import Any

from erawan.core.game import Position
from erawan.engine.entry import Kernel, engine_of


def kernel_of(position: Position[Any]) -> Kernel:
    """The position in the kernel of its game.

    >>> import erawan
    >>> kernel_of(erawan.game("siam").start()).perft(2)
    2960
    """
    return engine_of(position.game).kernel(position)
