"""The choices a game is played under; they never change during it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from erawan.core.errors import BadPosition
from erawan.siam.board import Board

CROSSES = ("off", "entry", "arrival")
FORCES = ("stepwise", "total")
DEFAULTS: dict[str, Any] = {
    "board": "classic",
    "animals": 5,
    "crosses": "entry",
    "force": "stepwise",
    "removals": None,
    "repetition": None,
    "ply_limit": None,
}
LAST_PLY = 999_999_999  # room enough for any game, and for a 32-bit counter
CROSS_PLIES = 4  # S3.2: two turns each


@dataclass(frozen=True)
class Options:
    """A board and how it is played; raises BadPosition for a bad option, BadBoard for no room."""

    board: Board
    animals: int = 5
    crosses: str = "entry"
    force: str = "stepwise"
    removals: int | None = None
    repetition: int | None = None
    ply_limit: int | None = None

    def __post_init__(self) -> None:
        if not _is_number(self.animals, 1):
            raise _bad("animals", "SV.A", "a number of animals from 1 is needed")
        if self.crosses not in CROSSES:
            raise _bad("crosses", "S3.2", "one of off, entry, arrival is needed")
        if self.force not in FORCES:
            raise _bad("force", "S7.F", "one of stepwise, total is needed")
        if self.removals is not None and not (_is_number(self.removals, 1) and self.removals == 1):
            raise _bad("removals", "SV.B", "null or 1 is needed")
        if self.repetition is not None and not _is_number(self.repetition, 2):
            raise _bad("repetition", "SH.1", "null or a number of occurrences from 2 is needed")
        if self.ply_limit is not None and not _is_number(self.ply_limit, 1):
            raise _bad("ply_limit", "SH.1", "null or a number of plies from 1 is needed")
        self.board.check_room(self.animals)

    @property
    def can_draw(self) -> bool:
        """Whether a house rule can end a game in a draw (SH.1)."""
        return self.repetition is not None or self.ply_limit is not None

    def to_json(self) -> dict[str, Any]:
        """The options as a position writes them (docs/formats.md#positions)."""
        return {
            "board": self.board.to_json(),
            "animals": self.animals,
            "crosses": self.crosses,
            "force": self.force,
            "removals": self.removals,
            "repetition": self.repetition,
            "ply_limit": self.ply_limit,
        }


def _is_number(value: object, least: int) -> bool:
    # A bool is an int to Python, but no number to a person.
    return type(value) is int and least <= value <= LAST_PLY


def _bad(field: str, clause: str, message: str) -> BadPosition:
    return BadPosition(f"options.{field}", clause, message)
