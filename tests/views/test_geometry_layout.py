"""Boards that nobody has drawn: every graph of eight provinces gets a map one can play on."""

import json
from importlib import resources
from itertools import combinations, count
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json as fast_json

from erawan.king.board import Board, from_json
from erawan.views.geometry import Map, lay_out, layout, points
from tests.some import some
from tests.views.outlines import inside, is_simple, room

PLACE = st.floats(-1e6, 1e6) | st.integers(0, 3)


def siam() -> dict[str, Any]:
    text = resources.files("erawan.king").joinpath("boards", "siam.json").read_text("utf-8")
    board: dict[str, Any] = json.loads(text)
    return board | {"name": "mine"}


def at(places: list[tuple[float, float]]) -> dict[str, Any]:
    board = siam()
    for province, (x, y) in zip(board["provinces"], places, strict=True):
        province |= {"x": x, "y": y}
    return board


def complete() -> Board:
    """A board on which all provinces touch: no flat map can show it by shared edges."""
    board = at([(0, 0)] * 8)
    codes = [province["code"] for province in board["provinces"]]
    return from_json(board | {"borders": [list(pair) for pair in combinations(codes, 2)]})


def check(board: Board) -> Map:
    chart = lay_out(board)
    width, height = chart.size
    rings = {code: chart.outline(code) for code in board.codes}
    assert [route.between for route in chart.routes] == list(board.borders)
    for code, ring in rings.items():
        assert is_simple(ring)
        assert all(0 < x < width and 0 < y < height for x, y in ring)
        place = chart.provinces[code]
        x, y, w, h = place.followers
        corners = [(x + sx * w / 2, y + sy * h / 2) for sx in (-1, 1) for sy in (-1, 1)]
        marks = (place.label, place.capital, place.home, place.crown)
        assert all(inside(spot, ring) for spot in (*marks, *corners))
    for a, b in some(combinations(rings, 2)):
        assert not any(inside(corner, rings[b]) for corner in some(rings[a])), (a, b)
    for route in chart.routes:
        line = points(route.line)
        assert inside(line[0], rings[route.between[0]])
        assert inside(line[-1], rings[route.between[1]])
        others = set(rings) - set(route.between)
        assert not any(inside(point, rings[code]) for point in line for code in others), route
    return chart


@settings(max_examples=10, deadline=None)
@given(st.lists(st.tuples(PLACE, PLACE), min_size=8, max_size=8))
def test_islands_and_routes_keep_apart_wherever_the_board_puts_its_provinces(
    places: list[tuple[float, float]],
) -> None:
    check(from_json(at(places)))


def test_sensible_places_keep_their_directions() -> None:
    chart = check(from_json(siam()))
    middle = {code: chart.provinces[code].followers for code in chart.provinces}
    assert middle["cm"][1] < middle["sk"][1] < middle["ay"][1] < middle["kd"][1]
    assert middle["cm"][0] < middle["vt"][0]
    assert middle["ay"][0] < middle["ry"][0]


def test_where_all_provinces_touch_each_has_its_route() -> None:
    assert len(check(complete()).routes) == 28


def test_places_that_could_be_bettered_for_ever_are_taken_as_they_are() -> None:
    falling = count()

    def cost(_: object) -> float:
        tries = next(falling)
        assert tries < 100_000, "it goes on and on"
        return -tries

    assert sorted(layout.descend(layout.GRID, cost)) == sorted(layout.GRID)


def test_an_island_has_room_for_a_thumb() -> None:
    chart = lay_out(complete())
    assert min(room(chart.outline(code)) for code in chart.provinces) >= 60 / 700 * chart.size[0]


def test_the_same_board_always_gets_the_same_map_in_the_maps_own_shape() -> None:
    drawn = fast_json.encode(lay_out(complete()))
    lay_out.cache_clear()
    assert drawn == fast_json.encode(lay_out(complete()))
    again = fast_json.encode(fast_json.decode(drawn, type=Map))
    assert json.loads(again) == json.loads(drawn)
