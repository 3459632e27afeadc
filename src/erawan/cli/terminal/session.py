"""A game in progress: who sits where, what was played, taking back, and its record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any, NamedTuple

from erawan.core.game import Event, Position
from erawan.core.generator import SplitMix64
from erawan.core.record import Line, Ply, Record, format_result
from erawan.core.registry import game
from erawan.engine.agent import Agent


@dataclass(frozen=True, slots=True)
class Player:
    """A computer player: what it is called on the command line and in records, and who it is."""

    code: str
    agent: Agent
    nodes: int | None = None
    """So many it spends on a move, if not as many as the time allows."""


class Step(NamedTuple):
    """A move that was made: by which seat, from where to where."""

    seat: int
    before: Position[Any]
    after: Position[Any]


class Session:
    """Positions from the start to now; a seat without a computer player is a person's."""

    def __init__(
        self,
        record: Record,
        players: Sequence[Player | None],
        names: Sequence[str],
        generator: SplitMix64,
    ) -> None:
        self.players = tuple(players)
        self.names = tuple(names)
        self.generator = generator
        self.tags = record.tags
        self.plies = list(record.line.plies)
        self.comments = record.line.comments
        self.positions: list[Position[Any]] = list(record.positions())

    @property
    def position(self) -> Position[Any]:
        """Where the game stands."""
        return self.positions[-1]

    def player_to_move(self) -> Player | None:
        """The computer player whose turn it is, None for a person."""
        seat = self.position.to_move
        return None if seat is None else self.players[seat]

    @property
    def persons(self) -> int:
        """How many people play."""
        return self.players.count(None)

    @property
    def line(self) -> list[Step]:
        """The moves so far."""
        return [
            Step(before.to_move or 0, before, after) for before, after in pairwise(self.positions)
        ]

    def must_pass(self) -> bool:
        """Whether the seat to move has nothing to decide but a pass."""
        return _must_pass(self.position)

    def play(self, move: Any) -> tuple[Event, ...]:
        """Play a move and say what changed; raises IllegalMove."""
        after, events = self.position.play_with_events(move)
        self.plies.append(Ply(move.code))
        self.positions.append(after)
        return events

    def undo(self) -> int:
        """Go back to a person's latest decision; the number of plies taken back, 0 for none."""
        for ply in range(len(self.plies) - 1, -1, -1):
            position = self.positions[ply]
            seat = position.to_move
            if seat is not None and self.players[seat] is None and not _must_pass(position):
                taken_back = len(self.plies) - ply
                del self.plies[ply:], self.positions[ply + 1 :]
                return taken_back
        return 0

    def record(self) -> Record:
        """The game so far."""
        outcome = self.position.outcome
        tags = dict(self.tags)
        tags.setdefault("Date", datetime.now(UTC).date().isoformat())
        for seat, (player, name) in enumerate(zip(self.players, self.names, strict=True), 1):
            tags[f"Seat{seat}"] = player.code if player else name
        tags.pop("Termination", None)
        if outcome is not None:
            tags["Termination"] = "normal"
        line = Line(tuple(self.plies), self.comments)
        return Record(self.positions[0], line, format_result(outcome), tuple(tags.items()))


def _must_pass(position: Position[Any]) -> bool:
    choices = [choice.value for choice in position.turn().choices()]
    return choices == [game(position.game).pass_code]
