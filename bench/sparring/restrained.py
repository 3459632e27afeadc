"""King of Siam's level 10 with a rule about when it may play a card: what such a rule is worth.

If an engine spends cards for nothing, a simple rule that keeps them beats it. So none of these
may win more than its share against level 10 itself.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from typing import Any

from bench.sparring.frozen import FrozenPlayer
from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.engine.agent import Agent, Task
from erawan.engine.players import find_player
from erawan.engine.thought import Thought, guess
from erawan.king import Position as KingPosition

PASS = "pass"
CARDS = 8
"""Of each player at the start."""
MANY_LINES = 64
"""Among so many best moves there is one with a card, if there is any."""


class Wish(Enum):
    """What a rule says of a turn."""

    PASS = auto()
    CARD = auto()
    FREE = auto()


Rule = Callable[[KingPosition], Wish]


class RestrainedPlayer:
    """Level 10, today's or the frozen one, that passes or plays a card where its rule says so."""

    def __init__(self, name: str, description: str, rule: Rule, frozen: bool) -> None:
        self.name = f"frozen-{name}" if frozen else name
        self.description = description
        self.rule = rule
        self.engine: Agent = FrozenPlayer() if frozen else find_player("king-of-siam", "level-10")

    def choose(self, position: Position[Any], task: Task) -> Thought:
        """The engine's thought, or the pass or card that the rule asks for."""
        if not isinstance(position, KingPosition):
            raise ErawanError(f"{self.name} plays King of Siam only")
        wish = self.rule(position)
        if wish is Wish.PASS or not any(position.hands[position.seat]):
            return guess(position, PASS)
        if wish is Wish.FREE:
            return self.engine.choose(position, task)
        thought = self.engine.choose(position, replace(task, lines=MANY_LINES))
        cards = [line for line in thought.lines if line.codes[0] != PASS]
        return replace(thought, lines=tuple((cards or list(thought.lines))[: task.lines]))


def struggle_of(position: KingPosition) -> int:
    """The number of the struggle that goes on, from 1."""
    return 1 + CARDS - len(position.face_up)


def add_flags(parser: ArgumentParser) -> None:
    """Declare which level 10 it is."""
    parser.add_argument(
        "--frozen", action="store_true", help="play the frozen level 10, not today's"
    )


def make(name: str, description: str, rule: Rule, flags: Namespace) -> Agent:
    """The player of a rule."""
    return RestrainedPlayer(name, description, rule, flags.frozen)
