"""Boards as data: shipped ones, one's own, and what is no board."""

from __future__ import annotations

from typing import Any

import pytest

import erawan
from erawan.siam import GAME, Board, Options
from tests.clauses import clause
from tests.siam.boards import board_object
from tests.siam.drawing import codes_of

PRINTED = "The 5x5 side of the printed board, as the rulebook describes it."
CLASSIC = board_object("classic", 5, 5, "b3 c3 d3", "c1 c5", PRINTED)
SMALL = CLASSIC | {"name": "small", "width": 3, "height": 3, "rocks": ["b2"], "crosses": []}
JUNK: list[Any] = [None, True, 1.5, float("nan"), "", "x", [], {}, [[]], b"x", -1, 10**5000]


def test_the_classic_board_by_name_revision_and_object() -> None:
    board = GAME.board("classic")
    assert board == GAME.board("classic@1") == GAME.board(CLASSIC) == GAME.board(board)
    assert hash(board) == hash(GAME.board(CLASSIC))
    assert board.to_object() == CLASSIC


def test_a_shipped_board_is_written_by_name_and_another_as_an_object() -> None:
    assert GAME.board(CLASSIC).to_json() == "classic@1"
    changed = CLASSIC | {"rocks": ["b3", "c3"]}
    assert GAME.board(changed).to_json() == changed


def test_the_order_of_cells_does_not_matter() -> None:
    assert GAME.board(CLASSIC | {"rocks": ["d3", "b3", "c3"]}) == GAME.board("classic")


def test_unknown_keys_of_a_board_are_ignored() -> None:
    assert GAME.board(CLASSIC | {"colour": "red"}) == GAME.board("classic")


@pytest.mark.parametrize("name", ["teak", "classic@2", "classic@0", "classic@", "@1", "", "a@b@1"])
def test_an_unknown_name_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(erawan.BadBoard, match="classic@1, temple@1"):
        GAME.board(name)


@pytest.mark.parametrize("field", list(CLASSIC))
def test_every_field_is_needed(field: str) -> None:
    board = {key: value for key, value in CLASSIC.items() if key != field}
    with pytest.raises(erawan.BadBoard, match="is missing") as caught:
        GAME.board(board)
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", ""),
        ("name", "a@b"),
        ("name", "a\nb"),
        ("name", "n" * 61),
        ("name", 5),
        ("note", None),
        ("note", "n" * 1001),
        ("revision", 0),
        ("revision", True),
        ("revision", 10**9),
        ("width", 2),
        ("width", 10),
        ("width", "5"),
        ("height", 2),
        ("height", 10),
        ("height", 5.0),
        ("rocks", []),
        ("rocks", "b3"),
        ("rocks", ["b3", "b3"]),
        ("rocks", ["b3", "f3"]),
        ("rocks", ["b3", ["c3"]]),
        ("crosses", {"c1": 1}),
        ("crosses", ["c1", 5]),
        ("crosses", ["c6"]),
    ],
)
def test_a_bad_field_is_named(field: str, value: Any) -> None:
    with pytest.raises(erawan.BadBoard) as caught:
        GAME.board(CLASSIC | {field: value})
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("field", "value"),
    [("name", "n" * 60), ("note", ""), ("note", "n" * 1000), ("revision", 999_999_999)],
)
def test_a_field_may_go_to_its_limit(field: str, value: Any) -> None:
    assert GAME.board(CLASSIC | {field: value}).to_object()[field] == value


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: type(junk).__name__)
@pytest.mark.parametrize("field", ["width", "height", "rocks", "revision", "name"])
def test_junk_is_refused_as_a_bad_board(field: str, junk: Any) -> None:
    if (field, junk) == ("name", "x"):
        assert GAME.board(CLASSIC | {field: junk}).name == "x"
        return
    with pytest.raises(erawan.BadBoard):
        GAME.board(CLASSIC | {field: junk})
    with pytest.raises(erawan.BadBoard):
        GAME.board(junk)


@clause("S2.1")
def test_a_board_must_leave_room_for_a_legal_move() -> None:
    tight = SMALL | {"rocks": ["b2", "a1", "c3"]}
    assert GAME.start(board=tight, animals=4).reserve == (4, 4)
    with pytest.raises(erawan.BadBoard, match=r"\(8\) .* \(3\) .* \(5\)"):
        GAME.start(board=tight)
    with pytest.raises(erawan.BadBoard, match=r"\(7\) .* \(3\) .* \(4\)"):
        GAME.start(board=tight | {"crosses": ["b1"]}, animals=4)
    assert GAME.start(board=tight | {"crosses": ["b2"]}, animals=4).reserve == (4, 4)


@clause("S2.1")
def test_a_board_that_no_number_of_animals_fits_is_refused_by_itself() -> None:
    crowded = SMALL | {"rocks": ["a1", "a2", "a3", "b1", "b3", "c1", "c2"]}
    with pytest.raises(erawan.BadBoard, match=r"\(8\) .* \(7\) .* \(1\)"):
        GAME.board(crowded)


def test_other_rectangles_have_their_own_cells() -> None:
    wide = CLASSIC | {"name": "wide", "width": 9, "height": 3, "rocks": ["e2"], "crosses": []}
    start = GAME.start(board=wide)
    assert start.text == "9/4o4/9 E 0 --"
    assert len(codes_of(start)) == 4 * 20
    assert "@i3s" in codes_of(start)
    with pytest.raises(erawan.BadCode, match="e4 is no cell of a 9x3 board"):
        start.parse("@e4n")


def test_options_are_values_with_a_repr_that_evaluates() -> None:
    options = GAME.start(repetition=3).options
    assert eval(repr(options), {"Options": Options, "Board": Board}) == options
