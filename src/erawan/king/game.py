"""The game's descriptor: what `erawan.game("king-of-siam")` returns."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from erawan.core.clauses import Clause
from erawan.core.errors import BadOption, ErawanError
from erawan.core.game import Game
from erawan.core.generator import MASK
from erawan.core.words import WordReader, read_number
from erawan.king.board import Board, load_board
from erawan.king.clauses import CLAUSES
from erawan.king.deal import deal
from erawan.king.moves import PASS
from erawan.king.position import Position
from erawan.king.reading import NUMBERS_OF_PLAYERS, read_setup
from erawan.king.setup import Setup
from erawan.king.state import NAME

if TYPE_CHECKING:
    from erawan.king.start_options import KingOptions


class KingOfSiam(Game):
    """King of Siam by Peer Sylvester, for 2 to 4 players."""

    name = NAME
    title = "King of Siam"
    clauses: tuple[Clause, ...] = CLAUSES
    numbers_of_players = NUMBERS_OF_PLAYERS
    pass_code = PASS.code
    is_dealt = True

    @property
    def start_options(self) -> type[KingOptions]:
        """Players, seed and board."""
        # It is for tables, and asks this module for the deal.
        from erawan.king.start_options import KingOptions  # noqa: PLC0415

        return KingOptions

    def sides(self, players: int) -> tuple[tuple[int, ...], ...]:
        """With four players those who sit opposite each other win together (K2.2).

        >>> GAME.sides(4), GAME.sides(2)
        (((0, 2), (1, 3)), ((0,), (1,)))
        """
        return ((0, 2), (1, 3)) if players == 4 else super().sides(players)

    def start(self, players: int = 2, seed: int | None = None, board: object = "siam") -> Position:
        """The start position of a seed, a random one if None.

        Raises BadBoard, and BadOption for other arguments that are none.
        """
        if type(players) is not int or players not in NUMBERS_OF_PLAYERS:
            raise BadOption("players", f"2, 3 or 4 players can play (K2.1), not {players!r}")
        if seed is None:
            seed = secrets.randbits(64)
        if type(seed) is not int or not 0 <= seed <= MASK:
            raise BadOption("seed", "a seed is a whole number from 0 to 2^64-1")
        return deal(load_board(board), players, seed)

    def match_start(self, players: int, seed: int, options: Mapping[str, Any]) -> Position:
        """The deal of a seed."""
        return self.start(players=players, seed=seed, **options)

    def read_words(self, reader: WordReader) -> Position:
        """`start`, then players, seed and board, each with its value."""
        if (form := reader.word()) != "start":
            raise ErawanError(f"position {NAME} goes on with start, not {form!r:.40}")
        given: dict[str, Any] = {}
        while (name := reader.peek()) not in ("", "moves"):
            reader.word()
            if name not in ("players", "seed", "board"):
                raise ErawanError(f"{name!r:.40} has no meaning there")
            if name in given:
                raise ErawanError(f"{name} is there twice")
            if name == "board":
                is_object = reader.peek().startswith("{")
                given[name] = reader.json("the board") if is_object else reader.word()
            else:
                given[name] = read_number(name, reader.word(), 0, MASK)
        return self.start(**given)

    def position(self, obj: Mapping[str, Any]) -> Position:
        """The position of a JSON object; raises BadPosition, which names field and clause."""
        return self.setup(obj).position()

    def setup(self, obj: Mapping[str, Any]) -> Setup:
        """The possibly illegal position of a JSON object; raises BadPosition for a wrong form."""
        return read_setup(obj)

    def board(self, spec: object) -> Board:
        """The board of a name, `name@revision` or object; raises BadBoard."""
        return load_board(spec)

    def __repr__(self) -> str:
        return f"erawan.game({NAME!r})"


GAME = KingOfSiam()
