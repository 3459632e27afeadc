"""Plots as SVG, drawn by us: lines with their bands, and bars; colours are the page's classes."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from erawan.views.svg.pen import element

WIDTH, HEIGHT = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 56, 14, 14, 34
MOST_POINTS = 400
"""A line with more would be no finer on any screen."""
FEW_BARS = 6
"""Fewer don't fill the paper."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A line over the numbers from 1 on, with the band around it if there is one."""

    middle: Sequence[float]
    band: Sequence[tuple[float, float]] = ()
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Scale:
    """Where numbers are on the paper."""

    x: tuple[float, float]
    y: tuple[float, float]

    def place(self, x: float, y: float) -> tuple[float, float]:
        """The point of a pair of numbers; those outside are put on the edge."""
        across = (x - self.x[0]) / (self.x[1] - self.x[0])
        up = (min(max(y, self.y[0]), self.y[1]) - self.y[0]) / (self.y[1] - self.y[0])
        return (
            LEFT + across * (WIDTH - LEFT - RIGHT),
            HEIGHT - BOTTOM - up * (HEIGHT - TOP - BOTTOM),
        )

    def path(self, points: Sequence[tuple[float, float]]) -> str:
        """A line through pairs of numbers, as path data."""
        placed = [self.place(x, y) for x, y in points]
        return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in placed)

    def level(self, y: float, kind: str) -> str:
        """A line across at a height."""
        return element("path", d=self.path([(self.x[0], y), (self.x[1], y)]), class_=kind)


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers between two others.

    >>> ticks(0, 97)
    [0, 20, 40, 60, 80]
    """
    step = 10 ** math.floor(math.log10((high - low) / about))
    step = next(step * more for more in (1, 2, 5, 10) if (high - low) / (step * more) <= about)
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def plot_curve(title: str, below: str, curve: Curve, levels: Sequence[float]) -> str:
    """A curve over its units, and levels to compare it with."""
    count = len(curve.middle)
    heights = [*curve.middle, *levels, *(bound for both in curve.band for bound in both)]
    low, high = min(heights), max(heights)
    space = (high - low) * 0.06 or 1.0
    scale = Scale((1, max(2, count)), (low - space, high + space))
    shown = list(_thinned(count))
    drawn = ""
    if curve.band:
        upper = [(number + 1, curve.band[number][1]) for number in shown]
        lower = [(number + 1, curve.band[number][0]) for number in reversed(shown)]
        drawn += element("path", d=scale.path([*upper, *lower]) + "Z", class_="band")
    drawn += "".join(scale.level(level, "level") for level in levels)
    line = [(number + 1, curve.middle[number]) for number in shown]
    drawn += element("path", d=scale.path(line), class_="line")
    return _sheet(title, _axes(scale, below, curve.unit) + drawn)


def plot_bars(title: str, below: str, bars: Sequence[tuple[str, int]]) -> str:
    """Bars with their names and counts."""
    most = max((count for _, count in bars), default=1) or 1
    scale = Scale((0, max(FEW_BARS, len(bars))), (0, most * 1.1))
    drawn = ""
    for place, (name, count) in enumerate(bars):
        left, top = scale.place(place + 0.1, count)
        right, bottom = scale.place(place + 0.9, 0)
        drawn += element(
            "rect", x=left, y=top, width=right - left, height=bottom - top, class_="bar"
        )
        middle = (left + right) / 2
        drawn += _text(name, middle, bottom + 14, "middle")
        drawn += _text(str(count), middle, top - 5, "middle")
    drawn += scale.level(0, "axis") + _text(below, WIDTH - RIGHT, HEIGHT - 4, "end")
    return _sheet(title, drawn)


def histogram(numbers: Sequence[int], most_bars: int = 14) -> list[tuple[str, int]]:
    """Counts of numbers in ranges of equal width, named by their first and last.

    >>> histogram([1, 1, 2, 3, 5], most_bars=3)
    [('1-2', 3), ('3-4', 1), ('5-6', 1)]
    """
    low, high = min(numbers), max(numbers)
    width = -(-(high - low + 1) // most_bars)
    counts = [0] * ((high - low) // width + 1)
    for number in numbers:
        counts[(number - low) // width] += 1
    firsts = [low + place * width for place in range(len(counts))]
    names = [f"{first}-{first + width - 1}" if width > 1 else str(first) for first in firsts]
    return list(zip(names, counts, strict=True))


def _thinned(count: int) -> Iterator[int]:
    step = -(-count // MOST_POINTS)
    yield from range(0, count - 1, step)
    yield count - 1


def _axes(scale: Scale, below: str, unit: str) -> str:
    drawn = ""
    for height in ticks(*scale.y):
        x, y = scale.place(scale.x[0], height)
        drawn += scale.level(height, "grid") + _text(f"{height:g}{unit}", x - 6, y + 4, "end")
    for number in ticks(*scale.x):
        x, y = scale.place(number, scale.y[0])
        drawn += _text(f"{number:g}", x, y + 14, "middle")
    return drawn + _text(below, WIDTH - RIGHT, HEIGHT - 4, "end")


def _text(words: str, x: float, y: float, anchor: str) -> str:
    return element("text", escape(words), x=x, y=y, text_anchor=anchor)


def _sheet(title: str, content: str) -> str:
    return element(
        "svg",
        element("title", escape(title)) + content,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
    )
