"""Tutorials: steps with one idea each, on a real position, judged by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from msgspec import Struct

from erawan.core.errors import IllegalMove
from erawan.core.game import Position
from erawan.learn.conditions import Played, holds
from erawan.learn.positions import read_position
from erawan.learn.rules_pages import clause_pages
from erawan.learn.texts import read_toml

Kind = Literal["right", "other", "refused"]


class Verdict(Struct, frozen=True):
    """What an answer is: right, legal but not it, or refused by the rules.

    `text` says why, in the words of the step; of what is refused it is the clause that says so.
    """

    kind: Kind
    text: str
    clause: str = ""


class StepPage(Struct, frozen=True):
    """A step as the learner sees it; `number` counts from 1, `start` is its position."""

    number: int
    steps: int
    title: str
    task: str
    clauses: tuple[str, ...]
    start: dict[str, Any]


@dataclass(frozen=True)
class Step:
    """A step: where it is played, what is accepted, which wrong answers have words of their own."""

    name: str
    position: Position[Any]
    accept: tuple[str, ...]
    traps: Mapping[str, tuple[str, ...]]
    clauses: tuple[str, ...]
    refused: str

    def answer(self, code: str) -> str:
        """Which of the step's texts answers a legal move: `right`, a trap's name or `other`."""
        played = Played(self.position, code)
        if all(holds(condition, played) for condition in self.accept):
            return "right"
        for name, conditions in self.traps.items():
            if all(holds(condition, played) for condition in conditions):
                return name
        return "other"


@cache
def steps(game: str) -> tuple[Step, ...]:
    """A game's steps in their order."""
    return tuple(
        Step(
            name,
            read_position(game, data),
            tuple(data["accept"]),
            {trap: tuple(conditions) for trap, conditions in data.get("traps", {}).items()},
            tuple(data["clauses"]),
            data.get("refused", ""),
        )
        for name, data in read_toml(game, "tutorial").items()
    )


def find_step(game: str, number: int) -> Step:
    """A step by its number, from 1; raises IndexError."""
    every = steps(game)
    if not 1 <= number <= len(every):
        raise IndexError(number)
    return every[number - 1]


def step_page(game: str, number: int, language: str) -> StepPage:
    """A step by its number, from 1; raises IndexError if there is none."""
    step = find_step(game, number)
    words = _words(game, language)[step.name]
    start = step.position.to_json()
    return StepPage(number, len(steps(game)), words["title"], words["task"], step.clauses, start)


def judge(game: str, number: int, code: str, language: str) -> Verdict:
    """What an answer to a step is; raises IndexError for no step, BadCode for no code."""
    step = find_step(game, number)
    words = _words(game, language)[step.name]
    try:
        step.position.parse(code)
    except IllegalMove as error:
        pages = {page.id: page.text for page in clause_pages(game, language)}
        return Verdict("refused", pages[error.clause], error.clause)
    answer = step.answer(code)
    return Verdict("right" if answer == "right" else "other", words[answer])


def _words(game: str, language: str) -> dict[str, dict[str, str]]:
    return read_toml(game, f"tutorial.{language}")
