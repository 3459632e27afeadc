"""The game's descriptor: what `erawan.game("king-of-siam")` returns."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from erawan.core.clauses import Clause
from erawan.core.errors import ErawanError
from erawan.core.generator import MASK
from erawan.king.board import Board, load
from erawan.king.clauses import CLAUSES
from erawan.king.deal import deal
from erawan.king.position import Position
from erawan.king.reading import NUMBERS_OF_PLAYERS, read_setup
from erawan.king.setup import Setup
from erawan.king.state import NAME


class KingOfSiam:
    """King of Siam by Peer Sylvester, for 2 to 4 players."""

    name = NAME
    title = "King of Siam"
    clauses: tuple[Clause, ...] = CLAUSES
    numbers_of_players = NUMBERS_OF_PLAYERS

    def start(self, players: int = 2, seed: int | None = None, board: object = "siam") -> Position:
        """The start position of a seed, a random one if None.

        Raises BadBoard, and ErawanError for other arguments that are none.
        """
        if type(players) is not int or players not in NUMBERS_OF_PLAYERS:
            raise ErawanError(f"2, 3 or 4 players can play (K2.1), not {players!r}")
        if seed is None:
            seed = secrets.randbits(64)
        if type(seed) is not int or not 0 <= seed <= MASK:
            raise ErawanError("a seed is a whole number from 0 to 2^64-1")
        return deal(load(board), players, seed)

    def position(self, obj: Mapping[str, Any]) -> Position:
        """The position of a JSON object; raises BadPosition, which names field and clause."""
        return self.setup(obj).position()

    def setup(self, obj: Mapping[str, Any]) -> Setup:
        """The possibly illegal position of a JSON object; raises BadPosition for a wrong form."""
        return read_setup(obj)

    def board(self, spec: object) -> Board:
        """The board of a name, `name@revision` or object; raises BadBoard."""
        return load(spec)

    def __repr__(self) -> str:
        return f"erawan.game({NAME!r})"


GAME = KingOfSiam()
