"""Boards as data: a rectangle with its rocks and crosses, shipped or of somebody's own."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from erawan.core.errors import BadBoard
from erawan.siam.grid import LARGEST, SMALLEST, Grid, grid_of

FIELDS = ("name", "revision", "note", "width", "height", "rocks", "crosses")
LONGEST_NAME, LONGEST_NOTE, HIGHEST_REVISION = 60, 1000, 999_999_999

_REFERENCE = re.compile(r"([^@]+)(?:@([1-9][0-9]{0,8}))?")


@dataclass(frozen=True)
class Board:
    """A board; raises BadBoard when made of values that are no board.

    Lists of cells are kept in the order of their names, so that equal boards are equal values.
    """

    name: str
    revision: int
    note: str
    width: int
    height: int
    rocks: tuple[str, ...]
    crosses: tuple[str, ...]

    def __post_init__(self) -> None:
        _check_text("name", self.name, LONGEST_NAME)
        if not self.name or "@" in self.name:
            raise BadBoard("name", "a name is not empty and has no @")
        _check_text("note", self.note, LONGEST_NOTE)
        _check_number("revision", self.revision, 1, HIGHEST_REVISION)
        _check_number("width", self.width, SMALLEST, LARGEST)
        _check_number("height", self.height, SMALLEST, LARGEST)
        object.__setattr__(self, "rocks", self._cells("rocks", self.rocks))
        object.__setattr__(self, "crosses", self._cells("crosses", self.crosses))
        if not self.rocks:
            raise BadBoard("rocks", "without a rock nobody can win")
        self.check_room(1)

    def _cells(self, field: str, value: object) -> tuple[str, ...]:
        if not isinstance(value, list | tuple):
            raise BadBoard(field, "a list of cells is needed")
        for place, cell in enumerate(value):
            if not isinstance(cell, str) or cell not in self.grid.index:
                raise BadBoard(field, f"number {place + 1} is no cell of this board")
        if len(set(value)) != len(value):
            raise BadBoard(field, "a cell is named twice")
        return tuple(sorted(value))

    def check_room(self, animals: int) -> None:
        """Raise BadBoard unless a side with so many animals always has a legal move (S2.1).

        A side with an animal on the board can turn it; a side with none finds an empty outside
        cell without a cross, since rocks and opponents can't fill them all.
        """
        free = len(set(self.grid.outside) - self.cross_cells)
        if free <= len(self.rocks) + animals:
            raise BadBoard(
                "board",
                f"the outside cells without a cross ({free}) must be more than the rocks"
                f" ({len(self.rocks)}) and one side's animals ({animals}) together",
            )

    @cached_property
    def grid(self) -> Grid:
        """The tables of this board's size."""
        return grid_of(self.width, self.height)

    @cached_property
    def cross_cells(self) -> frozenset[int]:
        """The crosses as cell indexes."""
        return frozenset(self.grid.index[name] for name in self.crosses)

    def to_json(self) -> str | dict[str, Any]:
        """`name@revision` for a shipped board, else the whole object."""
        if shipped_boards().get((self.name, self.revision)) == self:
            return f"{self.name}@{self.revision}"
        return self.to_object()

    def to_object(self) -> dict[str, Any]:
        """The whole board object."""
        return {
            "name": self.name,
            "revision": self.revision,
            "note": self.note,
            "width": self.width,
            "height": self.height,
            "rocks": list(self.rocks),
            "crosses": list(self.crosses),
        }


def load_board(spec: object) -> Board:
    """The board that a name, a `name@revision` or a board object stands for; raises BadBoard.

    >>> load_board("classic").rocks
    ('b3', 'c3', 'd3')
    """
    if isinstance(spec, Board):
        return spec
    if isinstance(spec, str):
        return _shipped_board(spec)
    if not isinstance(spec, Mapping):
        raise BadBoard("board", "a board's name or a board object is needed")
    for field in FIELDS:
        if field not in spec:
            raise BadBoard(field, "is missing")
    return Board(**{field: spec[field] for field in FIELDS})


@cache
def shipped_boards() -> dict[tuple[str, int], Board]:
    """The boards that come with the package, by name and revision."""
    folder = files("erawan.siam") / "boards"
    boards = [load_board(json.loads(file.read_text("utf-8"))) for file in folder.iterdir()]
    return {(board.name, board.revision): board for board in sorted(boards, key=_name_and_revision)}


def _name_and_revision(board: Board) -> tuple[str, int]:
    return board.name, board.revision


def _shipped_board(reference: str) -> Board:
    match = _REFERENCE.fullmatch(reference)
    revisions = {
        revision: board
        for (name, revision), board in shipped_boards().items()
        if match and name == match[1]
    }
    if match and revisions:
        wanted = int(match[2]) if match[2] else max(revisions)
        if wanted in revisions:
            return revisions[wanted]
    known = ", ".join(f"{name}@{revision}" for name, revision in shipped_boards())
    raise BadBoard("board", f"no shipped board is called {reference!r:.80}; there are {known}")


def _check_text(field: str, value: object, longest: int) -> None:
    if not isinstance(value, str) or len(value) > longest or not value.isprintable():
        raise BadBoard(field, f"a line of text of at most {longest} characters is needed")


def _check_number(field: str, value: object, least: int, most: int) -> None:
    # A bool is an int to Python, but no number to a person.
    if type(value) is not int or not least <= value <= most:
        raise BadBoard(field, f"a whole number from {least} to {most} is needed")
