"""A push: its line, the force along it under both readings, and who would be credited."""

from __future__ import annotations

from dataclasses import dataclass

from erawan.siam.grid import opposite
from erawan.siam.pieces import EMPTY, FACING, OWNER, ROCK


@dataclass(frozen=True, slots=True)
class Push:
    """A line about to be pushed, nearest piece first, with its running sums after every piece.

    `forces[i]` and `rocks[i]` are what the stepwise reading compares after piece i, and what a
    skin shows along the line; the last ones are the whole line's.
    """

    side: int
    facing: int
    cells: tuple[int, ...]
    pieces: tuple[int, ...]
    forces: tuple[int, ...]
    rocks: tuple[int, ...]
    to_edge: bool  # no empty cell ends the line: its last piece leaves the board

    def succeeds(self, force: str) -> bool:
        """Whether the force is enough under this reading (S7.B, S7.C, S7.F)."""
        if force == "total":
            return self.forces[-1] > 0 and self.forces[-1] >= self.rocks[-1]
        return all(
            force > 0 and force >= rocks
            for force, rocks in zip(self.forces, self.rocks, strict=True)
        )

    @property
    def drops_rock(self) -> bool:
        """Whether a rock would leave the board."""
        return self.to_edge and self.pieces[-1] == ROCK


def find_push(cells: tuple[int, ...], ray: tuple[int, ...], facing: int, side: int) -> Push:
    """The push of a side's animal along a ray whose first cell is occupied."""
    against = opposite(facing)
    force, rock_count = 1, 0
    line, pieces, forces, rocks = [], [], [], []
    for cell in ray:
        piece = cells[cell]
        if piece == EMPTY:
            break
        rock_count += piece == ROCK
        force += (FACING[piece] == facing) - (FACING[piece] == against)
        line.append(cell)
        pieces.append(piece)
        forces.append(force)
        rocks.append(rock_count)
    return Push(
        side=side,
        facing=facing,
        cells=tuple(line),
        pieces=tuple(pieces),
        forces=tuple(forces),
        rocks=tuple(rocks),
        to_edge=len(line) == len(ray),
    )


@dataclass(frozen=True, slots=True)
class Credit:
    """An animal that faces the push, and how many cells behind the line's last piece it is."""

    side: int
    distance: int


def find_credits(push: Push) -> tuple[Credit, ...]:
    """The animals that S7.G weighs if the last piece is a falling rock, nearest first.

    The pusher is always the last of them, so there is one.
    """
    end = len(push.pieces)
    helpers = (
        Credit(OWNER[push.pieces[i]], end - 1 - i)
        for i in range(end - 2, -1, -1)
        if FACING[push.pieces[i]] == push.facing
    )
    return (*helpers, Credit(push.side, end))
