"""A map as it is sketched: junctions, the lines between them, and where things stand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from draw.pencil import Point, trace

COAST, BORDER, RIVER = 3.6, 2.2, 2.4
"""How much a line of each kind wobbles."""


@dataclass(frozen=True)
class Place:
    """Where a province's things stand: its label, its followers, its capital, home and crown."""

    label: Point
    followers: tuple[float, float, float, float]
    capital: Point
    home: Point
    crown: Point


@dataclass(frozen=True)
class Sketch:
    """A whole map; the name of an arc says which provinces it bounds (`cm|vt`, `ay.gulf`)."""

    name: str
    size: tuple[int, int]
    pool: tuple[float, float, float, float]
    arcs: dict[str, list[Point]]
    places: dict[str, Place]
    abroad: list[list[Point]]
    rivers: list[list[Point]]
    ornaments: list[tuple[str, float, float, float]]
    rose: Point
    islands: list[list[Point]] = field(default_factory=list)


def drawn(sketch: Sketch) -> dict[str, Any]:
    """The map as the data file has it."""
    arcs = {
        name: trace(points, f"{sketch.name} {name}", BORDER if "|" in name else COAST)
        for name, points in sketch.arcs.items()
    }
    return {
        "size": list(sketch.size),
        "pool": list(sketch.pool),
        "rose": list(sketch.rose),
        "arcs": arcs,
        "provinces": {
            code: {
                "ring": ring(code, arcs),
                "label": list(place.label),
                "followers": list(place.followers),
                "capital": list(place.capital),
                "home": list(place.home),
                "crown": list(place.crown),
            }
            for code, place in sketch.places.items()
        },
        "abroad": [
            trace([*points, points[0]], f"{sketch.name} abroad {index}", COAST)
            for index, points in enumerate(sketch.abroad + sketch.islands)
        ],
        "rivers": [
            trace(points, f"{sketch.name} river {index}", RIVER)
            for index, points in enumerate(sketch.rivers)
        ],
        "routes": [],
        "ornaments": [
            {"drawing": drawing, "x": x, "y": y, "width": width}
            for drawing, x, y, width in sketch.ornaments
        ],
    }


def ring(code: str, arcs: dict[str, list[int]]) -> list[str]:
    """The arcs around a province in the order of a walk; `-` before one that is walked back."""
    left = [name for name in arcs if code in name.partition(".")[0].split("|")]
    walk = [left.pop(0)]
    end = arcs[walk[0]][-2:]
    while left:
        for name in left:
            if end in (arcs[name][:2], arcs[name][-2:]):
                break
        else:
            raise ValueError(f"the outline of {code} has a hole after {walk[-1]}")
        left.remove(name)
        forward = arcs[name][:2] == end
        walk.append(name if forward else f"-{name}")
        end = arcs[name][-2:] if forward else arcs[name][:2]
    if end != arcs[walk[0]][:2]:
        raise ValueError(f"the outline of {code} does not close")
    return walk
