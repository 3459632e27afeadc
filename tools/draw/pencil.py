"""A steady but human hand: turns a few points of a sketch into a line that wobbles a little."""

from __future__ import annotations

import math
import random
from itertools import pairwise

Point = tuple[float, float]

STEP = 11.0
"""Distance between the points of a finished line; shorter steps only make the file larger."""


def trace(sketch: list[Point], name: str, wobble: float) -> list[int]:
    """A line through a sketch's points, as flat whole numbers; its name decides the wobble."""
    line = spaced(smooth(sketch), STEP)
    chance = random.Random(name)
    waves = [(chance.uniform(0.5, 1.0), chance.uniform(0, math.tau), k) for k in (23, 37, 61, 97)]
    drawn: list[int] = []
    for index, (x, y) in enumerate(line):
        before, after = line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        # Junctions stay where the sketch has them, so that the lines that meet there do meet.
        calm = min(1.0, index / 3, (len(line) - 1 - index) / 3)
        along = index * STEP
        shift = calm * wobble * sum(a * math.sin(p + along * math.tau / w) for a, p, w in waves) / 2
        drawn += [round(x - dy / length * shift), round(y + dx / length * shift)]
    return drawn


def smooth(sketch: list[Point], pieces: int = 12) -> list[Point]:
    """A Catmull-Rom curve through the points."""
    ends = [sketch[0], *sketch, sketch[-1]]
    curve = [sketch[0]]
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for piece in range(1, pieces + 1):
            t = piece / pieces
            curve.append(
                (_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t))
            )
    return curve


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


def spaced(curve: list[Point], step: float) -> list[Point]:
    """The same curve with points at equal distances, its ends kept."""
    lengths = [0.0]
    for (ax, ay), (bx, by) in pairwise(curve):
        lengths.append(lengths[-1] + math.hypot(bx - ax, by - ay))
    count = max(1, round(lengths[-1] / step))
    points, index = [curve[0]], 0
    for number in range(1, count):
        wanted = lengths[-1] * number / count
        while lengths[index + 1] < wanted:
            index += 1
        share = (wanted - lengths[index]) / (lengths[index + 1] - lengths[index])
        (ax, ay), (bx, by) = curve[index], curve[index + 1]
        points.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return [*points, curve[-1]]
