"""A tiny game: take one to three matches in turn; who takes the last one wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from erawan.core.clauses import Clause
from erawan.core.errors import BadCode, IllegalMove
from erawan.core.game import Game
from erawan.core.outcome import Outcome
from erawan.core.start_options import StartOptions
from erawan.core.turn import Choice

MATCHES = 21


@dataclass(frozen=True)
class Take:
    """Some matches taken, as a move and as its only event."""

    number: int
    clause: ClassVar[str] = "M1"

    @property
    def code(self) -> str:
        return f"t{self.number}"


@dataclass(frozen=True)
class Position:
    left: int = MATCHES
    seat: int = 0
    game: ClassVar[str] = "matches"
    players: ClassVar[int] = 2

    @property
    def to_move(self) -> int | None:
        return self.seat if self.left else None

    @property
    def outcome(self) -> Outcome | None:
        return None if self.left else Outcome(frozenset({1 - self.seat}), "last-match", ())

    @property
    def key(self) -> int:
        return 2 * self.left + self.seat

    def legal_moves(self) -> list[Take]:
        return [Take(number) for number in (1, 2, 3) if number <= self.left]

    def play(self, move: Take) -> Position:
        if move not in self.legal_moves():
            raise IllegalMove("M1", "so many matches can't be taken")
        return Position(self.left - move.number, 1 - self.seat)

    def play_with_events(self, move: Take) -> tuple[Position, tuple[Take, ...]]:
        return self.play(move), (move,)

    def parse(self, code: str) -> Take:
        for move in (Take(1), Take(2), Take(3)):
            if move.code == code:
                self.play(move)
                return move
        raise BadCode(f"{code!r:.40} is no move")

    def to_json(self) -> dict[str, Any]:
        return {"game": self.game, "left": self.left, "to_move": self.seat}

    def turn(self) -> Turn:
        return Turn(self)


@dataclass(frozen=True)
class Turn:
    position: Position
    chosen: tuple[Choice, ...] = ()

    @property
    def prompt(self) -> str:
        return "complete" if self.chosen else "matches"

    @property
    def move(self) -> Take | None:
        return self.position.parse(self.chosen[0].value) if self.chosen else None

    @property
    def events(self) -> tuple[Take, ...]:
        return (self.move,) if self.move else ()

    @property
    def preview(self) -> Position:
        return self.position.play(self.move) if self.move else self.position

    def choices(self) -> tuple[Choice, ...]:
        moves = () if self.chosen else self.position.legal_moves()
        return tuple(Choice("matches", move.code) for move in moves)

    def choose(self, choice: Choice) -> Turn:
        if choice not in self.choices():
            raise IllegalMove("M1", "so many matches can't be taken")
        return replace(self, chosen=(choice,))

    def refusal(self, choice: Choice) -> IllegalMove | None:
        refused = IllegalMove("M1", "so many matches can't be taken")
        return None if choice in self.choices() else refused

    def choices_of(self, move: Take) -> tuple[Choice, ...]:
        return (Choice("matches", move.code),)

    def back(self) -> Turn:
        return replace(self, chosen=())


class Options(StartOptions, frozen=True, tag=Position.game):
    """How a game starts: always alike."""

    @classmethod
    def of(cls, _: Any) -> Self:
        return cls()

    @property
    def seats(self) -> int:
        return 2

    def start(self) -> Position:
        return Position()


class Matches(Game):
    name = Position.game
    title = "Matches"
    clauses = (Clause("M1", "Take one, two or three matches; who takes the last wins.", ""),)
    numbers_of_players = (2,)
    start_options = Options

    def start(self) -> Position:
        return Position()

    def position(self, obj: Mapping[str, Any]) -> Position:
        return Position(obj["left"], obj["to_move"])


GAME = Matches()
