"""Boards are data: what ships, what is accepted, and what is refused with the field."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

import erawan
from tests.king.boards import BOARDS, CODES, board_object
from tests.king.drawing import GAME

BORDERS = {
    "siam": {
        "cm": "vt sk",
        "vt": "cm sk kr",
        "sk": "cm vt kr ay",
        "kr": "vt sk ay ry",
        "ay": "sk kr ry nk",
        "ry": "kr ay",
        "nk": "ay kd",
        "kd": "nk",
    },
    "britain": {
        "mo": "st",
        "st": "mo la no",
        "la": "st no gw wa",
        "no": "st la wa es",
        "gw": "la wa de",
        "wa": "la no gw es de",
        "es": "no wa de",
        "de": "gw wa es",
    },
}
HOMES = {"siam": ("ay", "vt", "kd"), "britain": ("es", "gw", "mo")}
"""Of Rama, Lao and Malay."""


@pytest.mark.parametrize("name", ["siam", "britain"])
def test_a_shipped_board_has_the_borders_and_homes_of_the_rules(name: str) -> None:
    board = GAME.board(name)
    assert {
        code: " ".join(board.codes[near] for near in board.neighbours[index])
        for index, code in enumerate(board.codes)
    } == BORDERS[name]
    assert board.homes == HOMES[name]


def test_only_the_board_that_was_seen_in_print_is_verified() -> None:
    siam = GAME.board("siam")
    assert not siam.verified
    assert "photo" in siam.note
    assert GAME.board("britain").verified


@pytest.mark.parametrize("name", ["siam", "britain"])
def test_a_shipped_board_is_named_by_name_and_revision(name: str) -> None:
    board = GAME.board(name)
    assert GAME.board(f"{name}@1") is board
    assert GAME.board(board) is board
    assert board.to_json() == f"{name}@1"


@pytest.mark.parametrize("name", list(BOARDS))
def test_a_board_object_comes_back_as_it_was(name: str) -> None:
    board = GAME.board(board_object(name))
    assert board.to_json() == board_object(name)
    assert GAME.board(board.to_json()) == board
    assert hash(GAME.board(board.to_json())) == hash(board)


def test_a_copy_of_a_shipped_board_is_that_board() -> None:
    siam = GAME.board("siam")
    copy = board_object("ring") | {
        "name": "siam",
        "note": siam.note,
        "provinces": [
            {"code": place.code, "name": place.name, "x": place.x, "y": place.y}
            for place in siam.provinces
        ],
        "borders": [list(pair) for pair in siam.borders],
        "homes": {"R": "ay", "L": "vt", "M": "kd"},
    }
    assert GAME.board(copy) == siam
    assert GAME.board(copy).to_json() == "siam@1"


def test_a_changed_board_under_a_shipped_name_stays_an_object() -> None:
    changed = board_object("ring") | {"name": "siam"}
    assert GAME.board(changed).to_json() == changed
    assert GAME.start(seed=1, board=changed).to_json()["board"] == changed


def test_the_provinces_of_a_path_may_be_listed_from_its_middle() -> None:
    path = board_object("path")
    path["provinces"] = path["provinces"][3:] + path["provinces"][:3]
    assert GAME.board(path).codes[0] == "dd"


def test_the_farthest_places_are_still_on_the_drawing() -> None:
    far = board_object("ring")
    far["provinces"][0] |= {"x": 1_000_000, "y": -1_000_000}
    assert GAME.board(far).to_json() == far


def test_borders_may_be_listed_both_ways_and_are_kept_once() -> None:
    ring = board_object("ring")
    both = ring | {"borders": ring["borders"] + [pair[::-1] for pair in ring["borders"]]}
    assert GAME.board(both) == GAME.board(ring)
    assert GAME.board(both).to_json() == ring


def test_a_board_may_have_all_the_borders_that_there_are() -> None:
    every = [list(pair) for pair in combinations(CODES, 2)]
    board = GAME.board(board_object("ring") | {"borders": every + [pair[::-1] for pair in every]})
    assert len(board.borders) == 28
    assert board.to_json() == board_object("ring") | {"borders": every}


def test_unknown_keys_are_ignored_and_not_kept() -> None:
    ring = board_object("ring")
    wordy = board_object("ring") | {"author": "me"}
    for part in (*wordy["provinces"], wordy["homes"], wordy["aids"]):
        part["more"] = "x" * 1000
    assert GAME.board(wordy) == GAME.board(ring)
    assert GAME.board(wordy).to_json() == ring
    assert GAME.start(seed=1, board=wordy).to_json()["board"] == ring


def test_texts_may_be_as_long_as_they_are_said_to_be() -> None:
    board = board_object("ring") | {"name": "n" * 60, "note": "n" * 1000, "revision": 999_999_999}
    board["provinces"][2]["name"] = "n" * 60
    assert GAME.board(board).to_json() == board


def without(key: str) -> Callable[[dict[str, Any]], None]:
    return lambda board: board.pop(key)


def put(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda board: board.update({key: value})


def put_in_province(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda board: board["provinces"][2].update({key: value})


@pytest.mark.parametrize(
    ("spoil", "field"),
    [
        *((without(key), key) for key in board_object("ring")),
        (put("name", ""), "name"),
        (put("name", "n" * 61), "name"),
        (put("note", "n" * 1001), "note"),
        (put("revision", 1_000_000_000), "revision"),
        (put_in_province("name", "n" * 61), "provinces.2.name"),
        (put_in_province("code", "c" * 1000), "provinces.2.code"),
        (lambda board: board["provinces"].extend(["aa"] * 1000), "provinces"),
        (lambda board: board["borders"].append(["aa", "bb"]), "borders.8"),
        (lambda board: board["borders"].extend([["bb", "aa"], ["bb", "aa"]]), "borders.9"),
        (lambda board: board["borders"].extend([["aa", "bb"]] * 20_000), "borders"),
        (put("name", 7), "name"),
        (put("revision", 0), "revision"),
        (put("revision", True), "revision"),
        (put("revision", "1"), "revision"),
        (put("verified", 1), "verified"),
        (put("note", None), "note"),
        (put("provinces", {}), "provinces"),
        (lambda board: board["provinces"].pop(), "provinces"),
        (put_in_province("code", "aa"), "provinces"),
        (lambda board: board["provinces"].append(board["provinces"][0]), "provinces"),
        (lambda board: board["provinces"].__setitem__(2, "cc"), "provinces.2"),
        (put_in_province("code", "CC"), "provinces.2.code"),
        (put_in_province("code", "ccc"), "provinces.2.code"),
        (put_in_province("code", 3), "provinces.2.code"),
        (put_in_province("name", ""), "provinces.2.name"),
        (put_in_province("x", "1"), "provinces.2.x"),
        (put_in_province("y", math.nan), "provinces.2.y"),
        (put_in_province("y", True), "provinces.2.y"),
        (put_in_province("y", 10**400), "provinces.2.y"),
        (put_in_province("y", -math.inf), "provinces.2.y"),
        *(
            (lambda board, key=key: board["provinces"][2].pop(key), f"provinces.2.{key}")
            for key in ("code", "name", "x", "y")
        ),
        (put("borders", "aabb"), "borders"),
        (put("borders", [["aa", "bb"]]), "borders"),
        (lambda board: board["borders"].append(["aa"]), "borders.8"),
        (lambda board: board["borders"].append("aa"), "borders.8"),
        (lambda board: board["borders"].append(["aa", "aa"]), "borders.8"),
        (lambda board: board["borders"].append(["aa", "zz"]), "borders.8"),
        (lambda board: board["borders"].append([["aa"], "bb"]), "borders.8"),
        (put("homes", ["aa", "bb", "cc"]), "homes"),
        (put("homes", {"R": "aa", "L": "bb"}), "homes"),
        (put("homes", {"R": "aa", "L": "bb", "M": "aa"}), "homes"),
        (put("homes", {"R": "aa", "L": "bb", "M": {}}), "homes"),
        (put("aids", {"1": "RL", "2": "LM"}), "aids"),
        (put("aids", {"1": "RL", "2": "LM", "3": "RR"}), "aids"),
        (put("aids", ["RL", "LM", "RM"]), "aids"),
    ],
)
def test_a_bad_board_is_refused_with_its_field(
    spoil: Callable[[dict[str, Any]], None], field: str
) -> None:
    board = board_object("ring")
    spoil(board)
    with pytest.raises(erawan.BadBoard) as refused:
        GAME.board(board)
    assert refused.value.field == field


@pytest.mark.parametrize(
    ("spec", "field"),
    [
        ("atlantis", "name"),
        ("", "name"),
        ("siam.json", "name"),
        ("siam@2", "revision"),
        ("siam@", "revision"),
        ("siam@01", "revision"),
        (None, "board"),
        (8, "board"),
        (["siam"], "board"),
    ],
)
def test_an_unknown_board_is_refused(spec: object, field: str) -> None:
    with pytest.raises(erawan.BadBoard) as refused:
        GAME.board(spec)
    assert refused.value.field == field
    with pytest.raises(erawan.BadBoard):
        GAME.start(board=spec)
