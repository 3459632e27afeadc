"""Completing a power struggle (rulebook section 6)."""

from __future__ import annotations

import pytest

from erawan.king.scoring import if_all_pass
from tests.clauses import clause
from tests.king.drawing import after, drawn


def resolved(followers: str) -> tuple[str, str]:
    """Who gets Sukothai with these followers, and what is then in the pool."""
    position = drawn(f"2 players, 1 pass\n track sk\n sk {followers}\n pool -\n seat 1 *")
    done = after(position, "pass").to_json()
    assert done["provinces"]["sk"] == ""
    return done["control"][0][1], done["pool"]


@clause("K6.2")
@pytest.mark.parametrize(
    ("followers", "holder"),
    [("RRL", "R"), ("RLLM", "L"), ("RRMMM", "M"), ("M", "M"), ("RRRLM", "R")],
)
def test_rulebook_picture_the_majority_gains_control(followers: str, holder: str) -> None:
    assert resolved(followers)[0] == holder


@clause("K6.3")
@pytest.mark.parametrize("followers", ["RRLLM", "RLM", "LM", "RRMM", "-"])
def test_rulebook_picture_a_tie_or_nobody_brings_the_british(followers: str) -> None:
    assert resolved(followers)[0] == "B"


@clause("K6.4")
def test_all_followers_of_the_province_go_to_the_pool() -> None:
    assert resolved("RRLM")[1] == "RRLM"


@clause("K6.4")
def test_also_in_the_struggle_that_ends_the_game() -> None:
    position = drawn("2 players, 1 pass\n control cm:R vt:L sk:R kr:L ay:M ry:R nk:B\n kd RM")
    done = after(position, "pass")
    assert done.to_move is None
    assert done.to_json()["provinces"]["kd"] == ""
    assert len(done.to_json()["pool"]) == 48


@clause("K6.4")
def test_a_crown_stays_on_the_tile_that_is_turned_down() -> None:
    position = drawn("2 players, 1 pass\n track sk* cm\n sk RRL\n seat 0 - kt")
    assert after(position, "pass").to_json()["crowned"] == ["sk"]


@clause("K6.1")
def test_the_contested_province_is_the_first_tile_that_lies_face_up() -> None:
    position = drawn("2 players, 1 pass\n control kd:M cm:B\n track ry sk\n ry LL sk RR")
    assert after(position, "pass").to_json()["control"][2:] == [["ry", "L"]]


def test_what_happens_if_all_pass_is_what_happens_when_all_pass() -> None:
    position = drawn("""
        3 players, seat 2 to move, 1 pass
        control kd:M
        track   ry sk
        ry LLR  sk RRM   cm RL   vt L   kr RRL   ay MML   nk RM
        seat 0  RRL
        seat 1  RLL
        seat 2  RRM
    """)
    foreseen = if_all_pass(position)
    while position.outcome is None:
        position = after(position, "pass")
    assert foreseen == position.outcome


@clause("K7.1")
def test_if_all_pass_the_fourth_british_province_is_the_last() -> None:
    position = drawn("2 players\n control cm:B vt:B\n sk RL  kr RL  ay RL  ry RR  nk M  kd L")
    (british, *_), reason = if_all_pass(position).steps, if_all_pass(position).reason
    assert (reason, british.values) == ("colony", (("B", 4),))


@clause("K7.7")
def test_the_latest_card_counts_too_if_all_pass() -> None:
    tied = "3 players\n control cm:R vt:R sk:R kr:L ay:L ry:M nk:M\n kd R"
    for seat, latest in enumerate(([13, 14], [14, 13])):
        courts = "".join(f"\n seat {i} RL kt #{number}" for i, number in enumerate(latest))
        assert if_all_pass(drawn(tied + courts)).winners == {seat}
