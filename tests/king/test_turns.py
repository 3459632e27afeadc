"""The course of the game: turns, passes and struggles (rulebook section 4)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.king.drawing import GAME, after, codes_of, drawn

ALFRED, BENJAMIN, CHARLES = 0, 1, 2


@clause("K4.5", "K4.6")
def test_rulebook_table_of_passes() -> None:
    """Alfred and Benjamin pass, Charles acts; Alfred passes, Benjamin acts, Charles passes;
    Alfred and Benjamin pass: the struggle ends, and Charles starts the next."""
    start = drawn("""
        3 players, seat 0 to move
        track sk cm
        cm RRLM   sk RRRL   kd MM
    """)
    before = after(start, "pass", "pass", "11:Rcm-Rsk/Rcm", "pass", "ma:nk,nk/Mnk", "pass", "pass")
    assert (before.control, before.to_move, before.passes) == ((), BENJAMIN, 2)
    ended = after(before, "pass")
    assert ended.to_json()["control"] == [["sk", "R"]]
    assert (ended.to_move, ended.passes) == (CHARLES, 0)


@clause("K4.1", "K6.1")
def test_provinces_are_fought_for_in_tile_order() -> None:
    position = drawn("track kd cm sk vt ry nk ay kr\n cm R vt R sk R kr R ay R ry L nk R kd R")
    while position.to_move is not None:
        position = after(position, "pass")
    order = [code for code, _ in position.to_json()["control"]]
    assert order == ["kd", "cm", "sk", "vt", "ry", "nk", "ay", "kr"]


@clause("K4.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_goes_clockwise(players: int) -> None:
    position = GAME.start(players=players, seed=3)
    first = position.to_move
    for turn in range(1, 2 * players + 2):
        position = after(position, "pass")
        assert position.to_move == (first + turn) % players


@clause("K4.3")
def test_a_turn_is_one_card_or_a_pass() -> None:
    position = drawn("seat 0 - mr\n seat 1 - ra\n track cm vt kd\n cm R vt L kd M")
    codes = codes_of(position)
    assert "pass" in codes
    assert {code[:3] for code in codes if code != "pass"} == {"mr:"}
    assert after(position, "mr:cm-vt*cm/Rcm").to_move == 1


@clause("K4.4")
def test_who_passed_may_play_later_in_the_same_struggle() -> None:
    position = drawn("seat 0 - ra la\n seat 1 - ra la\n sk R ay R ry L")
    again = after(position, "pass", "ra:sk,sk/Rsk")
    assert "la:cm,kr/Lcm" in codes_of(again)


@clause("K4.4")
def test_without_a_card_pass_is_the_only_move() -> None:
    position = drawn("3 players, seat 1 to move\n seat 1 - none\n cm R sk L")
    assert codes_of(position) == ["pass"]
    assert after(position, "pass").passes == 1


@clause("K4.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_takes_a_pass_of_every_player_to_end_a_struggle(players: int) -> None:
    position = drawn(f"{players} players, seat 1 to move\n track sk\n sk RRL")
    position = after(position, *["pass"] * (players - 1))
    assert (position.passes, position.control) == (players - 1, ())
    assert after(position, "pass").to_json()["control"] == [["sk", "R"]]


@clause("K4.5")
def test_a_card_breaks_the_row_of_passes() -> None:
    position = drawn("3 players, seat 2 to move, 2 passes\n track sk\n sk RRL cm M vt L")
    position = after(position, "11:Mcm-Lvt/Mvt")
    assert (position.passes, position.control) == (0, ())


@clause("K5.1")
def test_a_played_card_leaves_the_hand_and_is_the_latest() -> None:
    position = drawn("3 players, seat 1 to move\n seat 0 - mr\n seat 1 - kt kt ra #9\n cm R sk L")
    position = after(position, "ra:sk,sk/Rsk")
    json = position.to_json()
    assert json["hands"][1] == ["kt", "kt"]
    assert json["played"] == [12, 13, 0]


@clause("K5.5")
def test_eight_plays_each_at_most() -> None:
    position = drawn("seat 0 - kt\n seat 1 - all\n cm RRR sk LLL")
    position = after(position, "kt:Rcm,Lcm,Mcm/Rcm", "pass")
    assert codes_of(position) == ["pass"]


@clause("K2.2", "K8.3")
def test_partners_have_no_move_to_talk_with() -> None:
    """Seats 0+2 and 1+3 are partners; whatever they tell each other, they tell by their play."""
    position = GAME.start(players=4, seed=2)
    assert {code.split(":")[0] for code in codes_of(position)} == {
        "pass", "mr", "kt", "11", "21", "ra", "la", "ma",
    }  # fmt: skip
