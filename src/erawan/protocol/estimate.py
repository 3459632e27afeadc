"""The lines that tell what an estimate is made of."""

from __future__ import annotations

from typing import Any

from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.siam import Position as SiamPosition


def format_estimate(position: Position[Any]) -> list[str]:
    """One line for each term that counts, then their sum for the mover; raises ErawanError."""
    if not isinstance(position, SiamPosition):
        raise ErawanError("eval tells the terms of Siam's estimate only")
    if position.outcome is not None:
        raise ErawanError("the game is over: there is nothing to estimate")
    # The engine takes long to load, and few sessions ask for this.
    from erawan.engine.siam_searcher import chance, explain  # noqa: PLC0415

    lines = []
    total = 0
    for name, elephants, rhinos, moving, waiting in explain(position):
        mine, other = (elephants, rhinos) if position.side == 0 else (rhinos, elephants)
        points = mine * moving - other * waiting
        total += points
        if elephants or rhinos:
            lines.append(
                f"eval {name} elephants {elephants} rhinos {rhinos}"
                f" weights {moving} {waiting} points {points:+}"
            )
    return [*lines, f"eval total points {total:+} win {100 * chance(total):.1f}"]
