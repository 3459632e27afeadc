"""The geometry file's parts as types: drawings made of paths, and maps made of shared arcs."""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Centre x and y, width, height."""


class Path(Struct, frozen=True, omit_defaults=True):
    """One path of a drawing; its paints are names of colours, `mark` the colour around it."""

    d: str
    fill: str = "none"
    stroke: str = "none"
    width: float = 0


class Drawing(Struct, frozen=True):
    """Something drawn in a box of this width and height, the hindmost path first."""

    box: tuple[float, float]
    paths: tuple[Path, ...]


class Place(Struct, frozen=True):
    """A province on a map: the arcs around it (`-`: walked back) and where its things stand."""

    ring: tuple[str, ...]
    label: Point
    followers: Box
    capital: Point
    home: Point
    crown: Point


class Ornament(Struct, frozen=True):
    """A drawing that only adorns: its name, its top left corner and its width."""

    drawing: str
    x: float
    y: float
    width: float


class Route(Struct, frozen=True):
    """A border between two islands, drawn as the way of a ship."""

    between: tuple[str, str]
    line: tuple[float, ...]


class Map(Struct, frozen=True, eq=False):
    """A drawn board; arcs, land abroad, rivers and routes are flat lists x y x y."""

    size: tuple[float, float]
    pool: Box
    rose: Point
    arcs: dict[str, tuple[float, ...]]
    provinces: dict[str, Place]
    abroad: tuple[tuple[float, ...], ...]
    rivers: tuple[tuple[float, ...], ...]
    routes: tuple[Route, ...]
    ornaments: tuple[Ornament, ...]

    def outline(self, code: str) -> list[Point]:
        """The corners of a province, the first not repeated."""
        corners: list[Point] = []
        for name in self.provinces[code].ring:
            arc = points(self.arcs[name.removeprefix("-")])
            corners += (arc[::-1] if name.startswith("-") else arc)[:-1]
        return corners

    def outline_path(self, code: str) -> str:
        """A province's outline as path data."""
        walked = [
            points(self.arcs[name.removeprefix("-")])[:: -1 if name.startswith("-") else 1]
            for name in self.provinces[code].ring
        ]
        return "".join(curve(arc, start=not index) for index, arc in enumerate(walked)) + "Z"


class Geometry(Struct, frozen=True):
    """Everything that is drawn: colours by palette and name, drawings by name, maps by board."""

    palettes: dict[str, dict[str, str]]
    pieces: dict[str, Drawing]
    cards: dict[str, Drawing]
    siam: dict[str, Drawing]
    ornaments: dict[str, Drawing]
    maps: dict[str, Map]


def points(flat: tuple[float, ...]) -> list[Point]:
    """A flat list as pairs.

    >>> points((1, 2, 3, 4))
    [(1, 2), (3, 4)]
    """
    return list(zip(flat[::2], flat[1::2], strict=True))


def curve(line: list[Point], *, start: bool = True) -> str:
    """A line with its corners rounded, as path data; walked back it is the same curve.

    >>> curve([(0, 0), (2, 0), (2, 2)])
    'M0 0L1 0Q2 0 2 1L2 2'
    """
    d = f"M{_pair(line[0])}" if start else ""
    if len(line) > 2:
        d += f"L{_pair(_middle(line[0], line[1]))}"
        for corner, following in pairwise(line[1:]):
            d += f"Q{_pair(corner)} {_pair(_middle(corner, following))}"
    return f"{d}L{_pair(line[-1])}"


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _pair(point: Point) -> str:
    return f"{point[0]:g} {point[1]:g}"
