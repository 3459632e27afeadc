"""Positions of King of Siam: legal by construction, immutable, the place where games are played."""

from __future__ import annotations

from dataclasses import dataclass

from erawan.core.errors import BadCode
from erawan.core.outcome import Outcome
from erawan.core.picture import svg
from erawan.king.events import Event, fold
from erawan.king.key import key_of
from erawan.king.moves import FollowerSwap, Move, Pass, Play
from erawan.king.notation import parse_last_swap, parse_move
from erawan.king.play import events_of
from erawan.king.rules import check_move, legal_moves
from erawan.king.scoring import outcome_of
from erawan.king.state import NAME, State
from erawan.king.turn import Turn


@dataclass(frozen=True, slots=True, repr=False)
class Position(State):
    """A legal state of the game.

    Made by `GAME.start`, `GAME.position` or `play`, which check what they are given.
    """

    game = NAME

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the game is over."""
        return None if self.is_over else self.seat

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on, else who won, why, and the steps that decided it."""
        return outcome_of(self) if self.is_over else None

    @property
    def key(self) -> int:
        """64 bits for transposition tables; see `erawan.king.key`."""
        return key_of(self)

    def legal_moves(self) -> list[Move]:
        """All legal moves, sorted by code as plain ASCII text; none when the game is over."""
        return legal_moves(self)

    def play(self, move: Move) -> Position:
        """The position after a move; raises IllegalMove."""
        return self.play_with_events(move)[0]

    def play_with_events(self, move: Move) -> tuple[Position, tuple[Event, ...]]:
        """The position after a move and what changed; raises IllegalMove."""
        if not isinstance(move, Pass | Play):
            raise BadCode("play takes a move; parse makes one of a code")
        if parse_move(self.board, move.code) != move:
            raise BadCode(f"{move!r} is no move in canonical form")
        check_move(self, move)
        events = events_of(self, move)
        return fold(self, events), events

    def parse(self, code: str) -> Move:
        """The legal move with this code; raises BadCode or IllegalMove."""
        move = parse_move(self.board, code)
        check_move(self, move)
        return move

    def parse_last_swap(self, text: str) -> FollowerSwap:
        """What `last_swap` of a position with this text in its JSON is; raises BadCode."""
        return parse_last_swap(self.board, text)

    def turn(self) -> Turn:
        """A turn builder with nothing chosen yet."""
        return Turn(self)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        return svg(self)

    def __repr__(self) -> str:
        return f"erawan.game({NAME!r}).position({self.to_json()!r})"
