"""What a turn reports: every change as data, with its clause, in the order it happens."""

from __future__ import annotations

import pytest

from erawan.king import Followers, FollowerSwap
from erawan.king.clauses import CLAUSES
from erawan.king.events import (
    CardPlayed,
    Event,
    FollowerPlaced,
    FollowersReturned,
    FollowersSwapped,
    FollowerTaken,
    GameEnded,
    NothingDone,
    NothingTaken,
    Passed,
    ProvinceResolved,
    TileCrowned,
    TilesSwapped,
    TurnPassed,
    fold,
)
from tests.clauses import clause
from tests.king.drawing import drawn


def events(drawing: str, code: str) -> list[Event]:
    """The events of a move; folded, they give the position after it."""
    position = drawn(drawing)
    after, found = position.play_with_events(position.parse(code))
    assert after == position.play(position.parse(code))
    assert fold(position, found) == after
    assert {event.clause for event in found} <= {clause.id for clause in CLAUSES}
    return list(found)


BOARD = "3 players\n track sk cm\n cm RRL   sk M   kd M"


def test_maharacha() -> None:
    assert events(BOARD, "mr:cm-kd*kd/Rcm") == [
        CardPlayed(0, "mr", 1, "K5.1"),
        TilesSwapped("cm", "kd", "K5.6"),
        TileCrowned("kd", "K5.6"),
        FollowerTaken(0, Followers("R", "cm"), "K5.4"),
        TurnPassed(1, "K4.2"),
    ]


def test_khon_thai() -> None:
    assert events(BOARD, "kt:Rsk,Lsk,May/May") == [
        CardPlayed(0, "kt", 1, "K5.1"),
        FollowerPlaced(Followers("R", "sk"), "K5.7"),
        FollowerPlaced(Followers("L", "sk"), "K5.7"),
        FollowerPlaced(Followers("M", "ay"), "K5.7"),
        FollowerTaken(0, Followers("M", "ay"), "K5.4"),
        TurnPassed(1, "K4.2"),
    ]


@pytest.mark.parametrize(
    ("code", "swap"),
    [
        (
            "11:Rcm-Mkd/Rcm",
            FollowersSwapped(
                FollowerSwap("11", Followers("R", "cm"), Followers("M", "kd")), "K5.8a"
            ),
        ),
        (
            "21:RLcm-Msk/Rcm",
            FollowersSwapped(
                FollowerSwap("21", Followers("RL", "cm"), Followers("M", "sk")), "K5.8b"
            ),
        ),
    ],
)
def test_swaps(code: str, swap: FollowersSwapped) -> None:
    assert events(BOARD, code)[1] == swap


def test_faction_cards() -> None:
    assert events(BOARD, "la:cm,kr/Rcm")[1:3] == [
        FollowerPlaced(Followers("L", "cm"), "K5.8d"),
        FollowerPlaced(Followers("L", "kr"), "K5.8d"),
    ]


@clause("K5.2")
def test_nothing_done_and_nothing_taken_are_told_too() -> None:
    assert events("seat 0 - 11 ra\n seat 1 *", "11:-/-")[1:3] == [
        NothingDone("11", "K5.2"),
        NothingTaken(0, "K5.4"),
    ]


def test_a_pass_within_a_struggle() -> None:
    assert events(BOARD, "pass") == [Passed(0, "K4.3"), TurnPassed(1, "K4.2")]


@clause("K6.2", "K4.6")
def test_a_pass_that_resolves_a_struggle() -> None:
    assert events("2 players, 1 pass\n track sk\n sk RRLM", "pass") == [
        Passed(0, "K4.3"),
        ProvinceResolved("sk", "R", (2, 1, 1), "K6.2"),
        FollowersReturned("sk", (2, 1, 1), "K6.4"),
        TurnPassed(1, "K4.6"),
    ]


@clause("K6.3")
def test_a_tie_cites_the_clause_that_brings_the_british() -> None:
    assert events("2 players, 1 pass\n track sk\n sk RRLL", "pass")[1:3] == [
        ProvinceResolved("sk", "B", (2, 2, 0), "K6.3"),
        FollowersReturned("sk", (2, 2, 0), "K6.4"),
    ]


@clause("K7.2")
def test_the_end_after_eight_struggles() -> None:
    drawing = "2 players, 1 pass\n control cm:R vt:R sk:R kr:L ay:L ry:L nk:M\n kd R\n seat 1 R"
    assert events(drawing, "pass")[-2:] == [
        TurnPassed(1, "K4.6"),
        GameEnded("reign", (1,), "K7.2"),
    ]


@clause("K7.1")
def test_the_end_by_a_fourth_british_province() -> None:
    drawing = "4 players, 3 passes\n control cm:B vt:B sk:B\n kr RL\n seat 1 RLM"
    assert events(drawing, "pass")[-1] == GameEnded("colony", (1, 3), "K7.1")


def test_the_first_events_show_the_turn_half_done() -> None:
    position = drawn(BOARD)
    _, found = position.play_with_events(position.parse("kt:Rsk,Lsk,May/May"))
    half = fold(position, found[:3]).to_json()
    assert half["provinces"]["sk"] == "RLM"
    assert half["provinces"]["ay"] == ""
    assert half["to_move"] == 0
