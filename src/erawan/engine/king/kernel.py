"""Positions of King of Siam in their kernel."""

from __future__ import annotations

from functools import lru_cache

from erawan.kernels.king.kernel import Kernel
from erawan.kernels.king.state import Board
from erawan.king import Position

# Making a board's tables takes longer than most of what a kernel is asked. They are only read.
tables_of = lru_cache(maxsize=16)(Board)


def king_kernel(position: Position) -> Kernel:
    """The position in its kernel."""
    return Kernel(position, tables_of(position.board))
