"""What every game offers: a descriptor, positions that are values, moves with a code, events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, Self, TypeVar

from erawan.core.clauses import Clause
from erawan.core.outcome import Outcome
from erawan.core.turn import Turn

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
    """A game's descriptor, as `erawan.game(name)` returns it."""

    @property
    def name(self) -> str:
        """`king-of-siam` or `siam`."""

    @property
    def title(self) -> str:
        """The name people use."""

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The rules, in their order."""

    def position(self, obj: Mapping[str, Any]) -> Position[Any]:
        """The position of a JSON object; raises BadPosition."""
