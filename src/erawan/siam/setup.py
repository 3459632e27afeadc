"""A position as somebody put it together, not necessarily legal: for editors and for readers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from erawan.core.errors import BadPosition
from erawan.siam.notation import Fields, check_entry, parse_text
from erawan.siam.options import Options, options_from_json
from erawan.siam.pieces import ANIMALS, ROCK, SIDE_NAMES, count_animals
from erawan.siam.position import Position
from erawan.siam.scoring import DRAW, draw_reason
from erawan.siam.seen import Seen


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong, by which clause, and on which cells (none when it is no matter of cells)."""

    field: str
    clause: str
    cells: tuple[str, ...]
    message: str


@dataclass(frozen=True)
class Setup:
    """All parts of a position; `problems` says what keeps it from being one.

    A mark of the end and the rocks must agree: one rock fewer exactly with E or R. A draw must be
    one by the options, and a game that the options have drawn must be marked so.
    """

    options: Options
    fields: Fields
    seen: tuple[str, ...] = ()

    @classmethod
    def from_text(cls, text: object, options: Options) -> Setup:
        """The setup of a position's text, with nothing seen before; raises BadPosition."""
        return cls(options, parse_text(text, options.board.grid))

    @classmethod
    def from_json(cls, obj: object) -> Setup:
        """The setup of a JSON object; raises BadPosition for what can't be read at all."""
        if not isinstance(obj, Mapping):
            raise BadPosition("position", "", "an object is needed")
        for field in ("game", "text", "options"):
            if field not in obj:
                raise BadPosition(field, "", "is missing")
        if obj["game"] != "siam":
            raise BadPosition("game", "", "siam is needed")
        options = options_from_json(obj["options"])
        fields = parse_text(obj["text"], options.board.grid)
        return cls(options, fields, _read_seen(obj, options))

    def problems(self) -> tuple[Problem, ...]:
        """Everything that keeps this from being a position."""
        return (*self._animal_problems(), *self._rock_problems(), *self._draw_problems())

    def position(self) -> Position:
        """The position; raises BadPosition naming the first problem."""
        for problem in self.problems():
            raise BadPosition(problem.field, problem.clause, problem.message)
        return self._unchecked()

    def _unchecked(self) -> Position:
        parts = self.fields
        return Position(
            options=self.options,
            cells=parts.cells,
            side=parts.side,
            ply=parts.ply,
            left=parts.left,
            ended=parts.ended,
            seen=Seen.of(self.seen),
        )

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
            if (count := count_animals(self.fields.cells, side)) > limit
        ]

    def _rock_problems(self) -> list[Problem]:
        fallen = self.fields.ended not in ("", DRAW)
        wanted = len(self.options.board.rocks) - fallen
        count = self.fields.cells.count(ROCK)
        if count == wanted:
            return []
        clause = "S7.G" if fallen else "S1.1"
        message = f"the number of rocks is {count}, but must be {wanted}"
        return [Problem("text", clause, self._where((ROCK,)), message)]

    def _draw_problems(self) -> list[Problem]:
        drawn = bool(draw_reason(self._unchecked()))
        if self.fields.ended == DRAW and not drawn:
            return [Problem("text", "SH.1", (), "#= is marked, but the options give no draw here")]
        if not self.fields.ended and drawn:
            return [Problem("text", "SH.1", (), "the options give a draw here, but #= is missing")]
        return []

    def _where(self, pieces: tuple[int, ...]) -> tuple[str, ...]:
        names, cells = self.options.board.grid.names, self.fields.cells
        return tuple(name for name, piece in zip(names, cells, strict=True) if piece in pieces)


def _read_seen(obj: Mapping[str, Any], options: Options) -> tuple[str, ...]:
    if options.repetition is None:
        return ()
    if "seen" not in obj:
        raise BadPosition("seen", "SH.1", "is missing, though repetition is on")
    if not isinstance(obj["seen"], list | tuple):
        raise BadPosition("seen", "SH.1", "a list is needed")
    for place, entry in enumerate(obj["seen"]):
        flagged = options.removals is not None
        check_entry(entry, options.board.grid, flagged, f"seen[{place}]")
    return tuple(obj["seen"])
