"""Games that positions are taken from: between decent players who are careless now and then."""

from __future__ import annotations

import erawan
from bench.sparring.compiled.siam_plain import Plain
from erawan.core.generator import SplitMix64
from erawan.kernels.common.stop import Stop
from erawan.kernels.siam.kernel import Kernel
from erawan.siam import Position

SEED = 7
RANDOM_PLIES = 6
"""So many random plies begin each game."""
CAREFREE = 12
"""Later one ply in so many is random too."""
DEPTH = 4
MAX_PLIES = 80


def play(number: int) -> list[Position]:
    """All positions of a numbered game, the end included."""
    generator = SplitMix64(SEED << 32 | number)
    kernel = Kernel(erawan.game("siam").start())
    positions: list[Position] = [kernel.store()]
    while not kernel.ended and kernel.ply < MAX_PLIES:
        if kernel.ply < RANDOM_PLIES or generator.below(CAREFREE) == 0:
            codes = kernel.legal_codes()
            code = codes[generator.below(len(codes))]
        else:
            code = _best(positions[-1])
        kernel = kernel.play(code)
        positions.append(kernel.store())
    return positions


def _best(position: Position) -> str:
    search, stop = Plain(position), Stop()
    while search.depth < DEPTH and not search.is_decided:
        search.deepen(stop)
    return search.code
