"""The drawn maps and the boards tell the same story, and everything has its place."""

import json
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest

from erawan.king.board import load_board
from erawan.king.cards import CARDS, FACTIONS, HOLDERS
from erawan.views.geometry import Drawing, Map, geometry
from tests.some import some
from tests.views.outlines import area, inside, is_simple, room, segments, shared

ROOT = Path(__file__).parents[2]
FILE = ROOT / "src/erawan/views/geometry/geometry.json"
BOARDS = ("siam", "britain")
THUMB = 60 / 700
"""A province's least inner radius, by the width of the map."""

LETTER, LINE = 13.6, 30
"""About how wide a letter of a name is on average, and how high a line."""


@pytest.fixture(params=BOARDS)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def outlines(chart: Map) -> dict[str, list[tuple[float, float]]]:
    return {code: chart.outline(code) for code in chart.provinces}


def test_provinces_share_an_edge_exactly_where_the_board_has_a_border(name: str) -> None:
    rings = outlines(geometry().maps[name])
    drawn = {frozenset((a, b)) for a, b in combinations(rings, 2) if shared(rings[a], rings[b])}
    assert drawn == {frozenset(pair) for pair in load_board(name).borders}


def test_a_border_is_long_enough_to_be_seen(name: str) -> None:
    rings = outlines(geometry().maps[name])
    for a, b in some(load_board(name).borders):
        assert shared(rings[a], rings[b]) >= 6, (a, b)


def test_provinces_without_a_border_do_not_even_touch(name: str) -> None:
    rings = outlines(geometry().maps[name])
    borders = {frozenset(pair) for pair in load_board(name).borders}
    for a, b in some(combinations(rings, 2)):
        if frozenset((a, b)) not in borders:
            assert not set(rings[a]) & set(rings[b]), (a, b)


def test_outlines_are_simple_and_in_the_boards_order(name: str) -> None:
    rings = outlines(geometry().maps[name])
    assert tuple(rings) == load_board(name).codes
    assert [code for code, ring in rings.items() if not is_simple(ring)] == []


def test_provinces_tile_the_land(name: str) -> None:
    """Without borders' segments one outline is left, as large as all provinces together."""
    chart = geometry().maps[name]
    rings = outlines(chart)
    sides: dict[frozenset[tuple[float, float]], int] = {}
    for ring in rings.values():
        for side in segments(ring):
            sides[frozenset(side)] = sides.get(frozenset(side), 0) + 1
    assert max(sides.values()) == 2
    onward: dict[tuple[float, float], list[tuple[float, float]]] = {}
    for ends, count in sides.items():
        if count == 1:
            a, b = ends
            onward.setdefault(a, []).append(b)
            onward.setdefault(b, []).append(a)
    assert {len(others) for others in onward.values()} == {2}
    start = next(iter(onward))
    walk = [start, onward[start][0]]
    while (step := next(end for end in onward[walk[-1]] if end != walk[-2])) != start:
        walk.append(step)
    assert len(walk) == len(onward)
    assert is_simple(walk)
    assert area(walk) == pytest.approx(sum(map(area, rings.values())))


def test_every_province_has_room_for_a_thumb(name: str) -> None:
    chart = geometry().maps[name]
    radii = {code: room(ring) for code, ring in outlines(chart).items()}
    assert min(radii.values()) >= THUMB * chart.size[0], radii


def boxes(chart: Map, code: str, word: str) -> dict[str, tuple[float, float, float, float]]:
    """What stands in a province, each as left, top, right, bottom."""
    place = chart.provinces[code]
    sizes = {
        "label": (*place.label, len(word) * LETTER, LINE),
        "followers": place.followers,
        "capital": (*place.capital, 30, 30),
        "home": (*place.home, 34, 34),
        "crown": (*place.crown, 30, 30),
    }
    return {
        thing: (x - w / 2, y - h / 2, x + w / 2, y + h / 2) for thing, (x, y, w, h) in sizes.items()
    }


def test_what_stands_in_a_province_stands_inside_it(name: str) -> None:
    chart = geometry().maps[name]
    out = [
        (province.code, thing)
        for province in some(load_board(name).provinces)
        for thing, (left, top, right, bottom) in boxes(chart, province.code, province.name).items()
        for corner in ((left, top), (right, top), (left, bottom), (right, bottom))
        if not inside(corner, chart.outline(province.code))
    ]
    assert out == []


def test_nothing_in_a_province_hides_anything_else(name: str) -> None:
    chart = geometry().maps[name]
    hidden = [
        (province.code, one, other)
        for province in some(load_board(name).provinces)
        for (one, a), (other, b) in combinations(
            boxes(chart, province.code, province.name).items(), 2
        )
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
    ]
    assert hidden == []


def test_the_pool_lies_in_the_sea(name: str) -> None:
    chart = geometry().maps[name]
    x, y, width, height = chart.pool
    assert width / 2 <= x <= chart.size[0] - width / 2
    assert height / 2 <= y <= chart.size[1] - height / 2
    for ring in some(outlines(chart).values()):
        assert not any(
            abs(px - x) < width / 2 and abs(py - y) < height / 2 for px, py in some(ring)
        )


def test_every_piece_and_card_is_drawn() -> None:
    drawn = geometry()
    assert set(drawn.cards) == {*CARDS, "pass"}
    assert set(drawn.pieces) == {
        *FACTIONS,
        *(f"flag{holder}" for holder in HOLDERS),
        *(f"home{faction}" for faction in FACTIONS),
        "capital",
        "crown",
    }
    assert {"elephant", "rhino", "rock", "cross", "barred", "step", "push", "turn"} == set(
        drawn.siam
    )


def test_every_colour_that_is_named_is_in_every_palette() -> None:
    drawn = geometry()
    groups: tuple[dict[str, Drawing], ...] = (
        drawn.pieces,
        drawn.cards,
        drawn.siam,
        drawn.ornaments,
    )
    named = {
        paint
        for group in groups
        for drawing in group.values()
        for path in drawing.paths
        for paint in (path.fill, path.stroke)
    }
    for name, colours in some(drawn.palettes.items()):
        assert named - {"none", "mark"} <= set(colours), name
        assert set(colours) == set(drawn.palettes["light"]), name


def luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(
    ("palette", "least"),
    [("light", 4.5), ("dark", 4.5), ("light-contrast", 7), ("dark-contrast", 7)],
)
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("ink", "land"),
        ("ink", "lit"),
        ("ink", "sheet"),
        ("quiet", "paper"),
        ("jade", "sheet"),
        ("carving", "frame"),
    ],
)
def test_words_on_a_picture_can_be_read(palette: str, least: float, text: str, ground: str) -> None:
    colours = geometry().palettes[palette]
    lights = sorted((luminance(colours[text]), luminance(colours[ground])))
    assert (lights[1] + 0.05) / (lights[0] + 0.05) >= least


def test_the_file_is_what_the_sketches_give_and_small() -> None:
    code = "import json; from draw.__main__ import geometry; print(json.dumps(geometry()))"
    drawn = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(ROOT / "tools")},
        capture_output=True,
        check=True,
    )
    assert json.loads(FILE.read_bytes()) == json.loads(drawn.stdout)
    assert FILE.stat().st_size < 60_000
