"""A sheet of characters with styles, on which drawings are put together."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    """A rectangle of characters; what is put outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write characters from a place to the right."""
        for place, character in enumerate(text, x):
            if 0 <= y < self.height and 0 <= place < self.width:
                self.cells[y][place] = (character, style)

    def write(self, x: int, y: int, parts: list[tuple[str, str]]) -> None:
        """Write several pieces of text with their styles one after the other."""
        for text, style in parts:
            self.put(x, y, text, style)
            x += len(text)

    def dot(self, start: tuple[int, int], end: tuple[int, int], style: str) -> None:
        """A dotted straight line between two places."""
        (x1, y1), (x2, y2) = start, end
        steps = max(abs(x2 - x1) // 2, abs(y2 - y1), 1)
        for step in range(steps + 1):
            x = x1 + round((x2 - x1) * step / steps)
            y = y1 + round((y2 - y1) * step / steps)
            self.put(x, y, "·", style)

    def lines(self) -> list[Text]:
        """The rows from the top down."""
        return [Text.assemble(*row) for row in self.cells]
