"""The cells of a rectangle and what lies around each of them, as tables built once per size.

A cell is an index: columns from a, within a column the rows from 1, so that the order of the
indexes is the order of the names.  On 5x5:

     5 |  4  9 14 19 24          n = 0
     4 |  3  8 13 18 23            |
     3 |  2  7 12 17 22    w = 3 --+-- e = 1
     2 |  1  6 11 16 21            |
     1 |  0  5 10 15 20          s = 2
        ---------------
          a  b  c  d  e
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

FACINGS = "nesw"
SMALLEST, LARGEST = 3, 9
NOWHERE = -1

_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


@dataclass(frozen=True, eq=False)
class Grid:
    """The tables of one board size; made by `grid_of`."""

    width: int
    height: int
    names: tuple[str, ...]
    index: dict[str, int]
    neighbours: tuple[tuple[int, ...], ...]  # [cell][facing], NOWHERE beyond the edge
    rays: tuple[tuple[tuple[int, ...], ...], ...]  # [cell][facing]: the cells ahead, to the edge
    inward: tuple[tuple[int, ...], ...]  # [cell]: the facings straight in; none for inner cells
    outside: tuple[int, ...]


@cache
def grid_of(width: int, height: int) -> Grid:
    """The tables of a board of this size.

    >>> grid = grid_of(5, 5)
    >>> [grid.names[cell] for cell in grid.rays[grid.index["b3"]][1]]
    ['c3', 'd3', 'e3']
    >>> [FACINGS[facing] for facing in grid.inward[grid.index["a1"]]]
    ['n', 'e']
    """
    places = [(column, row) for column in range(width) for row in range(height)]
    number = {place: cell for cell, place in enumerate(places)}
    names = tuple(f"{chr(ord('a') + column)}{row + 1}" for column, row in places)
    neighbours = tuple(
        tuple(number.get((column + dx, row + dy), NOWHERE) for dx, dy in _STEPS)
        for column, row in places
    )
    inward = tuple(
        tuple(facing for facing in range(4) if around[opposite(facing)] == NOWHERE)
        for around in neighbours
    )
    return Grid(
        width=width,
        height=height,
        names=names,
        index={name: cell for cell, name in enumerate(names)},
        neighbours=neighbours,
        rays=tuple(
            tuple(_ray(neighbours, cell, facing) for facing in range(4))
            for cell in range(len(places))
        ),
        inward=inward,
        outside=tuple(cell for cell, facings in enumerate(inward) if facings),
    )


def opposite(facing: int) -> int:
    """The facing that looks back."""
    return (facing + 2) % 4


def _ray(neighbours: tuple[tuple[int, ...], ...], cell: int, facing: int) -> tuple[int, ...]:
    ray = []
    while (cell := neighbours[cell][facing]) != NOWHERE:
        ray.append(cell)
    return tuple(ray)
