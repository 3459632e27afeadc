"""What King of Siam's tutorial says of its positions is so, by the rules."""

from collections import Counter
from typing import Any

import pytest

from erawan.core.game import Position
from erawan.learn.examples import refusing_clause
from erawan.learn.tutorials import Step, steps

KING = {step.name: step for step in steps("king-of-siam")}
SIAM = {step.name: step for step in steps("siam")}


def told(name: str) -> dict[str, Any]:
    """A step's position as JSON."""
    return KING[name].position.to_json()


def counts(name: str, province: str) -> dict[str, int]:
    return dict(Counter(told(name)["provinces"][province]))


def after(step: Step, *codes: str) -> Position[Any]:
    position = step.position
    for code in codes:
        position = position.play(position.parse(code))
    return position


def winners(step: Step, *codes: str) -> frozenset[int]:
    outcome = after(step, *codes).outcome
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize(
    ("name", "province"),
    [("majority", "sk"), ("british", "ay"), ("still-in", "ay"), ("back-to-the-pool", "kd"),
     ("khon-thai", "cm"), ("faction-card", "kr"), ("home-out-of-reach", "ay"),
     ("home-in-reach", "ay"), ("one-for-one", "ay"), ("two-for-one", "sk"), ("no-undoing", "cm"),
     ("maharacha", "ay"), ("colony", "ay"), ("last-card-wins", "ay"), ("very-last-card", "sk")],
)  # fmt: skip
def test_the_province_of_the_text_is_the_contested_one(name: str, province: str) -> None:
    now = told(name)
    assert now["tiles"][len(now["control"])] == province


@pytest.mark.parametrize(
    "name", ["majority", "british", "back-to-the-pool", "colony", "last-card-loses"]
)
def test_player_two_has_passed_and_the_learner_is_player_one(name: str) -> None:
    now = told(name)
    assert (now["to_move"], now["passes"], now["players"]) == (0, 1, 2)


def test_who_is_ahead_and_who_is_tied() -> None:
    assert counts("majority", "sk") == {"R": 2, "L": 1, "M": 1}
    assert counts("british", "ay") == counts("one-for-one", "ay") == {"R": 2, "L": 2}
    assert counts("back-to-the-pool", "kd") == {"R": 1, "M": 3}
    assert counts("khon-thai", "cm") == {"R": 1, "L": 1, "M": 1}
    assert counts("two-for-one", "sk") == {"R": 2, "L": 1, "M": 1}
    assert counts("maharacha", "ay") == {"R": 2, "L": 2}
    assert counts("maharacha", "sk") == {"R": 3, "M": 1}
    assert counts("colony", "ay") == {"R": 2, "L": 2}


def test_since_the_learner_passed_player_two_has_played() -> None:
    assert told("still-in")["played"] == [0, 1]


def test_kedahs_followers_all_go_to_the_pool() -> None:
    step = KING["back-to-the-pool"]
    before, now = told("back-to-the-pool"), after(step, "pass").to_json()
    assert len(now["pool"]) == len(before["pool"]) + 4
    assert now["courts"] == before["courts"]


def test_khorat_is_beside_ayutthaya_and_chiang_mai_is_too_far() -> None:
    step = KING["faction-card"]
    assert any(move.code.startswith("ra:kr,kr") for move in step.position.legal_moves())
    assert refusing_clause(step.position, "ra:cm,kr/Mkr") == "K5.8d"


def test_home_is_out_of_reach_and_then_in_reach() -> None:
    assert refusing_clause(KING["home-out-of-reach"].position, "ra:ay,ay/Lvt") == "K5.8d"
    assert refusing_clause(KING["home-in-reach"].position, "ra:ay,ay/Lvt") == ""
    assert told("home-in-reach")["control"] == [["kr", "R"]]


def test_player_two_has_just_swapped() -> None:
    now = told("no-undoing")
    assert (now["last_swap"], now["played"][1]) == ("11:Lcm-Mkd", max(now["played"]))
    assert "11" in now["hands"][0]


def test_the_crowned_tile_stays() -> None:
    now = after(KING["maharacha"], "mr:sk-ay*ay/Lay")
    assert now.to_json()["crowned"] == ["ay"]


@pytest.mark.parametrize("name", ["colony", "last-card-wins"])
def test_the_british_hold_three_provinces(name: str) -> None:
    assert [holder for _, holder in told(name)["control"]].count("B") == 3


def sets(court: str) -> int:
    return min(court.count(faction) for faction in "RLM")


def test_a_colony_is_won_by_sets() -> None:
    mine, theirs = told("colony")["courts"]
    assert sets(mine) > sets(theirs)
    assert winners(KING["colony"], "pass") == {0}


def test_in_a_kingdom_the_last_card_loses() -> None:
    now = told("last-card-loses")
    mine, theirs = now["courts"]
    assert len(now["control"]) == 7
    assert mine.count("R") == theirs.count("R")
    assert mine.count("L") == theirs.count("L")
    assert now["played"][1] > now["played"][0]
    outcome = after(KING["last-card-loses"], "pass").outcome
    assert outcome is not None
    assert outcome.winners == {0}
    assert "K7.7" in [step.clause for step in outcome.steps]


def test_in_a_colony_the_last_card_wins() -> None:
    now = told("last-card-wins")
    mine, theirs = now["courts"]
    assert sets(mine) == sets(theirs)
    assert now["played"][1] > now["played"][0]
    assert winners(KING["last-card-wins"], "pass") == {1}


def test_the_very_last_card_wins_and_passing_loses() -> None:
    now = told("very-last-card")
    assert now["hands"] == [["ra"], []]
    assert winners(KING["very-last-card"], "pass") == {1}
    assert winners(KING["very-last-card"], "ra:sk,sk/Lsk", "pass", "pass") == {0}
    reasons = after(KING["very-last-card"], "pass").outcome
    assert reasons is not None
    assert now["courts"][1].count("L") > now["courts"][0].count("L")


def test_siams_forces_are_as_told() -> None:
    assert refusing_clause(SIAM["face-to-face"].position, "b2b3n") == "S7.C"
    assert refusing_clause(SIAM["face-to-face"].position, "b1b2n") == ""
    pushed = after(SIAM["two-rocks"], "b1b2n").to_json()["text"]
    assert pushed.startswith("1o3/1o3/1no2/1N3/5")
    assert refusing_clause(SIAM["own-blocker"].position, "b1b2n") != ""
    for turned in ("b2e", "b2n", "b2w"):
        now = after(SIAM["own-blocker"], turned)
        answered = now.play(now.parse("b4e"))
        assert refusing_clause(answered, "b1b2n") == ""


def test_siams_falls_are_as_told() -> None:
    assert winners(SIAM["win"], "b4b5n") == {0}
    assert winners(SIAM["whose-rock"], "d3d4n") == {0}
    assert winners(SIAM["whose-rock"], "b3b4n") == {1}
    pushed = after(SIAM["push-off"], "d4e4e").to_json()["text"]
    assert pushed.split()[0].count("n") == 0
