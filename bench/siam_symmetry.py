"""Siam positions that are the same but for turning the board, mirroring it or changing sides.

Well past the first four plies only rocks and animals matter, so all eight turns and mirrors of a
square board count, and the two sides with the move.
"""

from __future__ import annotations

from itertools import product

from erawan.siam import Position
from erawan.siam.pieces import EMPTY, ROCK

MIRRORED = (0, 3, 2, 1)
"""What a facing becomes if east and west change places."""


def canonical(position: Position) -> tuple[int, ...]:
    """The same for two positions exactly if they are the same up to symmetry."""
    board = position.options.board
    if board.width != board.height:
        raise ValueError("only a square board can be turned")
    return min(
        _seen(position, turns, mirrored, swapped)
        for turns, mirrored, swapped in product(range(4), (False, True), (False, True))
    )


def _seen(position: Position, turns: int, mirrored: bool, swapped: bool) -> tuple[int, ...]:
    """Side to move and pieces after mirroring, quarter turns and a change of sides."""
    size = position.options.board.width
    cells = [EMPTY] * size**2
    for cell, piece in enumerate(position.cells):
        column, row = divmod(cell, size)
        if mirrored:
            column = size - 1 - column
        for _ in range(turns):
            column, row = row, size - 1 - column
        cells[column * size + row] = _turn(piece, turns, mirrored, swapped)
    return (position.side ^ swapped, *cells)


def _turn(piece: int, turns: int, mirrored: bool, swapped: bool) -> int:
    if piece in (EMPTY, ROCK):
        return piece
    side, facing = divmod(piece - 1, 4)
    facing = MIRRORED[facing] if mirrored else facing
    return 1 + 4 * (side ^ swapped) + (facing + turns) % 4
