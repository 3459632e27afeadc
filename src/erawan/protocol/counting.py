"""Perft that can be stopped."""

from __future__ import annotations

from erawan.kernels.king import Kernel as KingKernel
from erawan.kernels.siam import Kernel as SiamKernel
from erawan.kernels.stop import Stop

KING_STEP = 1
SIAM_STEP = 3
"""Plies that are counted without looking up: a few milliseconds."""


class Stopped(Exception):
    """The count was not finished."""


def count(kernel: KingKernel | SiamKernel, depth: int, stop: Stop) -> int:
    """The positions after so many plies; raises Stopped soon after it is asked to."""
    if stop.is_due:
        raise Stopped
    if depth <= (KING_STEP if isinstance(kernel, KingKernel) else SIAM_STEP):
        return kernel.perft(depth)
    return sum(count(kernel.play_move(move), depth - 1, stop) for move in kernel.legal_moves())
