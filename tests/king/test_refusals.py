"""Codes that are none, and the clause that is cited when a move breaks several."""

from __future__ import annotations

from typing import Any

import pytest

import erawan
from erawan.king import (
    NOTHING,
    PASS,
    FactionPlacing,
    Followers,
    FollowerSwap,
    FreePlacing,
    Play,
    TileSwap,
)
from tests.clauses import refuses
from tests.king.drawing import drawn, refusal

POSITION = drawn("cm RRL   vt LLM   sk RM   nk L")
RCM = Followers("R", "cm")


@pytest.mark.parametrize(
    "code",
    [
        "",
        " pass",
        "pass\n",
        "PASS",
        "pass/Rcm",
        "kt",
        "kt:",
        "kt:Rcm",
        "kt:Rcm,Lcm,Mcm",
        "kt:Rcm,Lcm,Mcm/",
        "kt:Rcm,Lcm,Mcm/Rcm/Rcm",
        "kt:Rcm,Lcm,Mcm/Rcm ",
        "kt:/Rcm",
        "kt:Rcm,,Mcm/Rcm",
        "kt:Rcm,Lcm,Mcm,/Rcm",
        "kt:Lcm,Rcm,Mcm/Rcm",
        "kt:Rcm,Rcm/Rcm",
        "kt:Rzz,Lcm,Mcm/Rcm",
        "kt:Bcm/Rcm",
        "kt:cm,cm,cm/Rcm",
        "xx:-/Rcm",
        "KT:-/Rcm",
        "1:Rcm-Lvt/Rcm",
        "mr:cm-vt/Rcm",
        "mr:cm*vt/Rcm",
        "mr:vt-cm*cm/Rcm",
        "mr:cm-cm*cm/Rcm",
        "mr:cm-vt*zz/Rcm",
        "mr:cm-zz*cm/Rcm",
        "mr:cm-vt*cm*cm/Rcm",
        "11:Rcm/Rcm",
        "11:Lvt-Rcm/Rcm",
        "11:Rcm-Lcm/Rcm",
        "11:Rsk-Rsk/Rsk",
        "11:RRcm-Lvt/Rcm",
        "11:Rcm-LLvt/Rcm",
        "11:Rcm-Lvt-Msk/Rcm",
        "11:cm-vt/Rcm",
        "21:Rcm-LLvt/Rcm",
        "21:LRcm-Lvt/Rcm",
        "21:RLMcm-Lvt/Rcm",
        "21:RBcm-Lvt/Rcm",
        "21:BRcm-Lvt/Rcm",
        "21:RLzz-Lvt/Rcm",
        "21:RLcm-Lzz/Rcm",
        "21:Lvt-Rcm/Rcm",
        "21:Rcm-Rcm/Rcm",
        "ra:/Rcm",
        "ra:zz/Rcm",
        "ra:kr,sk/Rcm",
        "ra:sk,sk,sk/Rcm",
        "ra:Rsk,Rsk/Rcm",
        "ra:sk,/Rcm",
        "ra:-/zz",
        "ra:-/Rzz",
        "ra:-/cm",
        "ra:-/R",
        "ra:--/Rcm",
        "ra:sk，sk/Rcm",
        "ra:sk,sk/Ｒcm",
        "x" * 10_000,
    ],
)
def test_a_text_that_is_no_canonical_code_is_a_bad_code(code: str) -> None:
    with pytest.raises(erawan.BadCode) as refused:
        POSITION.parse(code)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("code", [None, 11, b"pass", ["pass"], PASS])
def test_something_else_than_a_text_is_a_bad_code(code: Any) -> None:
    with pytest.raises(erawan.BadCode):
        POSITION.parse(code)


@pytest.mark.parametrize(
    "move",
    [
        Play("xx", NOTHING, RCM),
        Play("ra", NOTHING, Followers("R", "zz")),
        Play("ra", FactionPlacing("L", ("sk", "sk")), RCM),
        Play("ra", FreePlacing((Followers("", "sk"), Followers("", "sk"))), RCM),
        Play("mr", TileSwap("vt", "cm", "cm"), RCM),
        Play("11", FollowerSwap("11", Followers("L", "vt"), RCM), RCM),
        Play("21", FollowerSwap("11", RCM, Followers("L", "vt")), RCM),
    ],
)
def test_a_move_made_by_hand_must_be_canonical_too(move: Play) -> None:
    with pytest.raises(erawan.BadCode):
        POSITION.play(move)


@pytest.mark.parametrize("move", ["pass", None, 3])
def test_play_takes_moves_and_no_codes(move: Any) -> None:
    with pytest.raises(erawan.BadCode, match="parse"):
        POSITION.play(move)


def test_a_move_made_by_hand_is_as_good_as_a_parsed_one() -> None:
    move = Play("ra", FactionPlacing("R", ("sk", "sk")), Followers("R", "sk"))
    assert POSITION.play(move) == POSITION.play(POSITION.parse("ra:sk,sk/Rsk"))


def test_an_illegal_move_tells_a_person_why() -> None:
    with pytest.raises(erawan.IllegalMove, match=r"Nakhon has not so many Rama to give \(K5\.8a\)"):
        POSITION.parse("11:Rcm-Rnk/Lcm")


@refuses("K5.2")
@pytest.mark.parametrize(
    ("code", "broken"),
    [
        ("kt:Lcm/Rcm", "K5.2"),
        ("kt:Lkd,Mkd/Lkr", "K5.2"),
        ("ra:kd/Lkr", "K5.2"),
        ("11:Rcm-Rkd/-", "K5.3"),
        ("ra:kd,kd/Lkr", "K5.3"),
        ("kt:Rkd,Lkd,Mkd/Lkr", "K5.3"),
        ("ra:cm,cm/Lkr", "K5.4"),
        ("11:Lcm-Rnk/Lkr", "K5.4"),
        ("mr:cm-kd*kd/-", "K5.4"),
        ("21:RRcm-Lnk/Rvt", "K5.4"),
        ("mr:cm-kd*kd/Rcm", "K5.5"),
        ("mr:cm-vt*kd/Rcm", "K5.5"),
        ("21:RRcm-Lnk/Rcm", "K5.8b"),
        ("ra:cm,cm/Rcm", "K5.8d"),
    ],
)
def test_of_several_broken_clauses_the_first_is_cited(code: str, broken: str) -> None:
    position = drawn("""
        3 players
        control kd:B
        cm RRL   vt LLM   sk RM   nk L
        seat 0   -   kt 11 21 ra
    """)
    assert refusal(position, code) == broken


@refuses("K5.8a")
def test_a_take_that_only_an_impossible_effect_would_spoil_is_not_held_against_it() -> None:
    """Sukothai's only Rama can't go to Nakhon, which has no Malay: that is what is wrong."""
    assert refusal(POSITION, "11:Rsk-Mnk/Rsk") == "K5.8a"


def test_a_pass_is_always_legal_while_the_game_goes_on() -> None:
    assert POSITION.parse("pass") == PASS
    assert drawn("seat 0 - ra\n seat 1 - none").parse("pass") == PASS
