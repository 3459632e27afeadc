"""The start, and the four actions without a push: enter, step, turn, leave (S1 to S6)."""

from __future__ import annotations

import pytest

from erawan.siam import GAME, Face, Go, Position
from erawan.siam.events import Entered, Left, Stepped, Turned, TurnPassed
from tests.clauses import clause, refuses
from tests.siam.drawing import (
    ALL_OUT,
    CLASSIC_START,
    after,
    codes_of,
    drawing_of,
    drawn,
    move_of,
    refusal,
    same,
)

LONELY = """
    . . . . .
    . . . . .
    . o o o .
    . . W . .
    . . . . .
"""
OUTSIDE = [
    *("a1", "a2", "a3", "a4", "a5", "b1", "b5", "c1"),
    *("c5", "d1", "d5", "e1", "e2", "e3", "e4", "e5"),
]


def events(position: Position, code: str) -> tuple[object, ...]:
    """What a move changes."""
    return position.play_with_events(position.parse(code))[1]


# The start, and what a turn is


@clause("S1.1")
def test_the_board_and_the_reserves_at_the_start() -> None:
    start = GAME.start()
    assert drawing_of(start) == same(CLASSIC_START)
    assert start.reserve == (5, 5)
    assert start.players == 2


@clause("S1.2")
def test_elephants_begin_and_players_alternate() -> None:
    start = GAME.start()
    assert start.to_move == 0
    second = after(start, "@a1n")
    assert (second.to_move, second.ply) == (1, 1)
    assert (after(second, "@e5s").to_move, after(second, "@e5s").ply) == (0, 2)


@clause("S2.1")
def test_a_turn_is_one_action_of_one_own_animal_and_never_a_pass() -> None:
    position = drawn(LONELY)
    origins = {code[:-1] if code[0] == "@" else code[:2] for code in codes_of(position)}
    assert origins == {"c2", *(f"@{cell}" for cell in OUTSIDE)}
    assert "pass" not in codes_of(position)


@refuses("S2.1")
@pytest.mark.parametrize("code", ["a1n", "a1b1n", "a1-", "c3c4n", "c3n", "e5d5w", "e5n", "e5-"])
def test_nothing_can_be_done_with_an_empty_cell_a_rock_or_the_opponents_animal(code: str) -> None:
    position = drawn("""
        . . . . s
        . . . . .
        . o o o .
        . . N . .
        . . . . .
    """)
    assert refusal(position, code) == "S2.1"


# Entering


@clause("S3.1")
def test_an_animal_enters_on_any_empty_outside_cell_in_any_facing() -> None:
    position = drawn(CLASSIC_START)
    assert codes_of(position) == sorted(f"@{cell}{facing}" for cell in OUTSIDE for facing in "nesw")
    assert drawing_of(after(position, "@e4w")) == same("""
        . . . . .
        . . . . W
        . o o o .
        . . . . .
        . . . . .
    """)


@clause("S3.1")
def test_an_animal_that_enters_looks_straight_in_and_then_where_it_shall() -> None:
    position = drawn(CLASSIC_START, "R")
    assert events(position, "@c1n") == (Entered("c1", "n", "S3.1"), TurnPassed(0, 21, "S1.2"))
    assert events(position, "@c1w") == (
        Entered("c1", "n", "S3.1"),
        Turned("c1", "n", "w", "S3.1"),
        TurnPassed(0, 21, "S1.2"),
    )


@refuses("S3.1")
@pytest.mark.parametrize("code", ["@b2n", "@c3n", "@d4w"])
def test_no_animal_enters_on_an_inner_cell(code: str) -> None:
    assert refusal(drawn(CLASSIC_START), code) == "S3.1"


@refuses("S3.1")
def test_no_animal_enters_from_an_empty_reserve() -> None:
    position = drawn(ALL_OUT)
    assert refusal(position, "@a1n") == "S3.1"
    assert refusal(position, "@c1n") == "S3.1"
    assert "@a1n" in codes_of(drawn(drawing_of(position), "R"))


@clause("S3.2")
@pytest.mark.parametrize(
    ("crosses", "early"), [("off", True), ("entry", False), ("arrival", False)]
)
def test_the_crosses_are_closed_for_four_plies(crosses: str, early: bool) -> None:
    position = GAME.start(crosses=crosses)
    for code in ("@a1n", "@a5s", "@e1n", "@e5s"):
        entries = [code for code in codes_of(position) if code[:3] in {"@c1", "@c5"}]
        assert len(entries) == (8 if early else 0)
        position = after(position, code)
    assert {"@c1n", "@c5s"} <= set(codes_of(position))


@refuses("S3.2")
@pytest.mark.parametrize("ply", [0, 1, 2, 3])
@pytest.mark.parametrize("crosses", ["entry", "arrival"])
def test_no_animal_is_entered_on_a_closed_cross(ply: int, crosses: str) -> None:
    assert refusal(drawn(CLASSIC_START, ply=ply, crosses=crosses), "@c1n") == "S3.2"
    assert refusal(drawn(CLASSIC_START, ply=ply, crosses="off"), "@c1n") == "legal"


@refuses("S3.2")
def test_no_animal_is_entered_on_a_closed_cross_by_pushing() -> None:
    board = """
        . . . . .
        . . . . .
        . o o o .
        . . . . .
        . . e . .
    """
    assert refusal(drawn(board, ply=3), "@c1n") == "S3.2"
    assert refusal(drawn(board, ply=3), "@c1e") == "S3.2"
    assert refusal(drawn(board, ply=4), "@c1n") == "legal"


@refuses("S3.2")
def test_under_arrival_the_animal_played_may_not_step_or_push_onto_a_cross() -> None:
    board = """
        . . . . .
        . . . . .
        . o o o .
        . . . . .
        . E . . .
    """
    assert refusal(drawn(board, ply=2, crosses="arrival"), "b1c1n") == "S3.2"
    assert refusal(drawn(board, ply=2, crosses="arrival"), "b1c5n") == "S3.2"
    assert refusal(drawn(board, ply=2, crosses="entry"), "b1c1n") == "legal"
    assert refusal(drawn(board, ply=4, crosses="arrival"), "b1c1n") == "legal"
    occupied = drawn(board.replace("E .", "E n"), ply=2, crosses="arrival")
    assert refusal(occupied, "b1c1e") == "S3.2"


@clause("S3.2")
def test_an_animal_may_be_pushed_onto_a_closed_cross() -> None:
    position = drawn(
        """
        . . . . .
        . . . . .
        . o o o .
        . . . . .
        E n . . .
        """,
        ply=2,
        crosses="arrival",
    )
    assert drawing_of(after(position, "a1b1e")).splitlines()[-1] == ". E n . ."


@clause("S3.3")
def test_a_corner_has_two_ways_in_and_an_edge_one() -> None:
    position = drawn("""
        . . . . .
        . . . . .
        . o o o .
        . . . . .
        n . . n .
    """)
    pushing = [code for code in codes_of(position) if code[:3] in {"@a1", "@d1"}]
    assert pushing == ["@a1e", "@a1n", "@d1n"]
    assert drawing_of(after(position, "@a1e")).splitlines()[-1] == "E n . n ."
    assert drawing_of(after(position, "@a1n")).splitlines()[-2:] == ["n . . . .", "N . . n ."]


@refuses("S3.3")
@pytest.mark.parametrize("code", ["@a1s", "@a1w", "@d1e", "@d1w", "@d1s"])
def test_entering_onto_an_occupied_cell_goes_straight_in(code: str) -> None:
    position = drawn("""
        . . . . .
        . . . . .
        . o o o .
        . . . . .
        n . . n .
    """)
    assert refusal(position, code) == "S3.3"


# Stepping, turning, leaving


@clause("S4.1")
def test_a_step_goes_to_any_empty_neighbour_and_ends_in_any_facing() -> None:
    steps = [code for code in codes_of(drawn(LONELY)) if len(code) == 5]
    assert steps == [f"c2{target}{facing}" for target in ("b2", "c1", "d2") for facing in "ensw"]
    position = drawn(LONELY)
    assert drawing_of(after(position, "c2c1n")).splitlines()[-2:] == [". . . . .", ". . N . ."]
    assert events(position, "c2c1w") == (
        Stepped("c2", "c1", "W", "S4.1"),
        TurnPassed(1, 21, "S1.2"),
    )
    assert events(position, "c2c1n") == (
        Stepped("c2", "c1", "W", "S4.1"),
        Turned("c1", "W", "N", "S4.1"),
        TurnPassed(1, 21, "S1.2"),
    )


@refuses("S4.1")
@pytest.mark.parametrize("target", ["b1", "d1", "a2", "c5", "b3", "e5"])
def test_no_step_to_a_cell_that_is_not_next(target: str) -> None:
    assert refusal(drawn(LONELY), f"c2{target}n") == "S4.1"


@clause("S5.1")
def test_a_turn_on_the_spot_goes_to_the_three_other_facings() -> None:
    position = drawn(LONELY)
    assert [code for code in codes_of(position) if len(code) == 3] == ["c2e", "c2n", "c2s"]
    assert drawing_of(after(position, "c2s")).splitlines()[-2] == ". . S . ."
    assert events(position, "c2s")[0] == Turned("c2", "W", "S", "S5.1")


@refuses("S5.1")
def test_no_turn_to_the_same_facing() -> None:
    assert refusal(drawn(LONELY), "c2w") == "S5.1"


@clause("S6.1")
@pytest.mark.parametrize("facing", ["N", "E", "S", "W"])
def test_an_animal_leaves_from_an_outside_cell_and_may_come_back(facing: str) -> None:
    position = drawn(f"""
        . . . . .
        . . . . .
        . o o o {facing}
        . . . . .
        . . . . .
    """)
    assert events(position, "e3-")[0] == Left("e3", facing, 0, "S6.1")
    left = after(position, "e3-")
    assert left.text == "5/5/1ooo1/5/5 R 21 x-"
    assert left.reserve == (5, 5)
    assert after(left, "@a1n", "@e3w", "a1-").text == "5/5/1oooW/5/5 E 24 xx"


@refuses("S6.1")
def test_no_animal_leaves_from_an_inner_cell() -> None:
    assert refusal(drawn(LONELY), "c2-") == "S6.1"


def test_a_move_of_another_board_is_no_move_here() -> None:
    position = drawn(LONELY)
    for move in (Face("f1", "n"), Go("c2", "c2", "n"), Face("c2", "up")):
        with pytest.raises(ValueError, match=r"cell|turn|looks like"):
            position.play(move)


def test_the_refusal_says_what_is_wrong_and_cites_the_clause() -> None:
    position = drawn(LONELY)
    with pytest.raises(ValueError, match=r"^c2 is not an outside cell \(S6\.1\)$"):
        position.play(move_of(position, "c2-"))
