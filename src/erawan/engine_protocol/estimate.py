"""The lines that tell what an estimate is made of."""

from __future__ import annotations

from typing import Any

from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.engine.entry import engine_of, titles_where


def format_estimate(position: Position[Any]) -> list[str]:
    """One line for each term that counts, then their sum for the mover; raises ErawanError."""
    engine = engine_of(position.game)
    if not engine.has_terms:
        titles = titles_where(lambda entry: entry.has_terms)
        raise ErawanError(f"eval tells the terms of {titles}'s estimate only")
    if position.outcome is not None:
        raise ErawanError("the game is over: there is nothing to estimate")
    return [f"eval {line}" for line in engine.explain(position)]
