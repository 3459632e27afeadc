"""King of Siam's pieces: followers, flags, capital, crown and homes."""

from __future__ import annotations

from typing import Any

from draw.drawing import drawing, path

SQUARE = "M4 5Q4 4 5 4H19Q20 4 20 5V19Q20 20 19 20H5Q4 20 4 19Z"
TRIANGLE = "M12 2.6Q12.6 2.6 13 3.3L22 19Q22.6 20.4 21 20.4H3Q1.4 20.4 2 19L11 3.3Q11.4 2.6 12 2.6Z"
CIRCLE = "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z"
HOUSE = "M12 1.5L23 10.2Q21.4 11.6 20 10.8V22.5H4V10.8Q2.6 11.6 1 10.2Z"
POLE = "M3 46V2.5"
BANNER = "M4 4C14 -0.5 20 8.5 37 4L33 14L37 24C20 28.5 14 19.5 4 24Z"
CROWN = (
    "M12 0.8C12.5 3 13 4.2 14 5.4L13.4 8.2C15 9 15.8 10.3 16 12.2"
    "C17.6 11.6 18.9 10.4 20.4 8.2"
    "C21.4 11.6 20.6 14.6 18.6 17H5.4C3.4 14.6 2.6 11.6 3.6 8.2C5.1 10.4 6.4 11.6 8 12.2"
    "C8.2 10.3 9 9 10.6 8.2L10 5.4C11 4.2 11.5 3 12 0.8Z"
)

Drawing = dict[str, Any]


def follower(outline: str, colour: str, inner: str) -> Drawing:
    """A follower: its faction's shape, and the same again inside."""
    return drawing(24, 24, path(outline, colour, "edge", 1.2), path(inner, "none", "white", 1))


def flag(colour: str, sign: str) -> Drawing:
    """A faction's flag with its sign."""
    pole = path(POLE, "none", "ink", 2)
    banner = path(BANNER, colour, "edge", 1.4)
    return drawing(40, 48, pole, banner, path(sign, "white", "edge", 1.2))


def home(colour: str, sign: str) -> Drawing:
    """A faction's home province, marked by a house with its sign."""
    return drawing(24, 24, path(HOUSE, "white", "edge", 1.4), path(sign, colour, "edge", 1))


PIECES = {
    "R": follower(SQUARE, "rama", "M7.5 7.5H16.5V16.5H7.5Z"),
    "L": follower(TRIANGLE, "lao", "M12 8L17.4 17.4H6.6Z"),
    "M": follower(CIRCLE, "malay", "M12 6.8A5.2 5.2 0 1 1 12 17.2A5.2 5.2 0 1 1 12 6.8Z"),
    "flagR": flag("rama", "M14 9.5H24V19.5H14Z"),
    "flagL": flag("lao", "M19 8L25.6 19.6H12.4Z"),
    "flagM": flag("malay", "M19 8.5A6 6 0 1 1 19 20.5A6 6 0 1 1 19 8.5Z"),
    "flagB": drawing(
        40,
        48,
        path(POLE, "none", "ink", 2),
        path("M4 3H37V25H4Z", "british", "edge", 1.4),
        path(
            "M4.7 3.7H7.4L36.3 22.7V24.3H33.6L4.7 5.3ZM36.3 3.7H33.6L4.7 22.7V24.3H7.4L36.3 5.3Z",
            "white",
        ),
        path(
            "M17.8 3.7H23.2V11.3H36.3V16.7H23.2V24.3H17.8V16.7H4.7V11.3H17.8Z",
            "white",
        ),
    ),
    "capital": drawing(
        24,
        24,
        path("M5 22.5V13L7 9.5L9 13H10L12 4L14 13H15L17 9.5L19 13V22.5Z", "land", "ink", 1.3),
        path("M12 1V4M9.8 22.5V18.6Q12 16 14.2 18.6V22.5", "none", "ink", 1.3),
    ),
    "crown": drawing(
        24,
        24,
        path(CROWN, "rama", "edge", 1.2),
        path("M5 18.4H19V22.6H5Z", "rama", "edge", 1.2),
        path("M12 9.6L13.8 13L12 16L10.2 13Z", "white", "edge", 0.8),
    ),
    "homeR": home("rama", "M8 12H16V20H8Z"),
    "homeL": home("lao", "M12 10.6L17.4 20H6.6Z"),
    "homeM": home("malay", "M12 11A4.7 4.7 0 1 1 12 20.4A4.7 4.7 0 1 1 12 11Z"),
}
