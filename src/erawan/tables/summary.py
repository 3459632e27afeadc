"""A table as a list shows it, without replaying its moves."""

from __future__ import annotations

from dataclasses import dataclass

from erawan.tables.plan import Plan


@dataclass(frozen=True, slots=True)
class Summary:
    """A table in few words; `winners` is None while the game goes on."""

    id: str
    plan: Plan
    updated: int
    ply: int
    to_move: int | None
    winners: tuple[int, ...] | None
    review: bool
