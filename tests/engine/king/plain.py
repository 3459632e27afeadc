"""Plain search over the readable rules of King of Siam, and endings to ask it about."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME, Position

PLENTY = 1 << 40
"""Nodes that no ending of these tests needs."""


class TooLong(Exception):
    """An ending has more positions than the plain search should visit."""


class Plain:
    """What seats can force, by the readable rules: every move, no table, no merging."""

    def __init__(self, team: int, goal: int, most: int) -> None:
        self.team, self.goal, self.left = team, goal, most

    def forces(self, position: Position) -> bool:
        if position.outcome is not None:
            return any(self.goal >> seat & 1 for seat in position.outcome.winners)
        self.left -= 1
        if self.left < 0:
            raise TooLong
        after = (self.forces(position.play(move)) for move in position.legal_moves())
        return any(after) if self.team >> position.seat & 1 else all(after)


def endings(players: int, cards: int, seed: int) -> Iterator[Position]:
    """Endless positions of random games with so many cards left, at a random struggle."""
    random = Random(seed)
    start = Kernel(GAME.start(players, 0, random.choice(["siam", "britain"])))
    while True:
        kernel = start.deal(random.getrandbits(64))
        while kernel.to_move is not None:
            position = kernel.store()
            assert isinstance(position, Position)
            if 8 * players - position.cards_played == cards:
                passes = random.randrange(6 * players)
                while passes and kernel.to_move is not None:
                    kernel, passes = kernel.play("pass"), passes - 1
                if kernel.to_move is not None:
                    yield kernel.store()
                break
            kernel = kernel.play(
                "pass" if random.random() < 0.4 else kernel.sample(random.getrandbits(64))
            )


def sampled(players: int, seed: int, plies: int) -> Position:
    """The position of a game after so many random plies."""
    kernel = Kernel(GAME.start(players, seed))
    for _ in range(plies):
        kernel = kernel.play(kernel.sample(seed))
    position: Position = kernel.store()
    return position
