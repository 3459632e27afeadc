"""How a game of a match ended."""

from __future__ import annotations

import msgspec

from erawan.arena.settings import A, Sides

CRASH, GARBAGE, HANG, ILLEGAL, REFUSED, TIME = FAILURES = (
    "crash",
    "garbage",
    "hang",
    "illegal",
    "refused",
    "time",
)
"""Ways for an agent to lose a game other than by the rules."""
PROVED = "proved"
"""The reason of a game that ended because its winners were proved."""
KINGMAKER = "kingmaker"
"""What the record says where a seat that can't win any more decides who does."""


class Failure(msgspec.Struct, frozen=True):
    """Who failed, how, and what was seen of it."""

    seat: int
    kind: str
    message: str


class Effort(msgspec.Struct, frozen=True):
    """What a seat spent on its moves."""

    moves: int = 0
    nodes: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def plus(self, nodes: int, seconds: float) -> Effort:
        """With one move more."""
        return Effort(
            self.moves + 1,
            self.nodes + nodes,
            self.seconds + seconds,
            max(self.slowest, seconds),
        )


class Ending(msgspec.Struct, frozen=True):
    """A game that is over: all its moves, and who won."""

    codes: tuple[str, ...]
    winners: tuple[int, ...]
    """Seats; none for a draw."""
    reason: str
    """The outcome's, or the kind of the failure."""
    failure: Failure | None
    efforts: tuple[Effort, ...]
    comments: dict[int, str] = {}
    """What the record says beside a move, by its index."""


def failed(
    codes: tuple[str, ...], sides: Sides, failure: Failure, efforts: tuple[Effort, ...]
) -> Ending:
    """A game that an agent's failure ended: all other sides win."""
    others = [side for side in sides if failure.seat not in side]
    winners = tuple(sorted(seat for side in others for seat in side))
    return Ending(codes, winners, failure.kind, failure, efforts)


def score_of(seats: tuple[int, ...], winners: tuple[int, ...]) -> float:
    """A's part of the one point that a game's winners share; in a draw all seats share it.

    >>> score_of((0, 1, 1), (0, 2))
    0.5
    """
    sharing = winners or tuple(range(len(seats)))
    return sum(seats[seat] == A for seat in sharing) / len(sharing)
