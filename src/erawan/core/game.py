"""What every game offers: a descriptor, positions that are values, moves with a code, events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

from erawan.core.clauses import Clause
from erawan.core.errors import ErawanError
from erawan.core.outcome import Outcome
from erawan.core.turn import Turn
from erawan.core.words import WordReader

if TYPE_CHECKING:
    from erawan.core.start_options import StartOptions

MoveT = TypeVar("MoveT", bound="Move")


class Move(Protocol):
    """A complete turn."""

    @property
    def code(self) -> str:
        """Canonical ASCII text, unique per move in a position."""


class Event(Protocol):
    """One thing that changed, as data.

    `fold(position, events)` of a game's `events` module gives exactly the position after them.
    """

    @property
    def clause(self) -> str:
        """The clause by which it happened."""


class Position(Protocol[MoveT]):
    """A legal state of a game: immutable, hashable, equal exactly when its JSON is equal."""

    @property
    def game(self) -> str:
        """The name of its game."""

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def to_move(self) -> int | None:
        """The seat to move, from 0; None when the game is over."""

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    @property
    def key(self) -> int:
        """64 bits for transposition tables; leaves out what the future doesn't depend on."""

    def legal_moves(self) -> list[MoveT]:
        """All legal moves, sorted by code as plain ASCII text."""

    def play(self, move: MoveT) -> Self:
        """The position after the move; raises IllegalMove."""

    def play_with_events(self, move: MoveT) -> tuple[Self, tuple[Event, ...]]:
        """The position after the move and what changed; raises IllegalMove."""

    def parse(self, code: str) -> MoveT:
        """The legal move with this code; raises BadCode or IllegalMove."""

    def to_json(self) -> dict[str, Any]:
        """Everything the rules depend on."""

    def turn(self) -> Turn:
        """A turn builder with nothing chosen yet."""


class Game(Protocol):
    """A game's descriptor, as `erawan.game(name)` returns it; a game of its own builds on this."""

    @property
    def name(self) -> str:
        """What programs call it, such as `king-of-siam`."""

    @property
    def title(self) -> str:
        """The name people use."""

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The rules, in their order."""

    @property
    def numbers_of_players(self) -> tuple[int, ...]:
        """For how many players it is, the fewest first."""

    @property
    def pass_code(self) -> str | None:
        """The code of the move that only passes the turn on; None where nobody can pass."""
        return None

    @property
    def clause_against_passing(self) -> str:
        """The clause by which nobody can pass; empty where one can, or where none says it."""
        return ""

    def must_pass(self, position: Position[Any]) -> bool:
        """Whether passing on is all that the seat to move can do."""
        if self.pass_code is None or position.to_move is None:
            return False
        return all(choice.value == self.pass_code for choice in position.turn().choices())

    @property
    def may_agree_to_draw(self) -> bool:
        """Whether players may agree that nobody wins."""
        return False

    @property
    def is_dealt(self) -> bool:
        """Whether the start comes from a seed; where not, matches begin with openings."""
        return False

    @property
    def start_options(self) -> type[StartOptions]:
        """What can be chosen before a game at a table."""

    def sides(self, players: int) -> tuple[tuple[int, ...], ...]:
        """Which seats win together, with so many players: each alone, unless a game says else."""
        return tuple((seat,) for seat in range(players))

    def side_of(self, seat: int, players: int) -> tuple[int, ...]:
        """The seats that win together with one, itself among them."""
        return next(side for side in self.sides(players) if seat in side)

    def match_start(self, _players: int, _seed: int, options: Mapping[str, Any]) -> Position[Any]:
        """The start of a game in a match, which has to end; raises ErawanError."""
        return self.start_options(**options).start()

    def read_words(self, reader: WordReader) -> Position[Any]:
        """The position that the words after the game's name tell; raises ErawanError."""
        if (form := reader.word()) != "start":
            raise ErawanError(f"position {self.name} goes on with start, not {form!r:.40}")
        return self.start_options().start()

    def position(self, obj: Mapping[str, Any]) -> Position[Any]:
        """The position of a JSON object; raises BadPosition."""
