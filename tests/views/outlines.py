"""Plane geometry by plain arithmetic, to look at finished outlines with."""

import math
from collections.abc import Sequence
from itertools import combinations

Point = tuple[float, float]


def segments(ring: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(zip(ring, [*ring[1:], ring[0]], strict=True))


def shared(first: Sequence[Point], second: Sequence[Point]) -> int:
    """How many segments two outlines have in common, in either direction."""
    sides = {frozenset(segment) for segment in segments(first)}
    return sum(frozenset(segment) in sides for segment in segments(second))


def area(ring: Sequence[Point]) -> float:
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in segments(ring))) / 2


def turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(first: tuple[Point, Point], second: tuple[Point, Point]) -> bool:
    """Whether two segments meet anywhere but at an end that they share."""
    (a, b), (c, d) = first, second
    if {a, b} & {c, d}:
        return False
    apart = any(
        max(a[i], b[i]) < min(c[i], d[i]) or max(c[i], d[i]) < min(a[i], b[i]) for i in (0, 1)
    )
    if apart:
        return False
    return turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0


def is_simple(ring: Sequence[Point]) -> bool:
    sides = segments(ring)
    return len(set(ring)) == len(ring) and not any(cross(a, b) for a, b in combinations(sides, 2))


def inside(point: Point, ring: Sequence[Point]) -> bool:
    x, y = point
    hits = 0
    for (ax, ay), (bx, by) in segments(ring):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            hits += 1
    return hits % 2 == 1


def distance(point: Point, ring: Sequence[Point]) -> float:
    """From a point to the nearest place of an outline."""
    return min(_to_segment(point, *side) for side in segments(ring))


def _to_segment(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)
    t = min(max(along, 0), 1)
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def room(ring: Sequence[Point], step: int = 14) -> float:
    """About the radius of the largest circle in an outline."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return max(
        distance((x, y), ring)
        for x in range(round(min(xs)), round(max(xs)), step)
        for y in range(round(min(ys)), round(max(ys)), step)
        if inside((x, y), ring)
    )
