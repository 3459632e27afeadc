"""Menus: numbered things to choose from, at most twelve lines with question and answer."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from math import ceil

ROWS = 9
"""Lines of items; the question, the line that turns the page and the answer make it twelve."""

GAP = 3
NUMBER = re.compile(r"[0-9]{1,4}")


@dataclass(frozen=True, slots=True)
class Item:
    """Something to choose: what it is, and how it is shown."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Menu:
    """A question with its items, numbered from `first`, on pages that fit the terminal's width."""

    question: str
    items: tuple[Item, ...]
    width: int
    first: int = 1
    page: int = 0

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return max(1, ceil(len(self.items) / self._per_page))

    def lines(self) -> list[str]:
        """The question and this page's items, numbered, in columns where they are many."""
        skipped = self.page * self._per_page
        shown = self.items[skipped : skipped + self._per_page]
        rows = min(ROWS, len(shown))
        lines = [self.question]
        for row in range(rows):
            cells = [
                f"{self.first + skipped + place:>3} {shown[place].label}"
                for place in range(row, len(shown), rows)
            ]
            lines.append("".join(cell.ljust(self._cell_width) for cell in cells).rstrip())
        if self.pages > 1:
            lines.append(f"  + more ({self.page + 1} of {self.pages})")
        return lines

    def turned(self) -> Menu:
        """The next page, after the last one the first."""
        return replace(self, page=(self.page + 1) % self.pages)

    def find(self, answer: str) -> Item | None:
        """The item of a number or of a value, in any case where that is unambiguous."""
        if NUMBER.fullmatch(answer) and 0 <= int(answer) - self.first < len(self.items):
            return self.items[int(answer) - self.first]
        for item in self.items:
            if item.value == answer:
                return item
        alike = [item for item in self.items if item.value.lower() == answer.lower()]
        return alike[0] if len(alike) == 1 else None

    @property
    def _cell_width(self) -> int:
        return 4 + max(len(item.label) for item in self.items) + GAP

    @property
    def _per_page(self) -> int:
        return ROWS * max(1, (self.width + GAP) // self._cell_width)
