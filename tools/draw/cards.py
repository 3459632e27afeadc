"""Icons of the action cards, as lines that can be told apart when they are small."""

from __future__ import annotations

from typing import Any

from draw.drawing import drawing, path
from draw.pieces import CROWN


def line(d: str, width: float = 1.75) -> dict[str, Any]:
    """A line of a card's icon."""
    return path(d, stroke="mark", width=width)


def swap(given: tuple[str, ...], way: str) -> dict[str, Any]:
    """A card that swaps followers: those given, the one got, the ways they go."""
    got = "M18.5 15.4A2.6 2.6 0 1 1 18.5 20.6A2.6 2.6 0 1 1 18.5 15.4Z"
    back = "M13 18H8.5Q5.5 18 5.5 15V12M3 14.2L5.5 11.6L8 14.2"
    return drawing(24, 24, *map(line, (*given, got, way, back)))


def placing(faction: str, first: str, second: str) -> dict[str, Any]:
    """A faction's card: two of its followers come down."""
    followers = (path(each, faction, "mark", 1.6) for each in (first, second))
    return drawing(24, 24, *followers, line("M12 14V21M8.8 18L12 21.2L15.2 18"))


CARDS = {
    "mr": drawing(24, 24, line(CROWN), line("M5 20.5H19"), line("M12 10V15", 1.4)),
    "kt": drawing(
        24,
        24,
        line("M3 13.5H9V19.5H3Z"),
        line("M12 3L15.8 9.5H8.2Z"),
        line("M18 13.3A3.2 3.2 0 1 1 18 19.7A3.2 3.2 0 1 1 18 13.3Z"),
        line("M2 22.5H22", 1.4),
    ),
    "11": swap(
        ("M5.5 3.4A2.6 2.6 0 1 1 5.5 8.6A2.6 2.6 0 1 1 5.5 3.4Z",),
        "M11 6H15.5Q18.5 6 18.5 9V12M16 9.8L18.5 12.4L21 9.8",
    ),
    "21": swap(
        (
            "M3.8 3.6A2.2 2.2 0 1 1 3.8 8A2.2 2.2 0 1 1 3.8 3.6Z",
            "M9.6 3.6A2.2 2.2 0 1 1 9.6 8A2.2 2.2 0 1 1 9.6 3.6Z",
        ),
        "M14.4 5.8H15.5Q18.5 5.8 18.5 8.8V12M16 9.8L18.5 12.4L21 9.8",
    ),
    "ra": placing("rama", "M3 4H10.5V11.5H3Z", "M13.5 4H21V11.5H13.5Z"),
    "la": placing("lao", "M6.75 3.4L11.2 11.4H2.3Z", "M17.25 3.4L21.7 11.4H12.8Z"),
    "ma": placing(
        "malay",
        "M6.75 3.6A4 4 0 1 1 6.75 11.6A4 4 0 1 1 6.75 3.6Z",
        "M17.25 3.6A4 4 0 1 1 17.25 11.6A4 4 0 1 1 17.25 3.6Z",
    ),
    "pass": drawing(
        24,
        24,
        line("M3 14C5 6.5 14.5 5 19 11.5M19.8 6.4V12.2H14"),
        path("M12 15.6A2.4 2.4 0 1 1 12 20.4A2.4 2.4 0 1 1 12 15.6Z", "mark"),
        line("M4 20.4H6.5M17.5 20.4H20", 1.4),
    ),
}
