"""Positions drawn for environments, from the views' own drawings."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray

from erawan.views.names import seat_names
from erawan.views.svg import svg
from erawan.views.text.draw import draw

MODES = ("ansi", "human", "rgb_array", "svg")
COLUMNS = 100


def text(position: Any) -> str:
    """A position as a terminal shows it."""
    drawn = draw(position, seat_names(position), COLUMNS).plain
    return "\n".join(line.rstrip() for line in drawn.splitlines())


def pixels(position: Any) -> NDArray[np.uint8]:
    """A position as an array of height, width and RGB; needs `erawan[envs]`."""
    import resvg_py  # noqa: PLC0415
    from PIL import Image  # noqa: PLC0415

    picture = resvg_py.svg_to_bytes(svg_string=svg(position))
    return np.asarray(Image.open(io.BytesIO(bytes(picture))).convert("RGB"))


def render(position: Any, mode: str | None) -> Any:
    """What a mode returns; `human` prints the text and returns nothing."""
    if mode == "svg":
        return svg(position)
    if mode == "rgb_array":
        return pixels(position)
    if mode == "ansi":
        return text(position)
    if mode == "human":
        print(text(position))
    return None
