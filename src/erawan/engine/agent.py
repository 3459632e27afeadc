"""What a player that chooses moves by itself offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from erawan.core.game import Position
from erawan.core.generator import SplitMix64

T = TypeVar("T")


class Agent(Protocol):
    """A player; all its chance comes from the generator it is handed."""

    @property
    def name(self) -> str:
        """What it is called."""

    def choose(self, position: Position[Any], generator: SplitMix64) -> Any:
        """A legal move of a position that has one."""


def pick(items: Sequence[T], generator: SplitMix64) -> T:
    """One of the items, each as likely as the others."""
    return items[generator.below(len(items))]
