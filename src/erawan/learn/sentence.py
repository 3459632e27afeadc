"""A sentence of a guide, before it is put into a language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from erawan.core.game import Position
from erawan.views.msg import Arg, Msg

GOOD_TO_KNOW, PRESSING, DECISIVE = 1, 2, 3


class Step(Protocol):
    """A move that was made: by which seat, from where to where."""

    @property
    def seat(self) -> int: ...  # noqa: D102

    @property
    def before(self) -> Position[Any]: ...  # noqa: D102

    @property
    def after(self) -> Position[Any]: ...  # noqa: D102


@dataclass(frozen=True)
class Sentence:
    """Something true of a position, with its clause and how much it weighs for a learner."""

    say: Msg
    clause: str
    weight: int


def sentence(key: str, clause: str, weight: int, **args: Arg) -> Sentence:
    """A sentence of the learners' catalogue."""
    return Sentence(Msg(f"guide-{key}", args), clause, weight)
