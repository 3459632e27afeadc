"""What whoever chooses moves by itself offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from erawan.core.game import Position
from erawan.core.generator import SplitMix64
from erawan.engine.budget import Budget
from erawan.engine.thought import Thought
from erawan.kernels.common.stop import Stop

T = TypeVar("T")


def say_nothing(_: Thought) -> None:
    """Report to nobody."""


@dataclass(frozen=True)
class Task:
    """One question to an agent: how long to think, what to report, how to be stopped."""

    budget: Budget = field(default_factory=Budget)
    lines: int = 1
    """How many best lines are wanted."""
    seed: int = 0
    """Where all the agent's chance comes from: same seed, position and nodes, same move."""
    stop: Stop = field(default_factory=Stop)
    """Asked for from any thread, it ends the thinking; the best so far is the answer."""
    report: Callable[[Thought], None] = say_nothing
    """Called with what is thought so far, now and then, from the thread that thinks."""


class Agent(Protocol):
    """A player; it keeps no memory of a game that would change what it answers."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def description(self) -> str:
        """How it plays, in one sentence."""

    def choose(self, position: Position[Any], task: Task) -> Thought:
        """What it thinks of a position that has a legal move."""


def pick(items: Sequence[T], generator: SplitMix64) -> T:
    """One of the items, each as likely as the others."""
    return items[generator.below(len(items))]
