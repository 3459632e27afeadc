"""What a position consists of; `Setup` and `Position` are the two things to do with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from erawan.siam.grid import Grid
from erawan.siam.notation import Fields, format_entry, format_flags, format_text
from erawan.siam.options import Options
from erawan.siam.pieces import count_animals
from erawan.siam.seen import Seen

NAME = "siam"


@dataclass(frozen=True, slots=True)
class State:
    """The fields of a position: cells hold pieces, which are small integers.

    `side` is whose turn it is, or would be when the game is over; `ended` is then the mark of the
    text's fifth field, else empty. `seen` grows only while `options.repetition` is on.
    """

    options: Options
    cells: tuple[int, ...]
    side: int
    ply: int
    left: tuple[bool, bool]
    ended: str
    seen: Seen

    @property
    def players(self) -> int:
        """The elephants and the rhinos."""
        return 2

    @property
    def grid(self) -> Grid:
        """The tables of the board's size."""
        return self.options.board.grid

    @property
    def is_over(self) -> bool:
        """Whether the game has ended (S7.G, SH.1)."""
        return bool(self.ended)

    @property
    def reserve(self) -> tuple[int, int]:
        """How many animals each side has beside the board."""
        return self.waiting(0), self.waiting(1)

    def waiting(self, side: int) -> int:
        """How many animals a side has beside the board."""
        return self.options.animals - count_animals(self.cells, side)

    @property
    def text(self) -> str:
        """The position in one line; options and what was seen are not in it."""
        fields = Fields(self.cells, self.side, self.ply, self.left, self.ended)
        return format_text(self.grid, fields)

    @property
    def entry(self) -> str:
        """What `seen` keeps of this position (SH.1)."""
        flags = "" if self.options.removals is None else format_flags(self.left)
        return format_entry(self.grid, self.cells, self.side, flags)

    def to_json(self) -> dict[str, Any]:
        """Everything the rules depend on; `seen` only while it counts."""
        obj = {"game": NAME, "text": self.text, "options": self.options.to_json()}
        if self.options.repetition is not None:
            obj["seen"] = list(self.seen)
        return obj
