"""Siam's descriptor: how a game is started, read and explained."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from erawan.core.clauses import Clause
from erawan.core.errors import BadPosition, ErawanError
from erawan.core.game import Game
from erawan.core.words import WordReader
from erawan.siam.board import Board, load_board
from erawan.siam.clauses import CLAUSES
from erawan.siam.options import DEFAULTS, Options
from erawan.siam.pieces import EMPTY, ROCK
from erawan.siam.position import Position
from erawan.siam.reading import read_options, read_setup, read_text
from erawan.siam.seen import Seen
from erawan.siam.setup import Setup
from erawan.siam.state import NAME

if TYPE_CHECKING:
    from erawan.siam.start_options import SiamOptions

HOUSE_RULES = {"repetition": 3, "ply_limit": 300}
"""Draws (SH.1) without which a match might never end."""


class Siam(Game):
    """Siam by Didier Dhorbait, for two players."""

    name = NAME
    title = "Siam"
    numbers_of_players = (2,)
    may_agree_to_draw = True
    clause_against_passing = "S2.1"
    clauses: tuple[Clause, ...] = CLAUSES

    @property
    def start_options(self) -> type[SiamOptions]:
        """The rules' options."""
        # It is for tables, and asks this module for the start.
        from erawan.siam.start_options import SiamOptions  # noqa: PLC0415

        return SiamOptions

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
        options = Options(
            load_board(board), animals, crosses, force, removals, repetition, ply_limit
        )
        place = options.board
        cells = tuple(ROCK if name in place.rocks else EMPTY for name in place.grid.names)
        return Setup(options, cells, 0, 0, (False, False), "", Seen.of(())).position()

    def match_start(self, _players: int, _seed: int, options: Mapping[str, Any]) -> Position:
        """The start under the house's rules for draws, unless the options have others."""
        return self.start(**{**HOUSE_RULES, **options})

    def read_words(self, reader: WordReader) -> Position:
        """`start` or `text` with a position's text, then options as an object."""
        form = reader.word()
        if form not in ("start", "text"):
            raise ErawanError(f"position siam goes on with start or text, not {form!r:.40}")
        text = " ".join(reader.words("options", "moves")) if form == "text" else ""
        options: Any = {}
        if reader.peek() == "options":
            reader.word()
            options = reader.json("options")
        if not isinstance(options, Mapping):
            raise ErawanError("options must be an object")
        if form == "text":
            return self.position_from_text(text, options)
        return self.start(**{name: options[name] for name in DEFAULTS if name in options})

    def position(self, obj: Mapping[str, Any]) -> Position:
        """The position of a JSON object; raises BadPosition, which names field and clause."""
        return self.setup(obj).position()

    def setup(self, obj: Mapping[str, Any]) -> Setup:
        """The possibly illegal position of a JSON object; raises BadPosition for a wrong form."""
        return read_setup(obj)

    def position_from_text(self, text: str, options: Mapping[str, Any] | None = None) -> Position:
        """The position of a text, with the default for every option not given.

        Nothing counts as seen before. Raises BadPosition.

        >>> Siam().position_from_text("5/5/1ooo1/5/5 R 7 x-").reserve
        (5, 5)
        """
        given = {} if options is None else options
        if not isinstance(given, Mapping):
            raise BadPosition("options", "", "an object is needed")
        return read_text(text, read_options({**DEFAULTS, **given})).position()

    def board(self, spec: str | Mapping[str, Any] | Board) -> Board:
        """The board of a name, a `name@revision` or a board object; raises BadBoard."""
        return load_board(spec)


GAME = Siam()
