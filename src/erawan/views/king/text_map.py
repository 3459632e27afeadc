"""The map of King of Siam in text: provinces where the board puts them, borders as dots."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from erawan.king.board import PROVINCES, Board
from erawan.king.cards import FACTIONS, HOLDERS
from erawan.king.position import Position
from erawan.views.king.styles import CONTESTED, FACTION_STYLES
from erawan.views.messages import message
from erawan.views.text.canvas import Canvas
from erawan.views.text.styles import QUIET, STRONG
from erawan.views.words import place_name

ROWS = 14
LABEL_HEIGHT = 2
Part = tuple[str, str]


def draw_map(position: Position, width: int, language: str) -> list[Text]:
    """The map as lines of the width."""
    labels = [_label(position, province, language) for province in range(PROVINCES)]
    corners = _corners(position.board, [_width(label) for label in labels], width)
    height = max(y for _, y in corners) + LABEL_HEIGHT
    canvas = Canvas(width, height)
    middles = [(x + _width(label) // 2, y) for (x, y), label in zip(corners, labels, strict=True)]
    for one, other in position.board.borders:
        index = position.board.index
        canvas.dot(middles[index[one]], middles[index[other]], QUIET)
    for (x, y), label in zip(corners, labels, strict=True):
        for line, parts in enumerate(label):
            # A margin keeps the dots of the borders off the words.
            canvas.put(x - 1, y + line, " " * (_length(parts) + 2))
            canvas.write(x, y + line, parts)
    return canvas.lines()


def followers(counts: Sequence[int], room: int = 0) -> list[Part]:
    """Followers by letter and number, factions that are not there in quiet."""
    parts = []
    for place, (letter, count) in enumerate(zip(FACTIONS, counts, strict=True)):
        text = f"{letter}{count}"
        gap = " " if place + 1 < len(FACTIONS) or room else ""
        parts.append((text, FACTION_STYLES[letter] if count else QUIET))
        parts.append((gap.ljust(max(0, room - len(text))), ""))
    return parts


def province_state(position: Position, province: int, language: str) -> list[Part]:
    """A province's followers while it is open, else who controls it."""
    holder = dict(position.control).get(province)
    if holder is None:
        return followers(position.counts(province))
    code = HOLDERS[holder]
    return [(code, FACTION_STYLES[code]), (" " + message("holder-name", language, holder=code), "")]


def _label(position: Position, province: int, language: str) -> list[list[Part]]:
    place = position.board.provinces[province]
    contested = not position.is_over and position.face_up[0] == province
    name = place_name(place.name, language)
    head = [(f"{place.code} {name[:12]}", CONTESTED if contested else STRONG)]
    if province in position.board.home:
        letter = FACTIONS[position.board.home.index(province)]
        head += [(" ⌂", ""), (letter, FACTION_STYLES[letter])]
    return [head, province_state(position, province, language)]


def _corners(board: Board, widths: list[int], width: int) -> list[tuple[int, int]]:
    """The upper left corner of every label: where the board puts it, or the next free row below."""
    xs, ys = [place.x for place in board.provinces], [place.y for place in board.provinces]
    corners: dict[int, tuple[int, int]] = {}
    for province in sorted(range(PROVINCES), key=lambda province: (ys[province], xs[province])):
        room = width - widths[province] - 2
        x = 1 + round(room * _share(xs[province], xs))
        y = round((ROWS - LABEL_HEIGHT) * _share(ys[province], ys))
        while any(
            abs(y - other_y) < LABEL_HEIGHT
            and x < other_x + widths[other] + 1
            and other_x < x + widths[province] + 1
            for other, (other_x, other_y) in corners.items()
        ):
            y += 1
        corners[province] = (x, y)
    return [corners[province] for province in range(PROVINCES)]


def _share(place: float, places: list[float]) -> float:
    low, high = min(places), max(places)
    return (place - low) / (high - low) if high > low else 0.5


def _length(parts: list[Part]) -> int:
    return sum(len(text) for text, _ in parts)


def _width(label: list[list[Part]]) -> int:
    return max(map(_length, label))
