"""What a turn changes, as data: each event cites its clause; folding them gives the position after.

Cells are named as in the codes, pieces by their letter in a position's text. A push is told from
its far end, so that at every moment each cell holds at most one piece.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from erawan.siam.pieces import EMPTY, LETTERS

if TYPE_CHECKING:
    from erawan.siam.position import Position
    from erawan.siam.push import Credit


class Draft:
    """A position being changed."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.cells = list(position.cells)
        self.side = position.side
        self.ply = position.ply
        self.left = list(position.left)
        self.ended = position.ended
        self.seen = position.seen
        self._index = position.grid.index

    def put(self, cell: str, letter: str) -> None:
        """Put a piece onto a cell."""
        self.cells[self._index[cell]] = LETTERS.index(letter)

    def clear(self, cell: str) -> None:
        """Take away what is on a cell."""
        self.cells[self._index[cell]] = EMPTY

    def finish(self) -> Position:
        """The changed position."""
        return replace(
            self.position,
            cells=tuple(self.cells),
            side=self.side,
            ply=self.ply,
            left=(self.left[0], self.left[1]),
            ended=self.ended,
            seen=self.seen,
        )


@dataclass(frozen=True, slots=True)
class Entered:
    """An animal came from the reserve onto a cell, facing straight in for a start."""

    clause: str
    cell: str
    piece: str

    def apply(self, draft: Draft) -> None:
        """Make the change."""
        draft.put(self.cell, self.piece)


@dataclass(frozen=True, slots=True)
class Stepped:
    """An animal walked to the next cell, keeping its facing: by itself or behind what it pushes."""

    clause: str
    cell: str
    target: str
    piece: str

    def apply(self, draft: Draft) -> None:
        """Make the change."""
        draft.clear(self.cell)
        draft.put(self.target, self.piece)


@dataclass(frozen=True, slots=True)
class Turned:
    """An animal changed its facing: after entering, after a step, or as the whole turn."""

    clause: str
    cell: str
    before: str
    piece: str

    def apply(self, draft: Draft) -> None:
        """Make the change."""
        draft.put(self.cell, self.piece)


@dataclass(frozen=True, slots=True)
class Left:
    """An animal went back to the reserve by its owner's wish, who thereby has used `leave`."""

    clause: str
    cell: str
    piece: str
    side: int

    def apply(self, draft: Draft) -> None:
        """Make the change."""
        draft.clear(self.cell)
        draft.left[self.side] = True


@dataclass(frozen=True, slots=True)
class Pushed:
    """A piece was pushed to the next cell."""

    clause: str
    cell: str
    target: str
    piece: str

    def apply(self, draft: Draft) -> None:
        """Make the change."""
        draft.clear(self.cell)
        draft.put(self.target, self.piece)


@dataclass(frozen=True, slots=True)
class AnimalPushedOff:
    """An animal was pushed over the edge, back to its owner's reserve."""

    clause: str
    cell: str
    piece: str

    def apply(self, draft: Draft) -> None:
        """Make the change."""
        draft.clear(self.cell)


@dataclass(frozen=True, slots=True)
class RockPushedOff:
    """A rock was pushed over the edge; the first of the credits wins."""

    clause: str
    cell: str
    credits: tuple[Credit, ...]

    def apply(self, draft: Draft) -> None:
        """Make the change."""
        draft.clear(self.cell)


@dataclass(frozen=True, slots=True)
class Noted:
    """The position before the turn was written down, to find repetitions."""

    clause: str
    entry: str

    def apply(self, draft: Draft) -> None:
        """Make the change."""
        draft.seen = draft.seen.with_entry(self.entry)


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A ply was played; the other side is to move."""

    clause: str
    side: int
    ply: int

    def apply(self, draft: Draft) -> None:
        """Make the change."""
        draft.side = self.side
        draft.ply = self.ply


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over: E or R won by a rock, or = for a draw."""

    clause: str
    mark: str
    reason: str

    def apply(self, draft: Draft) -> None:
        """Make the change."""
        draft.ended = self.mark


Event: TypeAlias = (
    Entered
    | Stepped
    | Turned
    | Left
    | Pushed
    | AnimalPushedOff
    | RockPushedOff
    | Noted
    | TurnPassed
    | GameEnded
)


def fold(position: Position, events: Iterable[Event]) -> Position:
    """The position after the events."""
    draft = Draft(position)
    for event in events:
        event.apply(draft)
    return draft.finish()
