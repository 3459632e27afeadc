"""A turn in the making: the steps that a person made, and those that leave no choice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from erawan.core.game import Position
from erawan.core.registry import game
from erawan.core.turn import Choice


@dataclass(frozen=True, slots=True)
class TurnDraft:
    """The rules' builder after some steps; those that were the only ones possible are automatic."""

    turn: Any
    automatic: tuple[bool, ...] = ()
    pass_code: str | None = None

    @classmethod
    def begin(cls, position: Position[Any]) -> TurnDraft:
        """The turn before any step that needs to be asked for."""
        return cls._unmade(position).settle()

    @classmethod
    def rebuild(cls, position: Position[Any], steps: Iterable[Choice]) -> TurnDraft:
        """The turn after steps that a person made; raises IllegalMove."""
        draft = cls.begin(position)
        for step in steps:
            draft = draft.choose((step,))
        return draft

    @classmethod
    def of_move(cls, position: Position[Any], code: str) -> TurnDraft:
        """The complete turn of a move's code; raises BadCode or IllegalMove."""
        draft = cls._unmade(position)
        for choice in draft.turn.choices_of(position.parse(code)):
            draft = draft.take(choice)
        return draft

    @classmethod
    def _unmade(cls, position: Position[Any]) -> TurnDraft:
        return cls(position.turn(), pass_code=game(position.game).pass_code)

    @property
    def steps(self) -> tuple[Choice, ...]:
        """The steps that a person made: from them the whole is rebuilt."""
        return tuple(
            chosen
            for chosen, automatic in zip(self.turn.chosen, self.automatic, strict=True)
            if not automatic
        )

    def choose(self, choices: Iterable[Choice]) -> TurnDraft:
        """Some steps on; raises IllegalMove for one that is not offered."""
        draft = self
        for step in choices:
            while (only := draft.only()) is not None and only != step:
                draft = draft.take(only)
            draft = draft.take(step)
        return draft.settle()

    def settle(self) -> TurnDraft:
        """The turn with every step made that has one possibility."""
        draft = self
        while (only := draft.only()) is not None:
            draft = draft.take(only)
        return draft

    def keep(self, position: Position[Any], number: int) -> TurnDraft:
        """The turn with its first steps only."""
        made = zip(self.turn.chosen, self.automatic, strict=True)
        kept = [chosen for chosen, automatic in list(made)[:number] if not automatic]
        return self.rebuild(position, kept)

    def only(self) -> Choice | None:
        """The one step that is possible; passing is always asked for."""
        choices: tuple[Choice, ...] = self.turn.choices()
        is_forced = len(choices) == 1 and choices[0].value != self.pass_code
        return choices[0] if is_forced else None

    def take(self, choice: Choice) -> TurnDraft:
        """One step on; raises IllegalMove."""
        automatic = (*self.automatic, choice == self.only())
        return replace(self, turn=self.turn.choose(choice), automatic=automatic)
