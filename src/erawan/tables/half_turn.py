"""A half-made turn: the steps that a person made, and those that nobody needs to be asked for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from erawan.core import turn as rules
from erawan.core.errors import BadCode
from erawan.core.game import Position
from erawan.king.moves import PASS
from erawan.tables.acts import Choice


@dataclass(frozen=True, slots=True)
class HalfTurn:
    """The rules' builder after some steps; those that were the only ones possible are automatic."""

    turn: Any
    automatic: tuple[bool, ...] = ()

    @classmethod
    def begin(cls, position: Position[Any]) -> HalfTurn:
        """The turn before any step that needs to be asked for."""
        return cls(position.turn()).settle()

    @classmethod
    def rebuild(cls, position: Position[Any], steps: Iterable[Choice]) -> HalfTurn:
        """The turn after steps that a person made; raises IllegalMove."""
        half = cls.begin(position)
        for step in steps:
            half = half.choose((step,))
        return half

    @classmethod
    def of_move(cls, position: Position[Any], code: str) -> HalfTurn:
        """The complete turn that plays a move of the position, by its code."""
        found = cls(position.turn()).led_to(code)
        if found is None:
            raise BadCode(f"no turn leads to {code!r:.40}")
        return found

    @property
    def steps(self) -> tuple[Choice, ...]:
        """The steps that a person made: from them the whole is rebuilt."""
        return tuple(
            Choice(chosen.kind, chosen.value)
            for chosen, automatic in zip(self.turn.chosen, self.automatic, strict=True)
            if not automatic
        )

    def choose(self, choices: Iterable[Choice]) -> HalfTurn:
        """Some steps on; raises IllegalMove for one that is not offered."""
        half = self
        for choice in choices:
            step = rules.Choice(choice.kind, choice.value)
            while (only := half.only()) not in (None, step):
                half = half.take(only)
            half = half.take(step)
        return half.settle()

    def settle(self) -> HalfTurn:
        """The turn with every step made that has one possibility."""
        half = self
        while (only := half.only()) is not None:
            half = half.take(only)
        return half

    def keep(self, position: Position[Any], number: int) -> HalfTurn:
        """The turn with its first steps only."""
        made = zip(self.turn.chosen, self.automatic, strict=True)
        kept = [chosen for chosen, automatic in list(made)[:number] if not automatic]
        return self.rebuild(position, [Choice(each.kind, each.value) for each in kept])

    def only(self) -> rules.Choice | None:
        """The one step that is possible; passing is always asked for."""
        choices = self.turn.choices()
        if len(choices) == 1 and choices[0].kind != PASS.code:
            only: rules.Choice = choices[0]
            return only
        return None

    def take(self, choice: rules.Choice | None) -> HalfTurn:
        """One step on; raises IllegalMove."""
        automatic = choice == self.only()
        return HalfTurn(self.turn.choose(choice), (*self.automatic, automatic))

    def led_to(self, code: str) -> HalfTurn | None:
        """The turn from here to a move, if there is one; every choice's value is in its code."""
        if self.turn.move is not None:
            return self if self.turn.move.code == code else None
        for choice in self.turn.choices():
            if choice.value in code and (found := self.take(choice).led_to(code)):
                return found
        return None
