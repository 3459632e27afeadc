"""Perft that can be stopped."""

from __future__ import annotations

from erawan.engine.entry import Kernel
from erawan.kernels.common.stop import Stop


class Stopped(Exception):
    """The count was not finished."""


def count(kernel: Kernel, depth: int, step: int, stop: Stop) -> int:
    """The positions after so many plies; raises Stopped soon after it is asked to.

    The last `step` plies are counted without looking up.
    """
    if stop.is_due:
        raise Stopped
    if depth <= step:
        return kernel.perft(depth)
    moves = kernel.legal_moves()
    return sum(count(kernel.play_move(move), depth - 1, step, stop) for move in moves)
