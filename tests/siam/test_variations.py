"""Variations A and B, and the house rules."""

from __future__ import annotations

from typing import Any

import pytest

import erawan
from erawan.core.outcome import Outcome, Step
from erawan.siam import GAME
from erawan.siam.events import GameEnded, Noted, TurnPassed
from tests.clauses import clause, refuses
from tests.siam.drawing import CLASSIC_START, after, codes_of, drawn, refusal

ROUND = ("@a1n", "@e5s", "a1-", "e5-")
"""Four plies that lead back to where they began, but for the flags of SV.B."""

SHUFFLE = ("a1n", "e5s", "a1e", "e5w")
"""Four plies of turning that lead back to where they began."""


@clause("SV.A")
def test_variation_a_has_four_animals_each() -> None:
    assert GAME.start(animals=4).reserve == (4, 4)
    full = """
        n n n n .
        . . . . .
        . o o o .
        . . . . .
        S S S S .
    """
    assert "@e1n" in codes_of(drawn(full))
    assert refusal(drawn(full, animals=4), "@e1n") == "S3.1"


@clause("SV.A")
def test_one_animal_each_is_enough() -> None:
    assert GAME.start(animals=1).reserve == (1, 1)


@clause("SV.A")
def test_five_elephants_are_too_many_in_variation_a() -> None:
    with pytest.raises(
        erawan.BadPosition, match=r"5 elephants, but a side has 4 animals \(SV\.A\)"
    ):
        GAME.position_from_text("NNNNN/5/1ooo1/5/5 E 20 --", {"animals": 4})


@clause("SV.A")
def test_a_board_of_our_own_ships_for_variation_a_and_says_so() -> None:
    start = GAME.start(board="temple", animals=4)
    assert start.text == "5/1o3/2o2/3o1/5 E 0 --"
    assert "own" in start.options.board.note


@clause("SV.B")
def test_variation_b_lets_each_player_leave_once() -> None:
    position = after(GAME.start(removals=1), "@a1n", "@e5s")
    assert "a1-" in codes_of(position)
    position = after(position, "a1-")
    assert "e5-" in codes_of(position)
    position = after(position, "e5-", "@a1n", "@e5s")
    assert position.text.endswith(" E 6 xx")
    assert "a1-" not in codes_of(position)


@refuses("SV.B")
def test_no_second_leave_in_variation_b() -> None:
    board = """
        . . . . s
        . . . . .
        . o o o .
        . . . . .
        N . . . .
    """
    assert refusal(drawn(board, flags="x-", removals=1), "a1-") == "SV.B"
    assert refusal(drawn(board, flags="-x", removals=1), "a1-") == "legal"
    assert refusal(drawn(board, "R", flags="-x", removals=1), "e5-") == "SV.B"
    assert refusal(drawn(board, flags="x-"), "a1-") == "legal"


@clause("SV.B")
def test_an_animal_pushed_off_has_not_left() -> None:
    position = drawn(
        """
        . . . . .
        . . . . .
        . o o o .
        . . . . .
        . . . E N
        """,
        removals=1,
    )
    assert after(position, "d1e1e").left == (False, False)


@clause("SH.1")
@pytest.mark.parametrize(
    ("option", "number"), [("repetition", 2), ("ply_limit", 1), ("ply_limit", 999_999_999)]
)
def test_a_house_rule_may_go_to_its_limit(option: str, number: Any) -> None:
    assert GAME.start(**{option: number}).to_json()["options"][option] == number


@clause("SH.1")
def test_the_third_occurrence_is_a_draw_at_once() -> None:
    position = after(GAME.start(repetition=3), *ROUND)
    assert position.outcome is None
    position = after(position, *ROUND[:3])
    assert position.outcome is None
    last, events = position.play_with_events(position.parse("e5-"))
    assert last.text == "5/5/1ooo1/5/5 E 8 xx #="
    assert last.to_move is None
    assert last.outcome == Outcome(
        frozenset(), "repetition", (Step("SH.1", (("occurrences", 3),), ()),)
    )
    assert events[-3:] == (
        Noted("4s/5/1ooo1/5/5 R", "SH.1"),
        TurnPassed(0, 8, "S1.2"),
        GameEnded("=", "repetition", "SH.1"),
    )


@clause("SH.1")
def test_with_variation_b_the_flags_must_be_the_same_too() -> None:
    position = after(GAME.start(repetition=3, removals=1), "@a1n", "@e5s", "a1-", "e5-")
    position = after(position, "@a1e", "@e5w")
    for _ in range(2):
        assert position.outcome is None
        position = after(position, *SHUFFLE)
    assert position.outcome is not None
    assert position.seen[0] == "5/5/1ooo1/5/5 E --"
    assert position.seen[6] == "4w/5/1ooo1/5/E4 E xx"


@clause("SH.1")
def test_without_variation_b_the_flags_do_not_count() -> None:
    position = after(GAME.start(repetition=2), *ROUND)
    assert position.outcome is not None
    assert after(GAME.start(repetition=2, removals=1), *ROUND).outcome is None


@clause("SH.1")
def test_a_draw_after_so_many_plies() -> None:
    position = after(GAME.start(ply_limit=3), "@a1n", "@e5s")
    assert position.outcome is None
    position = after(position, "a1e")
    assert position.outcome == Outcome(
        frozenset(), "ply-limit", (Step("SH.1", (("plies", 3),), ()),)
    )
    assert position.text.endswith(" R 3 -- #=")


@clause("SH.1")
def test_a_falling_rock_wins_first() -> None:
    board = """
        . . . . .
        . . . . .
        . . . E o
        . . . . .
        . o . o .
    """
    outcome = after(drawn(board, ply_limit=21), "d3e3e").outcome
    assert outcome == Outcome(frozenset({0}), "rock", (Step("S7.G", (("0", 1), ("1", 0)), ("0",)),))


@clause("SH.1")
def test_a_repetition_at_the_last_ply_is_called_so() -> None:
    outcome = after(GAME.start(repetition=2, ply_limit=4), *ROUND).outcome
    assert outcome is not None
    assert outcome.reason == "repetition"


@refuses("SH.1")
@pytest.mark.parametrize("options", [{"repetition": 2}, {"ply_limit": 4}])
def test_after_a_draw_nothing_is_legal(options: dict[str, Any]) -> None:
    position = after(GAME.start(**options), *ROUND)
    assert position.legal_moves() == []
    assert refusal(position, "@a1n") == "SH.1"
    assert refusal(position, "a1n") == "SH.1"


@clause("SH.1")
def test_the_house_rules_are_off_unless_chosen() -> None:
    position = GAME.start()
    for _ in range(30):
        position = after(position, *ROUND)
    assert position.ply == 120
    assert position.outcome is None
    assert position.seen == ()
    assert "seen" not in position.to_json()


def test_a_drawing_has_nothing_seen() -> None:
    assert drawn(CLASSIC_START, repetition=3).to_json()["seen"] == []
