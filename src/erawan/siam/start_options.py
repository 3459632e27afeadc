"""How a game of Siam starts."""

from __future__ import annotations

from typing import Any, Literal, Self

from msgspec.structs import asdict, replace

from erawan.core.game import Position
from erawan.core.start_options import BoardSpec, StartOptions
from erawan.siam.game import GAME


class SiamOptions(StartOptions, frozen=True, tag=GAME.name):
    """How Siam starts; the names are those of the rules' options."""

    board: BoardSpec = "classic"
    animals: int = 5
    crosses: Literal["off", "entry", "arrival"] = "entry"
    force: Literal["stepwise", "total"] = "stepwise"
    removals: int | None = None
    repetition: int | None = 3
    ply_limit: int | None = 200

    @classmethod
    def of(cls, position: Position[Any]) -> Self:
        """The rules' options, all of which a position names."""
        return cls(**position.to_json()["options"])

    @property
    def seats(self) -> int:
        """For two players."""
        return 2

    def with_board_of(self, start: Position[Any]) -> Self:
        """The same with the start's board in place of an object."""
        return replace(self, board=self.of(start).board) if isinstance(self.board, dict) else self

    def start(self) -> Position[Any]:
        """The position before the first turn."""
        return GAME.start(**asdict(self))
