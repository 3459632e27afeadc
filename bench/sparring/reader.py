"""King of Siam: plays like somebody who has just read the rules.

A card is played if by it the faction of which the seat has most wins the contested province, or
else, where it would lose if all passed now, if by it it would not: the first such card with the
first such effect. Otherwise it passes. It takes a follower of its faction, from a province that the
faction does not lose by it, if there is one.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import Any

from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.engine.agent import Agent, Task
from erawan.engine.thought import Thought, guess
from erawan.kernels.king.kernel import Kernel
from erawan.king import Position as KingPosition
from erawan.king.cards import FACTIONS

PASS = "pass"


class ReaderPlayer:
    """Looks at the contested province and at what all passing would bring, and at no answer."""

    name = "reader"
    description = "Has just read the rules."

    def choose(self, position: Position[Any], _: Task) -> Thought:
        """Its move; raises ErawanError for Siam."""
        if not isinstance(position, KingPosition):
            raise ErawanError("the reader plays King of Siam only")
        return guess(position, read_on(position))


def read_on(position: KingPosition) -> str:
    """The code of its move."""
    kernel = Kernel(position)
    seat = position.seat
    court = position.courts[seat]
    faction = FACTIONS[court.index(max(court))]

    def gains(after: Kernel) -> bool:
        return after.forecast().holders[0] == faction

    def wins(after: Kernel) -> bool:
        return seat in after.if_all_pass()[0]

    wishes = [wish for wish in (gains, wins) if not wish(kernel)]
    turns = list(turns_of(kernel, faction)) if wishes else []
    return next((code for wish in wishes for code, after in turns if wish(after)), PASS)


def turns_of(kernel: Kernel, faction: str) -> Iterator[tuple[str, Kernel]]:
    """Every effect of every card with the follower that it would take, and what comes of it."""
    for card in kernel.cards():
        for effect in kernel.effects(card):
            start = f"{card}:{effect}/"
            takes = kernel.takes(card, effect)
            own = [take for take in takes if take[0] == faction]
            turns = ((start + take, kernel.play(start + take)) for take in own)
            safe = (turn for turn in turns if not has_lost(turn[1], faction, turn[0][-2:]))
            code = start + (own or takes)[0]
            yield next(safe, None) or (code, kernel.play(code))


def has_lost(after: Kernel, faction: str, province: str) -> bool:
    """Whether a province is no longer a faction's for the one follower that was taken there."""
    position = after.store()
    counts: list[int] = list(position.counts(position.board.codes.index(province)))
    return counts.pop(FACTIONS.index(faction)) == max(counts)


def add_flags(parser: ArgumentParser) -> None:
    """It has none."""


def make(_: Namespace) -> Agent:
    """The player."""
    return ReaderPlayer()
