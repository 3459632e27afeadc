"""Positions from JSON: what is refused, with its field and clause, and what an editor is told."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any

import pytest

import erawan
from erawan.king import Followers, FollowerSwap, Setup
from tests.clauses import clause
from tests.king.boards import board_object
from tests.king.drawing import ALL, GAME
from tests.some import some

EXAMPLE: dict[str, Any] = json.loads("""
{"game": "king-of-siam", "board": "siam@1", "players": 3,
 "tiles": ["vt", "ay", "ry", "kr", "cm", "kd", "sk", "nk"], "crowned": ["cm"],
 "provinces": {"cm": "RLM", "vt": "", "sk": "RLLM", "kr": "RLLMM", "ay": "", "ry": "RRRMMM",
               "nk": "MM", "kd": "RRRMM"},
 "control": [["vt", "L"], ["ay", "B"]], "pool": "RLLLLLLLLMM",
 "courts": ["RRRLL", "RRLLMMM", "RRRLMM"],
 "hands": [["mr", "kt", "ra", "la", "ma"], ["ra", "la", "ma"], ["mr", "ra", "la", "ma"]],
 "to_move": 2, "passes": 1, "last_swap": "21:RLcm-Msk", "played": [12, 10, 11]}
""")


def example(**changes: Any) -> dict[str, Any]:
    """The example of docs/formats.md, with some fields changed."""
    copy: dict[str, Any] = json.loads(json.dumps(EXAMPLE))
    return copy | changes


def refused(obj: Any) -> tuple[str, str]:
    """The field and clause with which a position is refused."""
    with pytest.raises(erawan.BadPosition) as error:
        GAME.position(obj)
    assert error.value.field in str(error.value)
    assert error.value.clause in str(error.value)
    return error.value.field, error.value.clause


def test_the_example_comes_back_exactly() -> None:
    position = GAME.position(EXAMPLE)
    assert json.dumps(position.to_json()) == json.dumps(EXAMPLE)
    assert GAME.setup(EXAMPLE).problems() == ()
    assert GAME.setup(EXAMPLE).to_json() == EXAMPLE


def test_a_bare_board_name_means_the_newest_revision() -> None:
    assert GAME.position(example(board="siam")) == GAME.position(EXAMPLE)


def test_input_in_another_order_is_put_in_order() -> None:
    shuffled = example(pool=EXAMPLE["pool"][::-1], hands=[h[::-1] for h in EXAMPLE["hands"]])
    shuffled["provinces"] = dict(reversed(EXAMPLE["provinces"].items()))
    shuffled["crowned"] = ["cm"]
    assert json.dumps(GAME.position(shuffled).to_json()) == json.dumps(EXAMPLE)


def test_crowns_are_written_in_board_order() -> None:
    assert GAME.position(example(crowned=["cm"])).to_json()["crowned"] == ["cm"]
    hands = [["kt"], ["kt"], ["kt"]]
    crowned = example(crowned=["kd", "cm", "ay"], hands=hands, played=[21, 20, 19], last_swap=None)
    assert GAME.position(crowned).to_json()["crowned"] == ["cm", "ay", "kd"]


def test_unknown_keys_are_ignored() -> None:
    assert GAME.position(example(comment="hello")) == GAME.position(EXAMPLE)


def test_a_board_s_faults_are_named_by_their_place_in_the_position() -> None:
    board = board_object("ring")
    start = GAME.start(seed=1, board=board).to_json()
    assert GAME.position(start).to_json() == start
    start["board"] = board | {"borders": board["borders"] + board["borders"][:1]}
    assert refused(start)[0] == "board.borders.8"
    start["board"] = board | {"note": "n" * 1001}
    assert refused(start)[0] == "board.note"


@pytest.mark.parametrize("key", list(EXAMPLE))
def test_every_key_must_be_there(key: str) -> None:
    obj = example()
    del obj[key]
    assert refused(obj) == (key, "")


JUNK: list[Any] = [
    None, True, -1, 10**30, 1.5, math.nan, math.inf, "", "x", "R" * 99, b"R", object(),
    [], [[]], {}, [None], [{}], [["cm"]], {"cm": 1},
]  # fmt: skip
HARMLESS: list[Any] = [("last_swap", None), ("crowned", []), ("control", [])]


@pytest.mark.parametrize("key", list(EXAMPLE))
def test_junk_in_any_field_is_a_bad_position(key: str) -> None:
    for junk in JUNK:
        if (key, junk) not in HARMLESS:
            assert refused(example(**{key: junk}))[0].split(".")[0] == key, junk


@pytest.mark.parametrize("key", ["tiles", "crowned", "control", "courts", "played"])
def test_junk_in_any_list_is_a_bad_position(key: str) -> None:
    for junk in JUNK:
        changed = [junk, *EXAMPLE[key][1:]]
        assert refused(example(**{key: changed}))[0].split(".")[0] in (key, "pool"), junk


def test_junk_deeper_down_is_a_bad_position() -> None:
    for junk in JUNK:
        provinces = EXAMPLE["provinces"] | {"cm": junk}
        assert refused(example(provinces=provinces))[0] in ("provinces.cm", "pool.R"), junk
        assert refused(example(control=[["vt", junk], ["ay", "B"]])) == ("control", "K6.2")
        assert refused(example(control=[[junk, "L"], ["ay", "B"]])) == ("control", "")
        assert refused(example(hands=[[junk], *EXAMPLE["hands"][1:]])) == ("hands.0", "K1.2")


def test_junk_instead_of_a_position_is_a_bad_position() -> None:
    for junk in [*JUNK, "siam@1"]:
        assert refused(junk)[1] == "", junk


def spoiled(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    obj = example()
    change(obj)
    return obj


# One case for each line of docs/formats.md#what-is-refused.


@clause("K1.1")
def test_wrong_totals_are_refused() -> None:
    assert refused(example(pool=EXAMPLE["pool"] + "R")) == ("pool.R", "K1.1")
    assert refused(example(pool=EXAMPLE["pool"][:-1])) == ("pool.M", "K1.1")


@clause("K3.1")
def test_two_players_with_all_54_followers_are_refused() -> None:
    courts, hands = ["RRRLL", "RRLLMMMRRRLMM"], EXAMPLE["hands"][:2]
    two = example(players=2, courts=courts, hands=hands, played=[8, 7], to_move=0, last_swap=None)
    assert refused(two) == ("pool.R", "K3.1")


@clause("K6.4")
def test_followers_in_a_controlled_province_are_refused() -> None:
    provinces = EXAMPLE["provinces"] | {"vt": "R", "cm": "LM"}
    assert refused(example(provinces=provinces)) == ("provinces.vt", "K6.4")


@clause("K3.6")
def test_tiles_must_be_the_eight_provinces() -> None:
    assert refused(example(tiles=["vt", "ay"])) == ("tiles", "K3.6")
    twice = ["vt", "ay", "ry", "kr", "cm", "kd", "sk", "sk"]
    assert refused(example(tiles=twice)) == ("tiles", "K3.6")


@clause("K4.1")
def test_tiles_must_begin_with_what_is_controlled_in_order() -> None:
    swapped = ["ay", "vt", *EXAMPLE["tiles"][2:]]
    assert refused(example(tiles=swapped)) == ("tiles", "K4.1")
    assert refused(example(control=[["ay", "B"]])) == ("tiles", "K4.1")


def test_a_province_is_controlled_once() -> None:
    tiles = ["vt", "vt", *EXAMPLE["tiles"][2:]]
    problems = GAME.setup(example(control=[["vt", "L"], ["vt", "B"]], tiles=tiles)).problems()
    assert ("control", "vt", "K6.4") in [(p.field, p.place, p.clause) for p in problems]


@clause("K1.3", "K7.1")
@pytest.mark.parametrize("holders", ["BBBBR", "BBBBB", "BBRBBL"])
def test_nothing_comes_after_a_fourth_british(holders: str) -> None:
    assert refused(ended(holders)) == ("control", "K7.1")
    assert GAME.position(ended(holders[:-1])).outcome.reason == "colony"


def ended(holders: str) -> dict[str, Any]:
    """The example with as many provinces decided, their followers in the pool."""
    control = [[code, holder] for code, holder in zip(EXAMPLE["tiles"], holders, strict=False)]
    empty = dict.fromkeys([code for code, _ in control], "")
    gone = "".join(EXAMPLE["provinces"][code] for code in empty)
    return example(
        control=control, provinces=EXAMPLE["provinces"] | empty, pool=EXAMPLE["pool"] + gone
    )


@clause("K1.2")
@pytest.mark.parametrize("hand", [["mr", "mr"], ["kt"] * 3, ["11", "11"], [*ALL, "kt"], ["xx"]])
def test_impossible_hands_are_refused(hand: list[str]) -> None:
    assert refused(example(hands=[hand, *EXAMPLE["hands"][1:]])) == ("hands.0", "K1.2")


@clause("K5.5")
@pytest.mark.parametrize(
    "changes",
    [
        {"played": [12, 0, 11]},
        {"played": [12, -10, 11]},
        {"hands": [EXAMPLE["hands"][0], ALL, EXAMPLE["hands"][2]], "played": [7, 6, 5]},
        {"played": [13, 10, 11]},
        {"played": [9, 10, 11]},
    ],
)
def test_numbers_that_disagree_with_the_hands_are_refused(changes: dict[str, Any]) -> None:
    field, broken = refused(example(last_swap=None, crowned=[], **changes))
    assert (field.split(".")[0], broken) == ("played", "K5.5")


@clause("K4.3")
def test_no_card_was_played_by_two_seats() -> None:
    assert refused(example(played=[12, 10, 10])) == ("played", "K4.3")


@clause("K5.6")
def test_there_are_no_more_crowns_than_maharachas_played() -> None:
    assert refused(example(crowned=["cm", "kr"])) == ("crowned", "K5.6")
    assert refused(example(crowned=["cm", "cm"])) == ("crowned.cm", "K5.6")


@clause("K4.5")
@pytest.mark.parametrize("passes", [3, -1, 99])
def test_passes_stay_below_the_number_of_players(passes: int) -> None:
    assert refused(example(passes=passes)) == ("passes", "K4.5")


@clause("K4.2")
@pytest.mark.parametrize("seat", [3, -1])
def test_the_seat_to_move_exists(seat: int) -> None:
    assert refused(example(to_move=seat)) == ("to_move", "K4.2")


@clause("K5.8c")
@pytest.mark.parametrize(
    "swap",
    ["21:-", "11", "21:RLcm-Msk/Rcm", "ra:sk,sk", "kt:Rcm", "mr:cm-sk*cm", "11:Rsk-Lcm", "21:Rcm"],
)
def test_a_last_swap_is_a_canonical_swap(swap: str) -> None:
    assert refused(example(last_swap=swap)) == ("last_swap", "K5.8c")


@clause("K5.5")
def test_a_last_swap_whose_player_still_holds_the_card_is_refused() -> None:
    hands = [["mr", "kt", "21", "la", "ma"], *EXAMPLE["hands"][1:]]
    assert refused(example(hands=hands)) == ("last_swap", "K5.5")
    other = GAME.position(example(hands=hands, last_swap="11:Rcm-Msk"))
    assert other.last_swap == FollowerSwap("11", Followers("R", "cm"), Followers("M", "sk"))


def test_a_last_swap_needs_somebody_who_played() -> None:
    fresh = GAME.start(players=3, seed=1).to_json() | {"last_swap": "11:Rcm-Msk"}
    assert refused(fresh) == ("last_swap", "K5.5")


@clause("K2.1")
@pytest.mark.parametrize("changes", [{"players": 1}, {"players": 5}, {"players": 10**20}])
def test_two_to_four_players(changes: dict[str, Any]) -> None:
    assert refused(example(**changes)) == ("players", "K2.1")


@pytest.mark.parametrize("key", ["courts", "hands", "played"])
def test_every_seat_has_its_entry(key: str) -> None:
    assert refused(example(**{key: EXAMPLE[key][:2]})) == (key, "K2.1")


def test_every_province_has_its_entry_and_no_other_has() -> None:
    assert refused(example(provinces=EXAMPLE["provinces"] | {"zz": ""})) == ("provinces", "")
    assert refused(spoiled(lambda obj: obj["provinces"].pop("kd"))) == ("provinces.kd", "")


def test_a_bad_board_is_a_bad_position_here() -> None:
    assert refused(example(board="siam@9")) == ("board.revision", "")
    assert refused(example(board=board_object("ring") | {"borders": []})) == ("board.borders", "")


def test_a_position_of_another_game_is_refused() -> None:
    assert refused(example(game="siam")) == ("game", "")


# Setup


def test_a_setup_lists_all_its_problems_with_their_places() -> None:
    setup: Setup = GAME.setup(example(passes=7, to_move=5, crowned=["cm", "cm", "kd"]))
    assert [(p.field, p.place, p.clause) for p in setup.problems()] == [
        ("crowned", "cm", "K5.6"),
        ("crowned", "", "K5.6"),
        ("to_move", "", "K4.2"),
        ("passes", "", "K4.5"),
    ]
    assert all(p.message for p in some(setup.problems()))
    with pytest.raises(erawan.BadPosition) as first:
        setup.position()
    assert (first.value.field, first.value.clause) == ("crowned.cm", "K5.6")


def test_what_is_no_matter_of_a_place_has_none() -> None:
    setup: Setup = GAME.setup(
        example(
            tiles=["cm"] * 8,
            control=[[code, "B"] for code in ("cm", "vt", "sk", "kr", "ay")],
            played=[-1, 4, 4],
            last_swap="21:RLcm-Msk",
            hands=[["kt"], ["kt", "21"], ["kt"]],
        )
    )
    assert [(p.field, p.clause) for p in setup.problems() if p.place == ""] == [
        ("tiles", "K3.6"),
        ("tiles", "K4.1"),
        ("control", "K7.1"),
        ("played", "K5.5"),
        ("played", "K4.3"),
        ("played", "K5.5"),
        ("last_swap", "K5.5"),
    ]


def test_a_setup_without_problems_becomes_the_position() -> None:
    setup: Setup = GAME.setup(EXAMPLE)
    assert setup.position() == GAME.position(EXAMPLE)
    assert not isinstance(setup.position(), Setup)
