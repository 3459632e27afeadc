"""What a turn reports: every change as data, with its clause, in the order it happens."""

from __future__ import annotations

import pytest

from erawan.king import Followers, FollowerSwap, events
from erawan.king.clauses import CLAUSES
from tests.clauses import clause
from tests.king.drawing import drawn


def told(drawing: str, code: str) -> list[events.Event]:
    """The events of a move; folded, they give the position after it."""
    position = drawn(drawing)
    after, found = position.play_with_events(position.parse(code))
    assert after == position.play(position.parse(code))
    assert events.fold(position, found) == after
    assert {event.clause for event in found} <= {clause.id for clause in CLAUSES}
    return list(found)


BOARD = "3 players\n track sk cm\n cm RRL   sk M   kd M"


def test_maharacha() -> None:
    assert told(BOARD, "mr:cm-kd*kd/Rcm") == [
        events.CardPlayed(0, "mr", 1, "K5.1"),
        events.TilesSwapped("cm", "kd", "K5.6"),
        events.TileCrowned("kd", "K5.6"),
        events.FollowerTaken(0, Followers("R", "cm"), "K5.4"),
        events.TurnPassed(1, "K4.2"),
    ]


def test_khon_thai() -> None:
    assert told(BOARD, "kt:Rsk,Lsk,May/May") == [
        events.CardPlayed(0, "kt", 1, "K5.1"),
        events.FollowerPlaced(Followers("R", "sk"), "K5.7"),
        events.FollowerPlaced(Followers("L", "sk"), "K5.7"),
        events.FollowerPlaced(Followers("M", "ay"), "K5.7"),
        events.FollowerTaken(0, Followers("M", "ay"), "K5.4"),
        events.TurnPassed(1, "K4.2"),
    ]


@pytest.mark.parametrize(
    ("code", "swap"),
    [
        (
            "11:Rcm-Mkd/Rcm",
            events.FollowersSwapped(
                FollowerSwap("11", Followers("R", "cm"), Followers("M", "kd")), "K5.8a"
            ),
        ),
        (
            "21:RLcm-Msk/Rcm",
            events.FollowersSwapped(
                FollowerSwap("21", Followers("RL", "cm"), Followers("M", "sk")), "K5.8b"
            ),
        ),
    ],
)
def test_swaps(code: str, swap: events.FollowersSwapped) -> None:
    assert told(BOARD, code)[1] == swap


def test_faction_cards() -> None:
    assert told(BOARD, "la:cm,kr/Rcm")[1:3] == [
        events.FollowerPlaced(Followers("L", "cm"), "K5.8d"),
        events.FollowerPlaced(Followers("L", "kr"), "K5.8d"),
    ]


@clause("K5.2")
def test_nothing_done_and_nothing_taken_are_told_too() -> None:
    assert told("seat 0 - 11 ra\n seat 1 *", "11:-/-")[1:3] == [
        events.NothingDone("11", "K5.2"),
        events.NothingTaken(0, "K5.4"),
    ]


def test_a_pass_within_a_struggle() -> None:
    assert told(BOARD, "pass") == [events.Passed(0, "K4.3"), events.TurnPassed(1, "K4.2")]


@clause("K6.2", "K4.6")
def test_a_pass_that_resolves_a_struggle() -> None:
    assert told("2 players, 1 pass\n track sk\n sk RRLM", "pass") == [
        events.Passed(0, "K4.3"),
        events.ProvinceResolved("sk", "R", (2, 1, 1), "K6.2"),
        events.FollowersReturned("sk", (2, 1, 1), "K6.4"),
        events.TurnPassed(1, "K4.6"),
    ]


@clause("K6.3")
def test_a_tie_cites_the_clause_that_brings_the_british() -> None:
    assert told("2 players, 1 pass\n track sk\n sk RRLL", "pass")[1:3] == [
        events.ProvinceResolved("sk", "B", (2, 2, 0), "K6.3"),
        events.FollowersReturned("sk", (2, 2, 0), "K6.4"),
    ]


@clause("K7.2")
def test_the_end_after_eight_struggles() -> None:
    drawing = "2 players, 1 pass\n control cm:R vt:R sk:R kr:L ay:L ry:L nk:M\n kd R\n seat 1 R"
    assert told(drawing, "pass")[-2:] == [
        events.TurnPassed(1, "K4.6"),
        events.GameEnded("reign", (1,), "K7.2"),
    ]


@clause("K7.1")
def test_the_end_by_a_fourth_british_province() -> None:
    drawing = "4 players, 3 passes\n control cm:B vt:B sk:B\n kr RL\n seat 1 RLM"
    assert told(drawing, "pass")[-1] == events.GameEnded("colony", (1, 3), "K7.1")


def test_the_first_events_show_the_turn_half_done() -> None:
    position = drawn(BOARD)
    _, found = position.play_with_events(position.parse("kt:Rsk,Lsk,May/May"))
    half = events.fold(position, found[:3]).to_json()
    assert half["provinces"]["sk"] == "RLM"
    assert half["provinces"]["ay"] == ""
    assert half["to_move"] == 0
