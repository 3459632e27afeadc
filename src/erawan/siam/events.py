"""What a turn changes, as data: each event cites its clause; folding them gives the position after.

Cells are named as in the codes, pieces by their letter in a position's text. A push is told from
its far end, so that at every moment each cell holds at most one piece.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from erawan.siam.pieces import EMPTY, LETTERS
from erawan.siam.push import Credit
from erawan.siam.state import State

S = TypeVar("S", bound=State)


class Draft:
    """A state being changed: many events, one new value."""

    def __init__(self, state: State) -> None:
        self.cells = list(state.cells)
        self.side = state.side
        self.ply = state.ply
        self.left = list(state.left)
        self.ended = state.ended
        self.seen = state.seen
        self._index = state.grid.index

    def put(self, cell: str, letter: str) -> None:
        """Put a piece onto a cell."""
        self.cells[self._index[cell]] = LETTERS.index(letter)

    def clear(self, cell: str) -> None:
        """Take away what is on a cell."""
        self.cells[self._index[cell]] = EMPTY

    def finish(self, state: S) -> S:
        """The state with all that was changed."""
        return replace(
            state,
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

    cell: str
    piece: str
    clause: str

    def apply(self, draft: Draft) -> None:
        """The animal stands on the cell."""
        draft.put(self.cell, self.piece)


@dataclass(frozen=True, slots=True)
class Moved:
    """A piece went to the next cell, keeping its facing."""

    cell: str
    target: str
    piece: str
    clause: str

    def apply(self, draft: Draft) -> None:
        """The piece stands on the target."""
        draft.clear(self.cell)
        draft.put(self.target, self.piece)


@dataclass(frozen=True, slots=True)
class Stepped(Moved):
    """An animal walked to the next cell: by itself or behind what it pushes."""


@dataclass(frozen=True, slots=True)
class Turned:
    """An animal changed its facing: after entering, after a step, or as the whole turn."""

    cell: str
    before: str
    piece: str
    clause: str

    def apply(self, draft: Draft) -> None:
        """The animal stands as it faces now."""
        draft.put(self.cell, self.piece)


@dataclass(frozen=True, slots=True)
class Left:
    """An animal went back to the reserve by its owner's wish, who thereby has used `leave`."""

    cell: str
    piece: str
    side: int
    clause: str = "S6.1"

    def apply(self, draft: Draft) -> None:
        """The cell is empty, and this side has left."""
        draft.clear(self.cell)
        draft.left[self.side] = True


@dataclass(frozen=True, slots=True)
class Pushed(Moved):
    """A piece was pushed to the next cell."""


@dataclass(frozen=True, slots=True)
class AnimalPushedOff:
    """An animal was pushed over the edge, back to its owner's reserve."""

    cell: str
    piece: str
    clause: str = "S7.H"

    def apply(self, draft: Draft) -> None:
        """The cell is empty."""
        draft.clear(self.cell)


@dataclass(frozen=True, slots=True)
class RockPushedOff:
    """A rock was pushed over the edge; the first of the credits wins."""

    cell: str
    credits: tuple[Credit, ...]
    clause: str = "S7.G"

    def apply(self, draft: Draft) -> None:
        """The cell is empty."""
        draft.clear(self.cell)


@dataclass(frozen=True, slots=True)
class Noted:
    """The position before the turn was written down, to find repetitions."""

    entry: str
    clause: str = "SH.1"

    def apply(self, draft: Draft) -> None:
        """One more position that can repeat."""
        draft.seen = draft.seen.with_entry(self.entry)


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A ply was played; the other side is to move."""

    side: int
    ply: int
    clause: str = "S1.2"

    def apply(self, draft: Draft) -> None:
        """The turn and the count of plies go on."""
        draft.side = self.side
        draft.ply = self.ply


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over: E or R won by a rock, or = for a draw."""

    mark: str
    reason: str
    clause: str

    def apply(self, draft: Draft) -> None:
        """The end is marked."""
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


def fold(state: S, events: Iterable[Event]) -> S:
    """The state after some events."""
    draft = Draft(state)
    for event in events:
        event.apply(draft)
    return draft.finish(state)
