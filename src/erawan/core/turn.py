"""The turn builder's interface: a move put together step by step, without knowing the rules.

A skin shows `prompt` and `choices()`, hands one of them to `choose`, and goes on until `move` is
there. Builders are values: `choose` and `back` return new ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Protocol, Self

from msgspec import Meta, Struct

if TYPE_CHECKING:
    from erawan.core.errors import IllegalMove
    from erawan.core.game import Event, Position


class Choice(Struct, frozen=True):
    """One step of a turn, as the rules' turn builder knows it."""

    kind: Annotated[str, Meta(max_length=16)]
    """A word of the rulebook: card, province, follower, animal, target, facing …"""
    value: Annotated[str, Meta(max_length=16)]
    """A piece of the move code's vocabulary: `kt`, `sk`, `Lvt`, `c3`, `n`."""


class Turn(Protocol):
    """A partial turn: what was chosen so far and what can be chosen next."""

    @property
    def chosen(self) -> tuple[Choice, ...]:
        """The choices made, in order."""

    @property
    def prompt(self) -> str:
        """A message key that says what is being chosen; `complete` when nothing is."""

    def choices(self) -> tuple[Choice, ...]:
        """Exactly the choices that lead to at least one legal move; empty when complete."""

    def choose(self, choice: Choice) -> Self:
        """The turn with one more choice; raises IllegalMove for one that is not offered."""

    def choices_of(self, move: Any) -> tuple[Choice, ...]:
        """The choices from the start of a turn to one of its legal moves."""

    def refusal(self, choice: Choice) -> IllegalMove | None:
        """Why something on the table can't be chosen now; None when it can.

        What is pointed at need not be of the kind that is asked for.
        """

    def back(self) -> Self:
        """The turn without its last choice; itself when nothing was chosen."""

    @property
    def move(self) -> Any | None:
        """The complete move, or None while something is still to be chosen."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What the choices made so far change."""

    @property
    def preview(self) -> Position[Any]:
        """The position with those changes; for looking at, not for playing on while incomplete."""
