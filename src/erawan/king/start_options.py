"""How a game of King of Siam starts."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal, Self

from msgspec import Meta
from msgspec.structs import replace

from erawan.core.game import Position
from erawan.core.start_options import BoardSpec, StartOptions
from erawan.king.game import GAME

# Seeds that we choose stay exact in a page's numbers too.
SEED_BITS = 53


class KingOptions(StartOptions, frozen=True, tag=GAME.name):
    """How King of Siam starts; the seed is decimal text, since a page's numbers end at 2^53."""

    players: Literal[2, 3, 4] = 2
    seed: Annotated[str, Meta(pattern="^[0-9]{1,20}$")] | None = None
    board: BoardSpec = "siam"

    @classmethod
    def of(cls, position: Position[Any]) -> Self:
        """The number of players and the board; nobody knows a position's deal."""
        obj = position.to_json()
        return cls(players=obj["players"], board=obj["board"])

    @property
    def seats(self) -> int:
        """For two to four players."""
        return self.players

    @property
    def dealt_from(self) -> str | None:
        """The seed of the deal."""
        return self.seed

    def with_deal(self) -> Self:
        """The same with a seed, a random one unless it is there."""
        return replace(self, seed=self.seed or str(secrets.randbits(SEED_BITS)))

    def without_deal(self) -> Self:
        """The same without a seed."""
        return replace(self, seed=None)

    def with_board_of(self, start: Position[Any]) -> Self:
        """The same with the start's board in place of an object."""
        return replace(self, board=self.of(start).board) if isinstance(self.board, dict) else self

    def start(self) -> Position[Any]:
        """The position that the seed deals."""
        seed = None if self.seed is None else int(self.seed)
        return GAME.start(self.players, seed, self.board)
