"""How a game ended, and the whole chain of steps that decided it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the chain: a clause, the figures it compared, and who is left after it.

    `values` pairs a subject (a faction letter, a seat number from 0, a cell …) with its figure;
    `left` are the subjects that this step leaves in the race, in a fixed order.
    """

    clause: str
    values: tuple[tuple[str, int], ...]
    left: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: winning seats from 0 (none for a draw), the reason, and the chain."""

    winners: frozenset[int]
    reason: str
    steps: tuple[Step, ...]
