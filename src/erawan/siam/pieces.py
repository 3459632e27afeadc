"""What can stand on a cell, as small integers: nothing, an animal with its facing, or a rock.

| piece   | 0 | 1 2 3 4           | 5 6 7 8        | 9    |
|---------|---|-------------------|----------------|------|
| letter  | . | N E S W           | n e s w        | o    |
| meaning | - | elephants, facing | rhinos, facing | rock |
"""

from __future__ import annotations

EMPTY = 0
ROCK = 9
LETTERS = ".NESWneswo"
SIDES = "ER"
SIDE_NAMES = ("elephants", "rhinos")
ANIMALS = ((1, 2, 3, 4), (5, 6, 7, 8))  # by side, then by facing

NOBODY = 2
OWNER = (NOBODY, 0, 0, 0, 0, 1, 1, 1, 1, NOBODY)  # by piece
FACING = (-1, 0, 1, 2, 3, 0, 1, 2, 3, -1)  # by piece; -1 for what has none


def count_animals(cells: tuple[int, ...], side: int) -> int:
    """How many animals a side has on the board."""
    return sum(map(cells.count, ANIMALS[side]))


def describe(piece: int) -> str:
    """A piece in words: elephant, rhino or rock."""
    return ("elephant", "rhino", "rock")[OWNER[piece]]
