"""A legal position of Siam: a value that knows its moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from erawan.core.outcome import Outcome
from erawan.core.picture import svg
from erawan.siam import action, key, rules, scoring
from erawan.siam.events import Event, fold
from erawan.siam.grid import Grid
from erawan.siam.moves import Move
from erawan.siam.notation import Fields, format_entry, format_flags, format_text, parse_move
from erawan.siam.options import Options
from erawan.siam.pieces import count_animals
from erawan.siam.push import Push
from erawan.siam.seen import Seen
from erawan.siam.turn import Turn


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """The board and what else the rules depend on; comes from `start`, `play` or a `Setup`.

    `side` is whose turn it is, or would be when the game is over; `ended` is then the mark of the
    text's fifth field, else empty. `seen` grows only while `options.repetition` is on.
    """

    options: Options
    cells: tuple[int, ...]
    side: int
    ply: int
    left: tuple[bool, bool]
    ended: str
    seen: Seen

    @property
    def players(self) -> int:
        """The number of seats."""
        return 2

    @property
    def to_move(self) -> int | None:
        """0 for the elephants, 1 for the rhinos; None when the game is over."""
        return None if self.ended else self.side

    @property
    def grid(self) -> Grid:
        """The tables of the board's size."""
        return self.options.board.grid

    @property
    def reserve(self) -> tuple[int, int]:
        """How many animals each side has beside the board."""
        animals = self.options.animals
        return animals - count_animals(self.cells, 0), animals - count_animals(self.cells, 1)

    @property
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        return scoring.outcome_of(self)

    @property
    def key(self) -> int:
        """64 bits for transposition tables."""
        return key.key_of(self)

    @property
    def text(self) -> str:
        """The position in one line; options and what was seen are not in it."""
        fields = Fields(self.cells, self.side, self.ply, self.left, self.ended)
        return format_text(fields, self.grid)

    @property
    def entry(self) -> str:
        """What `seen` keeps of this position (SH.1)."""
        flags = "" if self.options.removals is None else format_flags(self.left)
        return format_entry(self.cells, self.side, flags, self.grid)

    def legal_moves(self) -> list[Move]:
        """All legal moves, sorted by code as plain ASCII text."""
        return rules.legal_moves(self)

    def play(self, move: Move) -> Position:
        """The position after the move; raises IllegalMove."""
        return self.play_with_events(move)[0]

    def play_with_events(self, move: Move) -> tuple[Position, tuple[Event, ...]]:
        """The position after the move and what changed; raises IllegalMove."""
        events = action.events_of(self, self.parse(move.code))
        return fold(self, events), events

    def parse(self, code: str) -> Move:
        """The legal move with this code; raises BadCode or IllegalMove."""
        move = parse_move(code, self.grid)
        rules.check(self, move)
        return move

    def push(self, move: Move) -> Push | None:
        """The push that a move would make, strong enough or not; None when it pushes nothing."""
        return rules.push_of(self, move)

    def turn(self) -> Turn:
        """A turn builder with nothing chosen yet."""
        return Turn(self)

    def to_json(self) -> dict[str, Any]:
        """Everything the rules depend on."""
        obj = {"game": "siam", "text": self.text, "options": self.options.to_json()}
        if self.options.repetition is not None:
            obj["seen"] = list(self.seen)
        return obj

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        return svg(self)

    def __repr__(self) -> str:
        return f"erawan.game('siam').position({self.to_json()!r})"
