"""Boards of Siam that do not ship, for tests."""

from __future__ import annotations

from typing import Any


def board_object(
    name: str, width: int, height: int, rocks: str, crosses: str = "", note: str = ""
) -> dict[str, Any]:
    """A fresh board object, with its cells in one text each."""
    return {
        "name": name,
        "revision": 1,
        "note": note,
        "width": width,
        "height": height,
        "rocks": rocks.split(),
        "crosses": crosses.split(),
    }
