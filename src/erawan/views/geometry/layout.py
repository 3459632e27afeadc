"""A map for a board that nobody has drawn: islands, with their borders as routes between them."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING
from zlib import crc32

from erawan.views.geometry.model import Map, Place, Point, Route

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from erawan.king.board import Board

SIZE = (760, 1000)
POOL = (380, 946, 236, 72)
ROSE = (380, 441)

REACH = (104, 92)
"""Half an island's width and height; it holds a name, three rows of followers and the marks."""

GAP = 22
"""Water between two islands."""

FIELD = (126, 108, 634, 774)
"""Where the middles of islands may be: left, top, right, bottom."""

GRID = tuple((x, y) for y in (108, 330, 552, 774) for x in (126, 380, 634))
"""More places than islands, each with water around it."""

LEAN = 9
"""How far an island may lie from the middle of its cell."""

RING = (
    (380, 108), (634, 190), (634, 441), (634, 692), (380, 790), (126, 692), (126, 441), (126, 190),
)  # fmt: skip
"""Eight places in a ring: whatever borders there are, no route has to cross an island."""

BOWS = (14, -14, *(sign * bow for bow in range(40, 300, 20) for sign in (1, -1)))
"""How far a route may swing out, the first that is clear of other islands is taken."""

CORNERS, STOPS = 48, 20

ROUNDS = 40
"""How often all swaps of two places are tried; a handful of times is enough for most boards."""


@lru_cache(maxsize=32)
def lay_out(board: Board) -> Map:
    """The map of a board: islands about where the board puts them, or else in a ring."""
    codes = board.codes
    given = [(float(province.x), float(province.y)) for province in board.provinces]
    pairs = [(board.index[a], board.index[b]) for a, b in board.borders]
    middles = settle(scale(given)) if is_spread(given) else ring(pairs)
    ways = clear_ways(pairs, middles)
    if ways is None:
        # A route that vanishes behind an island would look like two borders.
        middles = ring(pairs)
        ways = [way(a, b, middles) for a, b in pairs]
    return Map(
        size=SIZE,
        pool=POOL,
        rose=ROSE,
        arcs={
            f"{code}.coast": coast(code, middle)
            for code, middle in zip(codes, middles, strict=True)
        },
        provinces={code: place(code, *middle) for code, middle in zip(codes, middles, strict=True)},
        abroad=(),
        rivers=(),
        routes=tuple(
            Route((codes[a], codes[b]), tuple(round(value, 1) for point in line for value in point))
            for line, (a, b) in zip(ways, pairs, strict=True)
        ),
        ornaments=(),
    )


def place(code: str, x: float, y: float) -> Place:
    """Where an island's things stand."""
    return Place(
        ring=(f"{code}.coast",),
        label=(x, y - 64),
        followers=(x, y + 16, 126, 100),
        capital=(x - 82, y + 36),
        home=(x + 82, y),
        crown=(x - 82, y - 28),
    )


def coast(code: str, middle: Point) -> tuple[float, ...]:
    """An island's coast, closed: a rounded box whose bays depend on its code."""
    phase = crc32(code.encode()) % 360
    flat: list[float] = []
    for corner in range(CORNERS):
        angle = corner * math.tau / CORNERS
        bays = math.sin(3 * angle + phase) + math.sin(5 * angle + 2 * phase) + math.sin(9 * angle)
        swell = 1.035 + 0.011 * bays
        for axis, share in enumerate((math.cos(angle), math.sin(angle))):
            boxed = math.copysign(abs(share) ** 0.6, share)
            flat.append(round(middle[axis] + REACH[axis] * swell * boxed, 1))
    return (*flat, *flat[:2])


def is_spread(given: Sequence[Point]) -> bool:
    """Whether the places that a board gives are eight places, spread over both directions."""
    across: list[float] = [max(axis) - min(axis) for axis in zip(*given, strict=True)]
    nearest: float = min(math.dist(a, b) for a, b in combinations(given, 2))
    return min(across) > 0.2 * max(across) and nearest > 0.04 * max(across)


def scale(given: Sequence[Point]) -> list[Point]:
    """The given places, stretched over the field."""
    axes = []
    for axis, low, high in ((0, FIELD[0], FIELD[2]), (1, FIELD[1], FIELD[3])):
        values = [point[axis] for point in given]
        span = max(values) - min(values)
        axes.append([low + (value - min(values)) / span * (high - low) for value in values])
    return list(zip(*axes, strict=True))


def settle(wanted: Sequence[Point]) -> list[Point]:
    """Cells of the grid near the wanted places, each leaning a little towards its own."""
    cells = descend(
        GRID, lambda spots: sum(math.dist(*pair) ** 2 for pair in zip(wanted, spots, strict=False))
    )
    return [
        (x + min(max(wx - x, -LEAN), LEAN), y + min(max(wy - y, -LEAN), LEAN))
        for (wx, wy), (x, y) in zip(wanted, cells, strict=False)
    ]


def ring(pairs: Sequence[tuple[int, int]]) -> list[Point]:
    """Places in a ring, so that the routes are short together."""
    return descend(RING, lambda spots: sum(math.dist(spots[a], spots[b]) for a, b in pairs))


def descend(spots: Sequence[Point], cost: Callable[[list[Point]], float]) -> list[Point]:
    """The spots in an order that no swap of two makes cheaper, or that took too long to better."""
    best = list(spots)
    lowest = cost(best)
    for _ in range(ROUNDS):
        improved = False
        for a, b in combinations(range(len(best)), 2):
            tried = list(best)
            tried[a], tried[b] = tried[b], tried[a]
            price = cost(tried)
            if price < lowest - 0.01:
                best, lowest, improved = tried, price, True
        if not improved:
            break
    return best


def clear_ways(
    pairs: Sequence[tuple[int, int]], middles: Sequence[Point]
) -> list[list[Point]] | None:
    """A line for every border; None as soon as there is one that can't be seen all along."""
    lines = []
    for a, b in pairs:
        lines.append(way(a, b, middles))
        if blocked(lines[-1], a, b, middles):
            return None
    return lines


def way(a: int, b: int, middles: Sequence[Point]) -> list[Point]:
    """A line between two islands, the straightest that can be seen all along, or almost."""
    best, least = [], math.inf
    for bow in BOWS:
        line = swung(middles[a], middles[b], bow)
        hidden = blocked(line, a, b, middles)
        if hidden < least:
            best, least = line, hidden
        if not hidden:
            break
    return best


def swung(start: Point, end: Point, bow: float) -> list[Point]:
    """A line that swings out sideways by so much in its middle."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    distance = math.hypot(dx, dy)
    line = []
    for share in (stop / STOPS for stop in range(STOPS + 1)):
        aside = bow * max(math.sin(math.pi * share), 0) ** 0.6 / distance
        line.append((start[0] + dx * share - dy * aside, start[1] + dy * share + dx * aside))
    return line


def blocked(line: Sequence[Point], a: int, b: int, middles: Sequence[Point]) -> int:
    """How many of a line's points can't be seen: on another island, at the pool, off the sheet."""
    others = [middle for index, middle in enumerate(middles) if index not in (a, b)]
    bottom = POOL[1] - POOL[3] / 2
    return sum(
        not (14 < x < SIZE[0] - 14 and 14 < y < bottom)
        or any(is_near((x, y), other) for other in others)
        for x, y in line
    )


def is_near(point: Point, middle: Point) -> bool:
    """Whether a point lies on an island or close to it."""
    return all(abs(point[axis] - middle[axis]) < REACH[axis] + GAP / 2 for axis in (0, 1))
