"""What the cards do: Maharacha, Khon Thai, Rama, Lao, Malay, and what all have in common."""

from __future__ import annotations

import pytest

from tests.clauses import clause, refuses
from tests.king.drawing import after, codes_of, drawn, effects_of, refusal

# As much as possible (K5.2)


@clause("K5.2")
def test_a_card_may_be_played_though_nothing_of_it_can_be_done() -> None:
    position = drawn("""
        control vt:R kd:B
        sk RL   cm M
        seat 0  -  la
    """)
    assert codes_of(position) == ["la:-/Lsk", "la:-/Mcm", "la:-/Rsk", "pass"]


@refuses("K5.2")
@pytest.mark.parametrize(
    "code", ["mr:-/Rcm", "kt:-/Rcm", "11:-/Rcm", "21:-/Rcm", "ra:-/Rcm", "la:-/Rcm", "ma:-/Rcm"]
)
def test_a_possible_action_must_be_carried_out(code: str) -> None:
    assert refusal(drawn("cm RRL vt LLM"), code) == "K5.2"


@refuses("K5.2")
@pytest.mark.parametrize("code", ["kt:Rcm/Rcm", "kt:Rcm,Mcm/Rcm", "kt:Lsk/Lsk"])
def test_khon_thai_places_every_faction_that_the_pool_has(code: str) -> None:
    assert refusal(drawn("cm RRL vt LLM"), code) == "K5.2"


@refuses("K5.2")
def test_a_faction_card_places_two_if_the_pool_has_two() -> None:
    position = drawn("cm RRL vt LLM")
    assert refusal(position, "ra:sk/Rsk") == "K5.2"
    assert refusal(position, "ra:sk,sk/Rsk") == "legal"


@refuses("K5.2")
def test_two_for_one_comes_before_one_for_one() -> None:
    position = drawn("cm RRL vt LLM")
    assert refusal(position, "21:Rcm-Mvt/Mcm") == "K5.2"
    assert refusal(position, "21:RRcm-Mvt/Mcm") == "legal"


# Controlled provinces (K5.3)

CLOSED = """
    control sk:L
    cm RRL   vt LLM   kr RLM   ay R
"""


@clause("K5.3")
def test_no_card_puts_followers_into_a_controlled_province() -> None:
    for card in ("kt", "11", "21", "ra", "la", "ma"):
        effects = effects_of(drawn(CLOSED), card)
        assert effects
        assert not [effect for effect in effects if "sk" in effect]


@refuses("K5.3")
@pytest.mark.parametrize(
    "code",
    [
        "kt:Rcm,Lsk,Mcm/Rcm",
        "11:Rcm-Lsk/Rcm",
        "11:Rsk-Lkr/Rcm",
        "21:RRcm-Lsk/Rvt",
        "21:RLsk-Mvt/Rcm",
        "ra:sk,sk/Rcm",
        "ra:sk,kr/Rcm",
        "la:cm,sk/Lcm",
    ],
)
def test_a_controlled_province_is_closed(code: str) -> None:
    assert refusal(drawn(CLOSED), code) == "K5.3"


# Taking a follower (K5.4)


@clause("K5.4")
def test_any_follower_may_be_taken_also_one_just_placed() -> None:
    position = drawn("seat 0 - ra\n sk L")
    takes = [code.split("/")[1] for code in codes_of(position) if code.startswith("ra:kr,nk/")]
    assert takes == ["Lsk", "Rkr", "Rnk"]


@clause("K5.4")
def test_a_follower_just_swapped_away_can_only_be_taken_where_it_is_now() -> None:
    position = drawn("seat 0 - 11\n sk L cm R")
    assert codes_of(position) == ["11:Rcm-Lsk/Lcm", "11:Rcm-Lsk/Rsk", "pass"]


@clause("K5.4")
def test_the_follower_taken_joins_the_court() -> None:
    position = after(drawn("seat 0 RL ra la\n sk L"), "ra:sk,sk/Lsk")
    assert position.to_json()["provinces"]["sk"] == "RR"
    assert position.to_json()["courts"][0] == "RLL"


@clause("K5.4")
def test_on_an_empty_board_nothing_is_taken() -> None:
    position = drawn("""
        control cm:R vt:R
        seat 0  RRLLMM  mr 11 21
        seat 1  *
    """)
    codes = codes_of(position)
    assert "11:-/-" in codes
    assert "21:-/-" in codes
    assert "mr:sk-kr*kr/-" in codes
    assert after(position, "11:-/-").to_json()["courts"][0] == "RRLLMM"


@refuses("K5.4")
@pytest.mark.parametrize(
    "code",
    [
        "ra:sk,sk/-",
        "ra:sk,sk/Msk",
        "ra:sk,sk/Lnk",
        "mr:cm-vt*cm/-",
        "11:Rcm-Lvt/Lvt",
        "11:Rcm-Lvt/Rcm",
    ],
)
def test_a_follower_that_is_there_must_be_taken(code: str) -> None:
    assert refusal(drawn("cm R vt L"), code) == "K5.4"


@refuses("K5.4")
def test_nothing_can_be_taken_from_an_empty_board() -> None:
    position = drawn("seat 0 - 11\n seat 1 *")
    assert refusal(position, "11:-/Rcm") == "K5.4"
    assert refusal(position, "11:-/-") == "legal"


# Cards never come back (K5.5)


@refuses("K5.5")
@pytest.mark.parametrize("code", ["mr:cm-vt*cm/Rcm", "kt:Rcm,Lcm,Mcm/Rcm", "11:Rcm-Lvt/Lcm"])
def test_only_a_card_in_hand_can_be_played(code: str) -> None:
    position = drawn("seat 0 - 21 ra la ma\n cm RR vt LL")
    assert refusal(position, code) == "K5.5"


@refuses("K5.5")
def test_without_cards_any_play_is_refused() -> None:
    assert refusal(drawn("seat 0 - none\n cm RR vt LL"), "ra:sk,sk/Rcm") == "K5.5"


# Maharacha (K5.6)


@clause("K5.6")
def test_maharacha_swaps_two_tiles_and_crowns_one() -> None:
    position = after(drawn("track kd cm sk vt\n cm R"), "mr:cm-kd*kd/Rcm")
    assert position.to_json()["tiles"][:4] == ["cm", "kd", "sk", "vt"]
    assert position.to_json()["crowned"] == ["kd"]


@clause("K5.6")
def test_only_face_up_tiles_without_a_marker_move() -> None:
    position = drawn("""
        control cm*:R vt:L nk:M
        track   sk* kr ay* ry kd
        seat 0  - kt
        seat 1  - kt
        seat 2  - kt
        seat 3  - mr
        4 players, seat 3 to move
    """)
    assert effects_of(position, "mr") == [
        "kr-kd*kd", "kr-kd*kr", "kr-ry*kr", "kr-ry*ry", "ry-kd*kd", "ry-kd*ry",
    ]  # fmt: skip


@clause("K5.6")
@pytest.mark.parametrize(
    "track",
    [
        "control cm:R vt:L sk:R kr:R ay:L ry:R nk:M",
        "control cm:R vt:L sk:R kr:R ay:L ry*:R\n track nk* kd",
    ],
)
def test_with_fewer_than_two_such_tiles_nothing_happens(track: str) -> None:
    position = drawn(f"3 players\n {track}\n kd M\n seat 1 - kt\n seat 2 - kt")
    assert effects_of(position, "mr") == ["-"]
    assert after(position, "mr:-/Mkd").tiles == position.tiles


@refuses("K5.6")
@pytest.mark.parametrize(
    "code", ["mr:cm-kr*kr/Rkr", "mr:sk-kr*kr/Rkr", "mr:cm-vt*vt/Rkr", "mr:kr-ay*ry/Rkr"]
)
def test_a_crowned_or_face_down_tile_stays_and_one_of_the_two_is_crowned(code: str) -> None:
    position = drawn("control cm:R vt:L\n track sk* kr ay\n kr R\n seat 1 - kt")
    assert refusal(position, code) == "K5.6"


# Khon Thai (K5.7)


@clause("K5.7")
def test_khon_thai_places_one_of_each_faction_anywhere() -> None:
    position = drawn("control cm:R vt:L sk:R kr:M ay:L ry:R\n nk RRL\n seat 0 - kt ra")
    assert effects_of(position, "kt") == [
        "Rkd,Lkd,Mkd", "Rkd,Lkd,Mnk", "Rkd,Lnk,Mkd", "Rkd,Lnk,Mnk",
        "Rnk,Lkd,Mkd", "Rnk,Lkd,Mnk", "Rnk,Lnk,Mkd", "Rnk,Lnk,Mnk",
    ]  # fmt: skip
    done = after(position, "kt:Rkd,Lnk,Mkd/Rnk").to_json()
    assert (done["provinces"]["nk"], done["provinces"]["kd"]) == ("RLL", "RM")
    assert len(done["pool"]) == len(position.to_json()["pool"]) - 3


@clause("K5.7")
@pytest.mark.parametrize(("pool", "effect"), [("RR", "Rkd"), ("LM", "Lkd,Mkd"), ("M", "Mkd")])
def test_factions_missing_from_the_pool_are_left_out(pool: str, effect: str) -> None:
    position = drawn(f"""
        control cm:R vt:L sk:R kr:M ay:L ry:R nk:L
        kd      RRL
        pool    {pool}
        seat 0  - kt ra
        seat 1  *
    """)
    assert effects_of(position, "kt") == [effect]


@clause("K5.7")
def test_with_an_empty_pool_khon_thai_does_nothing() -> None:
    position = drawn("cm RRL\n seat 0 - kt ra\n seat 1 *")
    assert effects_of(position, "kt") == ["-"]


@refuses("K5.7")
@pytest.mark.parametrize("code", ["kt:Rcm,Lcm,Mcm/Rcm", "kt:Lcm,Mcm/Rcm"])
def test_a_faction_that_the_pool_lacks_can_not_be_placed(code: str) -> None:
    position = drawn(f"cm RRL\n pool {'RM' if 'R' in code[:4] else 'M'}\n seat 1 *")
    assert refusal(position, code) == "K5.7"


# Rama, Lao, Malay (K5.8d)


@clause("K5.8d")
def test_rama_reaches_the_neighbours_of_its_open_home() -> None:
    assert effects_of(drawn("cm L"), "ra") == [
        "kr,kr", "kr,nk", "kr,ry", "nk,nk", "ry,nk", "ry,ry", "sk,kr", "sk,nk", "sk,ry", "sk,sk",
    ]  # fmt: skip


@clause("K5.8d")
def test_a_province_under_control_is_a_base_too() -> None:
    position = drawn("control cm:M sk:L\n vt R")
    assert effects_of(position, "ma") == ["nk,nk", "vt,nk", "vt,vt"]


@clause("K5.8d")
def test_the_home_is_a_base_while_it_is_its_own() -> None:
    assert effects_of(drawn("control kd:M\n cm L"), "ma") == ["nk,nk"]


@clause("K5.8d")
@pytest.mark.parametrize("holder", ["R", "L", "B"])
def test_a_home_lost_is_no_base(holder: str) -> None:
    assert effects_of(drawn(f"control kd:{holder}\n cm L"), "ma") == ["-"]


@clause("K5.8d")
def test_without_an_open_neighbour_nothing_can_be_placed() -> None:
    assert effects_of(drawn("control nk:R\n cm L"), "ma") == ["-"]


@clause("K5.8d")
@pytest.mark.parametrize(("pool", "effects"), [("RRL", ["-"]), ("RM", ["nk"]), ("MM", ["nk,nk"])])
def test_the_pool_limits_how_many_are_placed(pool: str, effects: list[str]) -> None:
    position = drawn(f"cm L\n pool {pool}\n seat 1 *")
    assert effects_of(position, "ma") == effects


@clause("K5.8d")
def test_two_provinces_get_one_each_or_one_gets_both() -> None:
    position = drawn("cm L")
    assert after(position, "ra:sk,nk/Lcm").to_json()["provinces"]["sk"] == "R"
    assert after(position, "ra:nk,nk/Lcm").to_json()["provinces"]["nk"] == "RR"


@refuses("K5.8d")
@pytest.mark.parametrize("code", ["ra:cm,cm/Lcm", "ra:sk,ay/Lcm", "la:vt,vt/Lcm", "ma:sk,nk/Lcm"])
def test_a_faction_reaches_only_neighbours(code: str) -> None:
    assert refusal(drawn("cm L"), code) == "K5.8d"


@refuses("K5.8d")
def test_the_pool_gives_no_more_than_it_has() -> None:
    assert refusal(drawn("cm L\n pool R\n seat 1 *"), "ra:sk,sk/Lcm") == "K5.8d"
    assert refusal(drawn("cm L\n pool M\n seat 1 *"), "ra:sk/Lcm") == "K5.8d"


@refuses("K5.8d")
def test_a_faction_without_reach_places_nothing_anywhere() -> None:
    assert refusal(drawn("control kd:B\n cm L"), "ma:nk/Lcm") == "K5.8d"
    assert refusal(drawn("control kd:B\n cm L"), "ma:-/Lcm") == "legal"
