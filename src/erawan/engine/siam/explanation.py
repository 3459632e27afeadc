"""What an estimate of Siam is made of, in lines."""

from __future__ import annotations

from erawan.engine.siam.searcher import chance, explain
from erawan.siam import Position


def explain_position(position: Position) -> list[str]:
    """One line for each term that counts, then their sum for the mover."""
    lines = []
    total = 0
    for name, elephants, rhinos, moving, waiting in explain(position):
        mine, other = (elephants, rhinos) if position.side == 0 else (rhinos, elephants)
        points = mine * moving - other * waiting
        total += points
        if elephants or rhinos:
            lines.append(
                f"{name} elephants {elephants} rhinos {rhinos}"
                f" weights {moving} {waiting} points {points:+}"
            )
    return [*lines, f"total points {total:+} win {100 * chance(total):.1f}"]
