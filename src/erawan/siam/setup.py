"""A position as somebody put it together, not necessarily legal: for editors and for readers."""

from __future__ import annotations

from dataclasses import dataclass, fields

from erawan.core.errors import BadPosition
from erawan.siam.pieces import ANIMALS, ROCK, SIDE_NAMES, count_animals
from erawan.siam.position import Position
from erawan.siam.scoring import DRAW, draw_reason
from erawan.siam.state import State


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong, by which clause, and on which cells (none when it is no matter of cells)."""

    field: str
    clause: str
    cells: tuple[str, ...]
    message: str


@dataclass(frozen=True, slots=True)
class Setup(State):
    """A position of the right form; `problems` says what keeps it from being a legal one.

    A mark of the end and the rocks must agree: one rock fewer exactly with E or R. A draw must be
    one by the options, and a game that the options have drawn must be marked so.
    """

    def position(self) -> Position:
        """The position, if it is a legal one; raises BadPosition with the first problem."""
        for problem in self.problems():
            raise BadPosition(problem.field, problem.clause, problem.message)
        return Position(*(getattr(self, field.name) for field in fields(State)))

    def problems(self) -> tuple[Problem, ...]:
        """Everything that keeps this from being a position."""
        return (*self._animal_problems(), *self._rock_problems(), *self._draw_problems())

    def _animal_problems(self) -> list[Problem]:
        limit = self.options.animals
        clause = "SV.A" if limit == 4 else "S1.1"
        return [
            Problem(
                "text",
                clause,
                self._where(ANIMALS[side]),
                f"{count} {SIDE_NAMES[side]}, but a side has {limit} animals",
            )
            for side in (0, 1)
            if (count := count_animals(self.cells, side)) > limit
        ]

    def _rock_problems(self) -> list[Problem]:
        fallen = self.ended not in ("", DRAW)
        wanted = len(self.options.board.rocks) - fallen
        count = self.cells.count(ROCK)
        if count == wanted:
            return []
        clause = "S7.G" if fallen else "S1.1"
        message = f"the number of rocks is {count}, but must be {wanted}"
        return [Problem("text", clause, self._where((ROCK,)), message)]

    def _draw_problems(self) -> list[Problem]:
        drawn = bool(draw_reason(self))
        if self.ended == DRAW and not drawn:
            return [Problem("text", "SH.1", (), "#= is marked, but the options give no draw here")]
        if not self.ended and drawn:
            return [Problem("text", "SH.1", (), "the options give a draw here, but #= is missing")]
        return []

    def _where(self, pieces: tuple[int, ...]) -> tuple[str, ...]:
        names, cells = self.options.board.grid.names, self.cells
        return tuple(name for name, piece in zip(names, cells, strict=True) if piece in pieces)
