"""A map as an old sea chart: sea with its waves, land abroad, provinces, rivers, ornaments."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from zlib import crc32

from msgspec.json import encode

from erawan.views.geometry import Map, curve, geometry, points
from erawan.views.svg.pen import Pen, element

ROSE = 150
"""Width of the compass rose."""

WAVES = ((46, 1.2), (33, 1.4), (20, 1.6))
"""Lines along the coast: how far out, twice, and how thick."""

BEARINGS = 32


def outlines(chart: Map) -> str:
    """The provinces' outlines and their insides, to be used by name."""
    drawn = ""
    for code in chart.provinces:
        name = outline_name(chart, code)
        drawn += element("path", id=name, d=chart.outline_path(code))
        drawn += element("clipPath", element("use", href=f"#{name}"), id=f"{name}-inside")
    return element("defs", drawn)


@lru_cache(maxsize=16)
def chart_name(chart: Map) -> str:
    """A name that no other map has, so that pictures of several maps can share a page."""
    return f"chart-{crc32(encode(chart.arcs)):08x}"


def outline_name(chart: Map, code: str) -> str:
    """The name of a province's outline."""
    return f"{chart_name(chart)}-{code}"


def sea(pen: Pen, chart: Map) -> str:
    """The sea with a compass rose, its bearings and the waves along every coast."""
    width, height = chart.size
    reach = math.hypot(width, height)
    x, y = chart.rose
    bearings = "".join(
        f"M{x:g} {y:g}l{math.sin(angle) * reach:.0f} {math.cos(angle) * reach:.0f}"
        for angle in (point * math.tau / BEARINGS for point in range(BEARINGS))
    )
    name = f"{chart_name(chart)}-coast"
    coast = "".join(curve(points(arc)) for arc in chart.arcs.values()) + abroad_path(chart)
    layers = [
        element("defs", element("path", id=name, d=coast)),
        element("rect", width=width, height=height, fill=pen.colour("sea")),
        pen.path(bearings, stroke="wave", width=0.8, opacity=0.35),
    ]
    for out, thick in WAVES:
        for colour, wide in (("wave", out), ("sea", out - thick * 2)):
            layers.append(
                element("use", href=f"#{name}", stroke=pen.colour(colour), stroke_width=wide)
            )
    layers.append(pen.drawing(geometry().ornaments["rose"], x - ROSE / 2, y - ROSE / 2, ROSE))
    return element("g", "".join(layers), fill="none", stroke_linejoin="round")


def abroad_path(chart: Map) -> str:
    """The land that is not played on, as path data."""
    return "".join(curve(points(line)) + "Z" for line in chart.abroad)


def land(pen: Pen, chart: Map, bands: Mapping[str, str], lit: str) -> str:
    """Land abroad and provinces, with a band of colour along the inside of each one's outline."""
    rivers = "".join(curve(points(line)) for line in chart.rivers)
    routes = "".join(curve(points(route.line)) for route in chart.routes)
    borders = "".join(curve(points(arc)) for name, arc in chart.arcs.items() if "|" in name)
    coasts = "".join(curve(points(arc)) for name, arc in chart.arcs.items() if "|" not in name)
    layers = [
        pen.path(routes, stroke="ink", width=4, stroke_dasharray="1 10"),
        pen.path(abroad_path(chart), "abroad", "etching", 1.6),
        *(
            province(pen, outline_name(chart, c), bands.get(c, ""), c == lit)
            for c in chart.provinces
        ),
        pen.path(rivers, stroke="river", width=2.6),
        pen.path(borders, stroke="quiet", width=2, stroke_dasharray="9 4 2 4"),
        pen.path(coasts, stroke="ink", width=2.2),
    ]
    if lit:
        name = outline_name(chart, lit)
        layers.append(_stroke(pen, name, "ink", 5))
    return element(
        "g", "".join(layers), fill="none", stroke_linejoin="round", stroke_linecap="round"
    )


def province(pen: Pen, name: str, holder: str, is_lit: bool) -> str:
    """A province's ground: its wash and its band, or a double line when it is lit."""
    ground = element("use", href=f"#{name}", fill=pen.colour("lit" if is_lit else "land"))
    if is_lit:
        strokes = _stroke(pen, name, "ink", 15) + _stroke(pen, name, "lit", 11.4)
    elif holder:
        ground += element("use", href=f"#{name}", fill=pen.colour(holder), opacity=0.1)
        strokes = _stroke(pen, name, holder, 28, 0.7)
    else:
        strokes = _stroke(pen, name, "line", 24, 0.4)
    return ground + element("g", strokes, clip_path=f"url(#{name}-inside)")


def _stroke(pen: Pen, name: str, colour: str, width: float, opacity: float = 1) -> str:
    return element(
        "use", href=f"#{name}", stroke=pen.colour(colour), stroke_width=width, opacity=opacity
    )


def ornaments(pen: Pen, chart: Map) -> str:
    """Hills, trees, beasts and ships."""
    drawings = geometry().ornaments
    return "".join(
        pen.drawing(drawings[each.drawing], each.x, each.y, each.width) for each in chart.ornaments
    )


def frame(pen: Pen, chart: Map) -> str:
    """The chart's edge: two lines and the degrees between them, black and white by turns."""
    width, height = chart.size
    return element(
        "g",
        element("rect", x=3, y=3, width=width - 6, height=height - 6, stroke_width=6)
        + element(
            "rect",
            x=3,
            y=3,
            width=width - 6,
            height=height - 6,
            stroke=pen.colour("land"),
            stroke_width=3.4,
            stroke_dasharray="20 20",
        )
        + element("rect", x=9, y=9, width=width - 18, height=height - 18, stroke_width=1),
        fill="none",
        stroke=pen.colour("quiet"),
    )
