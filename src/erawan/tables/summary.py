"""A table as a list shows it, without replaying its moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from erawan.tables.plan import Plan

Standing: TypeAlias = Literal["unfinished", "won", "lost", "draw", "over", "review"]
"""How a game stands for the one person at the table; among several it is merely over."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A table in few words; `winners` is None while the game goes on."""

    id: str
    plan: Plan
    created: int
    updated: int
    ply: int
    to_move: int | None
    winners: tuple[int, ...] | None
    review: bool
    title: str
    paused: bool = False

    @property
    def standing(self) -> Standing:
        """How it stands, or ended."""
        if self.review:
            return "review"
        if self.winners is None:
            return "unfinished"
        if not self.winners:
            return "draw"
        if self.plan.alone is None:
            return "over"
        return "won" if self.plan.alone in self.winners else "lost"
