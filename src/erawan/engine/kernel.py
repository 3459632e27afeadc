"""The game of a position and its compiled kernel, for whatever has to be fast."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, overload

from erawan.core.game import Position
from erawan.kernels.king import Kernel as KingKernel
from erawan.kernels.king_state import Board as KingTables
from erawan.kernels.siam import Kernel as SiamKernel
from erawan.king import Position as KingPosition
from erawan.siam import Position as SiamPosition

# Making a board's tables takes longer than most of what a kernel is asked. They are only read.
king_tables = lru_cache(maxsize=16)(KingTables)


@overload
def kernel_of(position: KingPosition) -> KingKernel: ...


@overload
def kernel_of(position: SiamPosition) -> SiamKernel: ...


@overload
def kernel_of(position: Position[Any]) -> KingKernel | SiamKernel: ...


def kernel_of(position: Position[Any]) -> KingKernel | SiamKernel:
    """The position in the kernel of its game.

    >>> import erawan
    >>> kernel_of(erawan.game("siam").start()).perft(2)
    2960
    """
    if isinstance(position, KingPosition):
        return KingKernel(position, king_tables(position.board))
    return SiamKernel(position)


def game_of(position: Position[Any]) -> str:
    """The name of a position's game.

    >>> import erawan
    >>> game_of(erawan.game("siam").start())
    'siam'
    """
    return "king-of-siam" if isinstance(position, KingPosition) else "siam"
