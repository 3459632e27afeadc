"""Random openings by number, and which of them are fair."""

from __future__ import annotations

from dataclasses import dataclass

import erawan
from bench.siam_symmetry import canonical
from bench.sparring.compiled.siam_plain import Plain
from erawan.core.generator import SplitMix64
from erawan.kernels.common.stop import Stop
from erawan.kernels.siam.kernel import Kernel
from erawan.siam import Position

SEED = 1
MIN_PLIES, MAX_PLIES = 4, 8
DEPTH = 6
BOUND = 30
"""A side is ahead by more than this if, say, its animal pushes a rock off within three plies and
the other's doesn't within six."""

EARLY_DEPTH, EARLY_BOUND = 3, 120
"""What is this far apart already at this depth is not looked at any deeper."""


@dataclass(frozen=True)
class Opening:
    """Moves from the start, and the score after them for the side to move."""

    number: int
    moves: tuple[str, ...]
    score: int


def candidate(number: int) -> tuple[tuple[str, ...], Position]:
    """The moves of a numbered random opening, 4 to 8 plies, and where they lead."""
    generator = SplitMix64(SEED << 32 | number)
    plies = MIN_PLIES + generator.below(MAX_PLIES - MIN_PLIES + 1)
    kernel = Kernel(erawan.game("siam").start())
    moves: list[str] = []
    for _ in range(plies):
        codes = kernel.legal_codes()
        if not codes:
            break
        moves.append(codes[generator.below(len(codes))])
        kernel = kernel.play(moves[-1])
    position: Position = kernel.store()
    return tuple(moves), position


def judge(position: Position) -> int | None:
    """The score for the side to move if the game is open and fair, else None."""
    if position.outcome is not None:
        return None
    search, stop = Plain(position), Stop()
    while search.depth < DEPTH:
        search.deepen(stop)
        if search.is_decided:
            return None
        if search.depth == EARLY_DEPTH and abs(search.score) > EARLY_BOUND:
            return None
    return search.score if abs(search.score) <= BOUND else None


def symmetry_class(opening: Opening) -> tuple[int, ...]:
    """What an opening's last position shares with those that are the same up to symmetry."""
    position = erawan.game("siam").start()
    for code in opening.moves:
        position = position.play(position.parse(code))
    return canonical(position)
