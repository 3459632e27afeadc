"""Positions as text and JSON: round trips and refusals (docs/formats.md#what-is-refused)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import erawan
from erawan.siam import GAME, Problem
from tests.clauses import clause
from tests.siam.drawing import after

START = "5/5/1ooo1/5/5 E 0 --"
OPTIONS: dict[str, Any] = {
    "board": "classic@1",
    "animals": 5,
    "crosses": "entry",
    "force": "stepwise",
    "removals": None,
    "repetition": None,
    "ply_limit": None,
}
JUNK: list[Any] = [
    None,
    True,
    1.5,
    float("nan"),
    "",
    "x",
    [],
    {},
    [[]],
    b"x",
    -1,
    10**5000,
    object(),
]


def obj(text: Any = START, seen: Any = None, **options: Any) -> dict[str, Any]:
    """The JSON object of a position."""
    value = {"game": "siam", "text": text, "options": OPTIONS | options}
    return value if seen is None else value | {"seen": seen}


def refused(value: Any) -> tuple[str, str]:
    """Field and clause with which an object is refused."""
    with pytest.raises(erawan.BadPosition) as caught:
        GAME.position(value)
    assert caught.value.field in str(caught.value)
    return caught.value.field, caught.value.clause


# Reading and writing


def test_the_start_as_json() -> None:
    assert GAME.start().to_json() == obj()
    assert GAME.position(obj()) == GAME.start()


def test_a_finished_game_has_a_fifth_field() -> None:
    position = GAME.position(obj("5/5/4E/5/1o1o1 R 21 -- #E"))
    assert position.outcome is not None
    assert position.outcome.winners == {0}
    assert (position.to_move, position.side) == (None, 1)
    assert position.to_json() == obj("5/5/4E/5/1o1o1 R 21 -- #E")


def test_the_flags_are_kept_without_variation_b() -> None:
    assert GAME.position(obj("5/5/1ooo1/5/5 E 6 x-")).to_json() == obj("5/5/1ooo1/5/5 E 6 x-")
    assert GAME.position(obj("5/5/1ooo1/5/5 E 6 x-")) != GAME.position(obj("5/5/1ooo1/5/5 E 6 --"))


def test_a_bare_board_name_is_read_and_written_with_its_revision() -> None:
    assert GAME.position(obj(board="classic")).to_json() == obj(board="classic@1")


def test_a_board_object_is_written_as_an_object() -> None:
    board = GAME.board("classic").to_object() | {"name": "mine", "rocks": ["c3"]}
    position = GAME.position(obj("5/5/2o2/5/5 E 0 --", board=board))
    assert position == GAME.start(board=board)
    assert json.loads(json.dumps(position.to_json())) == obj("5/5/2o2/5/5 E 0 --", board=board)


def test_seen_is_there_exactly_with_repetition() -> None:
    position = after(GAME.start(repetition=3), "@a1n", "@e5s")
    assert position.to_json() == obj(
        "4s/5/1ooo1/5/N4 E 2 --",
        seen=["5/5/1ooo1/5/5 E", "5/5/1ooo1/5/N4 R"],
        repetition=3,
    )
    assert GAME.position(position.to_json()) == position
    assert GAME.position(obj(seen="junk")) == GAME.start()


def test_seen_has_the_flags_with_variation_b() -> None:
    position = after(GAME.start(repetition=3, removals=1), "@a1n", "@e5s", "a1-")
    assert position.to_json()["seen"] == [
        "5/5/1ooo1/5/5 E --",
        "5/5/1ooo1/5/N4 R --",
        "4s/5/1ooo1/5/N4 E --",
    ]
    assert GAME.position(position.to_json()) == position


def test_a_position_is_a_value_whose_repr_evaluates() -> None:
    position = after(GAME.start(repetition=3), "@a1n")
    assert eval(repr(position), {"erawan": erawan}) == position
    assert hash(eval(repr(position), {"erawan": erawan})) == hash(position)
    with pytest.raises(AttributeError):
        position.ply = 3  # type: ignore[misc]


def test_text_alone_takes_default_options() -> None:
    assert GAME.position_from_text(START) == GAME.start()
    assert GAME.position_from_text(START, {"crosses": "off"}) == GAME.start(crosses="off")
    with pytest.raises(erawan.BadPosition, match="options") as caught:
        GAME.position_from_text(START, "off")  # type: ignore[arg-type]
    assert caught.value.clause == ""


def test_unknown_keys_are_ignored() -> None:
    extra = obj(colour="red") | {"extra": 1}
    assert GAME.position(extra) == GAME.start()


# What is refused


@pytest.mark.parametrize("key", ["game", "text", "options"])
def test_every_key_is_needed(key: str) -> None:
    value = obj()
    del value[key]
    assert refused(value) == (key, "")


def test_no_object_and_another_game_break_no_clause() -> None:
    assert refused([]) == ("position", "")
    assert refused(obj() | {"game": "chess"}) == ("game", "")
    assert refused(obj() | {"options": []}) == ("options", "")


@pytest.mark.parametrize("option", list(OPTIONS))
def test_every_option_is_needed(option: str) -> None:
    value = obj()
    del value["options"][option]
    assert refused(value) == (f"options.{option}", "")


@pytest.mark.parametrize(
    ("text", "clause_id"),
    [
        ("5/5/1ooo1/5 E 0 --", "S1.1"),
        ("5/5/1ooo1/5/5/5 E 0 --", "S1.1"),
        ("5/5/1ooo1/5/4 E 0 --", "S1.1"),
        ("5/5/1ooo1/5/6 E 0 --", "S1.1"),
        ("5/5/1ooo1/5/NNNNNN E 0 --", "S1.1"),
        ("5/5/1ooo1/5/ E 0 --", "S1.1"),
        ("5/5/1ooo1/5/0N4 E 0 --", "S1.1"),
        ("5/5/1ooo1/5/14 E 0 --", "S1.1"),
        ("5/5/1ooo1/5/X4 E 0 --", "S1.1"),
        ("5/5/1ooo1/5/٤N E 0 --", "S1.1"),
        ("5/5/1ooo1/5/5 e 0 --", "S1.2"),
        ("5/5/1ooo1/5/5 ER 0 --", "S1.2"),
        ("5/5/1ooo1/5/5  0 --", "S1.2"),
        ("5/5/1ooo1/5/5 E -1 --", "S1.2"),
        ("5/5/1ooo1/5/5 E 00 --", "S1.2"),
        ("5/5/1ooo1/5/5 E ٣ --", "S1.2"),
        (f"5/5/1ooo1/5/5 E {'9' * 5000} --", "S1.2"),
        ("5/5/1ooo1/5/5 E 0 X-", "SV.B"),
        ("5/5/1ooo1/5/5 E 0 -", "SV.B"),
        ("5/5/1ooo1/5/5 E 0 -- #", "S7.G"),
        ("5/5/1ooo1/5/5 E 0 -- #e", "S7.G"),
        ("5/5/1ooo1/5/5 E 0 -- E", "S7.G"),
        ("5/5/1ooo1/5/5 E 0 -- #E 1", ""),
        ("5/5/1ooo1/5/5 E 0", ""),
        ("5/5/1ooo1/5/5 E 0 --\n", "SV.B"),
        ("", ""),
    ],
)
def test_a_text_of_the_wrong_form_is_refused(text: str, clause_id: str) -> None:
    assert refused(obj(text)) == ("text", clause_id)


@clause("S1.1")
@pytest.mark.parametrize(
    ("text", "clause_id"),
    [
        ("NNNNN/N4/1ooo1/5/5 E 20 --", "S1.1"),
        ("nnnnn/n4/1ooo1/5/5 E 20 --", "S1.1"),
        ("5/5/1oo2/5/5 E 20 --", "S1.1"),
        ("5/5/1oooo/5/5 E 20 --", "S1.1"),
        ("5/5/1ooo1/5/5 E 20 -- #E", "S7.G"),
        ("5/5/1ooo1/5/5 E 20 -- #R", "S7.G"),
        ("5/5/1o3/5/5 E 20 -- #R", "S7.G"),
        ("5/5/1oo2/5/5 E 20 -- #=", "S1.1"),
    ],
)
def test_wrong_numbers_of_animals_or_rocks_are_refused(text: str, clause_id: str) -> None:
    assert refused(obj(text)) == ("text", clause_id)


@clause("SH.1")
def test_a_draw_is_marked_exactly_when_the_options_give_one() -> None:
    assert refused(obj("5/5/1ooo1/5/5 E 20 -- #=")) == ("text", "SH.1")
    assert refused(obj("5/5/1ooo1/5/5 E 20 -- #=", ply_limit=21)) == ("text", "SH.1")
    assert refused(obj("5/5/1ooo1/5/5 E 20 --", ply_limit=20)) == ("text", "SH.1")
    drawn = GAME.position(obj("5/5/1ooo1/5/5 E 20 -- #=", ply_limit=20))
    assert drawn.outcome is not None
    assert drawn.outcome.reason == "ply-limit"
    seen = ["5/5/1ooo1/5/5 E"] * 2
    assert refused(obj("5/5/1ooo1/5/5 E 20 --", seen, repetition=3)) == ("text", "SH.1")
    drawn = GAME.position(obj("5/5/1ooo1/5/5 E 20 -- #=", seen, repetition=3))
    assert drawn.outcome is not None
    assert drawn.outcome.reason == "repetition"
    won = GAME.position(obj("5/5/1oo2/5/5 E 20 -- #R", seen, repetition=3, ply_limit=20))
    assert won.outcome is not None
    assert won.outcome.reason == "rock"


@clause("SH.1")
@pytest.mark.parametrize(
    ("seen", "removals", "field"),
    [
        (5, None, "seen"),
        ("5/5/1ooo1/5/5 E", None, "seen"),
        ({}, None, "seen"),
        ([5], None, "seen[0]"),
        (["5/5/1ooo1/5/5"], None, "seen[0]"),
        (["5/5/1ooo1/5/5  E"], None, "seen[0]"),
        (["5/5/1ooo1/5/5 E", "5/5/1ooo1/5/5 E --"], None, "seen[1]"),
        (["5/5/1ooo1/5/5 E"], 1, "seen[0]"),
        (["5/5/1ooo1/5/5 E xX"], 1, "seen[0]"),
        (["5/5/1ooo1/5/5 X"], None, "seen[0]"),
        (["5/5/1ooo1/5 E"], None, "seen[0]"),
    ],
)
def test_bad_entries_of_seen_are_named(seen: Any, removals: int | None, field: str) -> None:
    assert refused(obj(seen=seen, repetition=3, removals=removals))[0] == field


@clause("SH.1")
def test_seen_is_needed_with_repetition() -> None:
    assert refused(obj(repetition=3)) == ("seen", "SH.1")


@pytest.mark.parametrize(
    ("option", "value", "clause_id"),
    [
        ("animals", 0, "SV.A"),
        ("animals", True, "SV.A"),
        ("animals", 5.0, "SV.A"),
        ("crosses", "Entry", "S3.2"),
        ("force", "both", "S7.F"),
        ("removals", 0, "SV.B"),
        ("removals", 2, "SV.B"),
        ("removals", True, "SV.B"),
        ("repetition", 1, "SH.1"),
        ("repetition", True, "SH.1"),
        ("ply_limit", 0, "SH.1"),
        ("ply_limit", 10**9, "SH.1"),
    ],
)
def test_bad_options_are_named(option: str, value: Any, clause_id: str) -> None:
    assert refused(obj(**{option: value})) == (f"options.{option}", clause_id)
    with pytest.raises(erawan.BadPosition) as caught:
        GAME.start(**{option: value})
    assert caught.value.clause == clause_id


@pytest.mark.parametrize("board", ["teak", None, {"name": "mine"}, 5])
def test_a_bad_board_makes_a_bad_position(board: Any) -> None:
    assert refused(obj(board=board)) == ("options.board", "S1.1")
    with pytest.raises(erawan.BadBoard):
        GAME.start(board=board)


def test_too_many_animals_for_the_board_make_a_bad_position() -> None:
    assert refused(obj(animals=11)) == ("options.board", "S1.1")


@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: type(junk).__name__)
def test_junk_is_refused_as_a_bad_position(junk: Any) -> None:
    for value in (junk, obj(junk), obj() | {"game": junk}, obj() | {"options": junk}):
        refused(value)
    for option in OPTIONS:
        if junk is not None or option in ("board", "animals", "crosses", "force"):
            refused(obj(**{option: junk}))
    refused(obj(seen=[junk], repetition=3))


# Setups


def test_a_setup_names_every_problem_with_its_cells() -> None:
    setup = GAME.setup(obj("NNNNN/N4/1oo2/5/5 E 20 -- #="))
    assert setup.problems() == (
        Problem(
            "text",
            "S1.1",
            ("a4", "a5", "b5", "c5", "d5", "e5"),
            "6 elephants, but a side has 5 animals",
        ),
        Problem("text", "S1.1", ("b3", "c3"), "the number of rocks is 2, but must be 3"),
        Problem("text", "SH.1", (), "#= is marked, but the options give no draw here"),
    )


def test_a_draw_that_is_not_marked_is_no_matter_of_cells() -> None:
    message = "the options give a draw here, but #= is missing"
    setup = GAME.setup(obj("5/5/1ooo1/5/5 E 20 --", ply_limit=20))
    assert setup.problems() == (Problem("text", "SH.1", (), message),)


def test_a_setup_without_problems_is_a_position() -> None:
    setup = GAME.setup(obj())
    assert setup.problems() == ()
    assert setup.position() == GAME.start()


def test_a_notebook_shows_the_board() -> None:
    assert GAME.start()._repr_svg_().startswith("<svg")
