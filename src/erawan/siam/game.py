"""Siam's descriptor: how a game is started, read and explained."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from erawan.core.clauses import Clause
from erawan.core.errors import BadPosition
from erawan.siam.board import Board, board_of
from erawan.siam.clauses import CLAUSES
from erawan.siam.notation import Fields
from erawan.siam.options import DEFAULTS, Options, options_from_json
from erawan.siam.pieces import EMPTY, ROCK
from erawan.siam.position import Position
from erawan.siam.setup import Setup


class Siam:
    """The game of Siam."""

    name = "siam"
    title = "Siam"
    numbers_of_players = (2,)
    clauses: tuple[Clause, ...] = CLAUSES

    def start(
        self,
        board: str | Mapping[str, Any] | Board = "classic",
        animals: int = 5,
        crosses: str = "entry",
        force: str = "stepwise",
        removals: int | None = None,
        repetition: int | None = None,
        ply_limit: int | None = None,
    ) -> Position:
        """The position before the first turn; raises BadBoard or BadPosition for bad options.

        >>> Siam().start().text
        '5/5/1ooo1/5/5 E 0 --'
        """
        options = Options(board_of(board), animals, crosses, force, removals, repetition, ply_limit)
        place = options.board
        cells = tuple(ROCK if name in place.rocks else EMPTY for name in place.grid.names)
        return Setup(options, Fields(cells, 0, 0, (False, False), "")).position()

    def position(self, obj: Mapping[str, Any]) -> Position:
        """The position of a JSON object; raises BadPosition."""
        return Setup.from_json(obj).position()

    def setup(self, obj: Mapping[str, Any]) -> Setup:
        """The possibly illegal position of a JSON object; raises BadPosition for a wrong form."""
        return Setup.from_json(obj)

    def position_from_text(self, text: str, options: Mapping[str, Any] | None = None) -> Position:
        """The position of a text, with the default for every option not given.

        Nothing counts as seen before. Raises BadPosition.

        >>> Siam().position_from_text("5/5/1ooo1/5/5 R 7 x-").reserve
        (5, 5)
        """
        given = {} if options is None else options
        if not isinstance(given, Mapping):
            raise BadPosition("options", "", "an object is needed")
        return Setup.from_text(text, options_from_json({**DEFAULTS, **given})).position()

    def board(self, spec: str | Mapping[str, Any] | Board) -> Board:
        """The board of a name, a `name@revision` or a board object; raises BadBoard."""
        return board_of(spec)


GAME = Siam()
