"""A drawing: its box and its paths, the hindmost first.

Paints are the names of colours; `mark` is the colour of whatever the drawing stands beside, text
or button.
"""

from __future__ import annotations

from typing import Any


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 0) -> dict[str, Any]:
    """One path; paints that are `none` are left out."""
    drawn: dict[str, Any] = {"d": d}
    if fill != "none":
        drawn["fill"] = fill
    if stroke != "none":
        drawn |= {"stroke": stroke, "width": width}
    return drawn


def drawing(width: float, height: float, *paths: dict[str, Any]) -> dict[str, Any]:
    """A drawing of this size."""
    return {"box": [width, height], "paths": list(paths)}
