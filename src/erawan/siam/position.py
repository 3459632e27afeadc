"""Positions of Siam: legal by construction, immutable, the place where games are played."""

from __future__ import annotations

from dataclasses import dataclass

from erawan.core.outcome import Outcome
from erawan.core.picture import svg
from erawan.siam.events import Event, fold
from erawan.siam.key import key_of
from erawan.siam.moves import Move
from erawan.siam.notation import parse_move
from erawan.siam.play import events_of
from erawan.siam.push import Push
from erawan.siam.rules import check_move, legal_moves, push_of
from erawan.siam.scoring import outcome_of
from erawan.siam.state import NAME, State
from erawan.siam.turn import Turn


@dataclass(frozen=True, slots=True, repr=False)
class Position(State):
    """A legal state of the game.

    Made by `GAME.start`, `GAME.position` or `play`, which check what they are given.
    """

    game = NAME

    @property
    def to_move(self) -> int | None:
        """0 for the elephants, 1 for the rhinos; None when the game is over."""
        return None if self.ended else self.side

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on, else who won, and why."""
        return outcome_of(self) if self.is_over else None

    @property
    def key(self) -> int:
        """64 bits for transposition tables; see `erawan.siam.key`."""
        return key_of(self)

    def legal_moves(self) -> list[Move]:
        """All legal moves, sorted by code as plain ASCII text; none when the game is over."""
        return legal_moves(self)

    def play(self, move: Move) -> Position:
        """The position after a move; raises IllegalMove."""
        return self.play_with_events(move)[0]

    def play_with_events(self, move: Move) -> tuple[Position, tuple[Event, ...]]:
        """The position after a move and what changed; raises IllegalMove."""
        events = events_of(self, self.parse(move.code))
        return fold(self, events), events

    def parse(self, code: str) -> Move:
        """The legal move with this code; raises BadCode or IllegalMove."""
        move = parse_move(self.grid, code)
        check_move(self, move)
        return move

    def push(self, move: Move) -> Push | None:
        """The push that a move would make, strong enough or not; None when it pushes nothing."""
        return push_of(self, move)

    def turn(self) -> Turn:
        """A turn builder with nothing chosen yet."""
        return Turn(self)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        return svg(self)

    def __repr__(self) -> str:
        return f"erawan.game({NAME!r}).position({self.to_json()!r})"
