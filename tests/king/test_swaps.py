"""1 vs 1 and 2 vs 1: what can be swapped, and what may not be undone."""

from __future__ import annotations

import pytest

from tests.clauses import clause, refuses
from tests.king.drawing import after, drawn, effects_of, refusal

# 1 vs 1 (K5.8a)


@clause("K5.8a")
def test_one_for_one_needs_no_border() -> None:
    position = drawn("cm RL   kd M")
    assert effects_of(position, "11") == ["Lcm-Mkd", "Rcm-Mkd"]
    done = after(position, "11:Lcm-Mkd/Rcm").to_json()["provinces"]
    assert (done["cm"], done["kd"]) == ("M", "L")


@clause("K5.8a")
def test_the_same_colour_may_be_swapped() -> None:
    position = drawn("cm R   kd R")
    assert effects_of(position, "11") == ["Rcm-Rkd"]
    assert after(position, "11:Rcm-Rkd/Rcm").to_json()["provinces"]["kd"] == "R"


@clause("K5.8a")
@pytest.mark.parametrize("followers", ["", "cm RRLM"])
def test_there_is_no_one_for_none(followers: str) -> None:
    assert effects_of(drawn(followers), "11") == ["-"]


@clause("K5.8a")
def test_one_open_province_has_nobody_to_swap_with() -> None:
    position = drawn("control cm:R vt:L sk:M kr:R ay:L ry:M nk:B\n kd RRL")
    assert effects_of(position, "11") == effects_of(position, "21") == ["-"]


@refuses("K5.8a")
@pytest.mark.parametrize("code", ["11:Mcm-Mkd/Rcm", "11:Rcm-Lkd/Rcm", "11:Rcm-Rvt/Lcm"])
def test_only_followers_that_are_there_can_be_swapped(code: str) -> None:
    assert refusal(drawn("cm RL   kd M"), code) == "K5.8a"


# 2 vs 1 (K5.8b)


@clause("K5.8b")
def test_two_for_one_between_neighbours() -> None:
    position = drawn("cm RRL   sk M   kd LL")
    assert effects_of(position, "21") == ["RLcm-Msk", "RRcm-Msk"]
    done = after(position, "21:RLcm-Msk/Mcm").to_json()["provinces"]
    assert (done["cm"], done["sk"]) == ("R", "RL")


@clause("K5.8b")
def test_either_neighbour_may_be_the_one_that_gives_two() -> None:
    assert effects_of(drawn("cm RL   sk LL"), "21") == ["LLsk-Lcm", "LLsk-Rcm", "RLcm-Lsk"]


@clause("K5.8b")
def test_without_two_for_one_it_is_one_for_one_between_neighbours() -> None:
    position = drawn("cm R   sk M   kd L")
    assert effects_of(position, "21") == ["Rcm-Msk"]
    done = after(position, "21:Rcm-Msk/Mcm")
    assert done.to_json()["provinces"]["sk"] == "R"
    assert done.to_json()["last_swap"] == "21:Rcm-Msk"


@clause("K5.8b")
def test_neighbours_swap_one_for_one_wherever_they_lie() -> None:
    assert effects_of(drawn("cm R   nk M   kd L"), "21") == ["Mnk-Lkd"]


@clause("K5.8b")
@pytest.mark.parametrize("followers", ["cm RR   kd LL", "cm RRLL", ""])
def test_without_neighbours_that_have_followers_nothing_happens(followers: str) -> None:
    assert effects_of(drawn(followers), "21") == ["-"]


@refuses("K5.8b")
@pytest.mark.parametrize(
    "code",
    [
        "21:RRcm-Lkd/Rcm",
        "21:LLkd-Msk/Rcm",
        "21:LLcm-Msk/Rcm",
        "21:RMcm-Msk/Rcm",
        "21:RLcm-Lsk/Rcm",
        "21:RLcm-Rcm/Rcm",
    ],
)
def test_two_for_one_needs_a_border_and_followers_on_both_sides(code: str) -> None:
    assert refusal(drawn("cm RRL   sk M   kd LL"), code) == "K5.8b"


@refuses("K5.8b")
@pytest.mark.parametrize("code", ["21:Rcm-Lkd/Rcm", "21:Rcm-Lsk/Rcm", "21:RRcm-Msk/Rcm"])
def test_the_fallback_needs_a_border_and_followers_too(code: str) -> None:
    assert refusal(drawn("cm R   sk M   kd L"), code) == "K5.8b"


# Undo (K5.8c)


@clause("K5.8c")
def test_one_for_one_may_not_be_reversed_by_the_next_card() -> None:
    position = after(drawn("cm RR   kd MM"), "11:Rcm-Mkd/Rcm")
    assert (
        position.to_json()["provinces"] | {"cm": "M", "kd": "RM"}
        == (position.to_json()["provinces"])
    )
    assert effects_of(position, "11") == ["Mcm-Mkd"]


@refuses("K5.8c")
def test_the_exact_reverse_is_refused() -> None:
    position = after(drawn("cm RR   kd MM"), "11:Rcm-Mkd/Rcm")
    assert refusal(position, "11:Mcm-Rkd/Mkd") == "K5.8c"


@refuses("K5.8c")
def test_an_equal_colour_swap_may_not_be_repeated() -> None:
    position = after(drawn("cm RL   kd R"), "11:Rcm-Rkd/Lcm")
    assert refusal(position, "11:Rcm-Rkd/Rcm") == "K5.8c"
    assert effects_of(position, "11") == ["-"], "only the reverse would be possible"


@clause("K5.8c")
def test_passes_and_resolved_struggles_do_not_lift_the_ban() -> None:
    position = drawn("3 players\n track vt\n cm RR   kd MM   vt L")
    position = after(position, "11:Rcm-Mkd/Rcm", "pass", "pass", "pass")
    assert position.to_json()["control"] == [["vt", "L"]]
    assert refusal(position, "11:Mcm-Rkd/Mkd") == "K5.8c"


@clause("K5.8c")
def test_any_other_card_lifts_the_ban() -> None:
    position = after(drawn("cm RR   kd MM"), "11:Rcm-Mkd/Rcm", "mr:cm-vt*cm/Mkd")
    assert position.to_json()["last_swap"] is None
    position = after(drawn("3 players\n cm RR kd MM sk L"), "11:Rcm-Mkd/Rcm", "mr:cm-vt*cm/Mkd")
    assert refusal(position, "11:Mcm-Rkd/Mkd") == "legal"


@clause("K5.8c")
def test_a_swap_card_that_did_nothing_bars_nothing() -> None:
    position = drawn("3 players\n cm RRL\n seat 0 - 11 ra")
    position = after(position, "11:-/Rcm")
    assert position.to_json()["last_swap"] is None


@clause("K5.8c")
def test_the_same_numbers_by_other_followers_are_allowed() -> None:
    """1 vs 1 after 2 vs 1 and the other way round, a partial reverse, other provinces."""
    doubled = after(drawn("3 players\n cm RRL   sk MM   vt L"), "21:RRcm-Msk/Lvt")
    assert doubled.to_json()["provinces"]["cm"] == "LM"
    assert doubled.to_json()["provinces"]["sk"] == "RRM"
    assert refusal(doubled, "21:RRsk-Mcm/Rcm") == "K5.8c"
    assert refusal(doubled, "21:RMsk-Mcm/Rcm") == "legal"
    assert refusal(doubled, "21:RRsk-Lcm/Rcm") == "legal"
    assert refusal(doubled, "11:Mcm-Rsk/Rcm") == "legal"


@clause("K5.8c")
def test_a_reverse_is_barred_whichever_side_gives_two() -> None:
    position = after(drawn("3 players\n cm M   sk RLL   kd L"), "21:RLsk-Mcm/Lkd")
    assert refusal(position, "21:RLcm-Msk/Rsk") == "K5.8c"
    assert refusal(position, "21:LMsk-Rcm/Rsk") == "legal"


@clause("K5.8c")
def test_if_only_the_reverse_is_left_two_for_one_falls_back() -> None:
    position = drawn(
        "3 players, seat 1 to move\n cm RR   sk M\n last swap 21:RRsk-Mcm\n seat 0 - 11"
    )
    assert effects_of(position, "21") == ["Rcm-Msk"]
    assert refusal(position, "21:Rcm-Msk/Mcm") == "legal"


@clause("K5.8c")
def test_the_fallback_may_not_be_reversed_either() -> None:
    position = drawn("3 players, seat 1 to move\n cm R   sk M\n last swap 21:Mcm-Rsk\n seat 0 - 11")
    assert effects_of(position, "21") == ["-"]
    assert refusal(position, "21:Rcm-Msk/Mcm") == "K5.8c"
    assert refusal(position, "21:-/Rcm") == "legal"


@clause("K5.8c")
def test_two_for_one_after_its_fallback_is_free() -> None:
    position = drawn(
        "3 players, seat 1 to move\n cm RR   sk M\n last swap 21:Mcm-Rsk\n seat 0 - 11"
    )
    assert effects_of(position, "21") == ["RRcm-Msk"]
