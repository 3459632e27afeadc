"""The very last card of the game (K5.9)."""

from __future__ import annotations

import pytest

from erawan.king import Position
from tests.clauses import clause, refuses
from tests.king.drawing import after, codes_of, drawn, effects_of, refusal
from tests.king.refusing import LAST_CARD

# Six provinces are decided, Rama leads 3-2-1 over Lao and Malay; Nakhon and Kedah are open.
DECIDED = "control cm:R vt:R sk:R kr:L ay:L ry:M"


@clause("K5.9")
def test_rulebook_example_the_24th_card_only_wins_or_stays() -> None:
    """Alfred holds the last card of 24. Rama will rule, and he has no more Rama than Benjamin: he
    may play only to take another."""
    alfred = drawn(f"""
        3 players, seat 0 to move
        {DECIDED}
        nk RRL    kd M
        seat 0    RRRL    ra      #21
        seat 1    RRRL    none    #23
        seat 2    M       none    #22
    """)
    assert codes_of(alfred) == ["pass", "ra:-/Rnk"]


@refuses("K5.9")
def test_the_last_card_is_refused_where_it_does_not_win() -> None:
    position = drawn(LAST_CARD)
    assert refusal(position, "11:Lnk-Mkd/Lkd") == "K5.9", "Rama and Malay tied: the last loses"
    assert refusal(position, "11:Lnk-Mkd/Rnk") == "legal"


def ending(first: str, second: str) -> Position:
    """Two players near the end: the court, hand and latest card of each."""
    return drawn(f"{DECIDED}\n nk RRL   kd M\n seat 0   {first}\n seat 1   {second}")


@refuses("K5.9")
def test_if_no_move_wins_its_holder_must_pass() -> None:
    position = ending("R   ma   #14", "RRRR   none   #15")
    assert codes_of(position) == ["pass"]
    assert refusal(position, "ma:nk,nk/Rnk") == "K5.9"


@clause("K5.9", "K7.7")
def test_drawing_level_with_the_last_card_does_not_win() -> None:
    assert codes_of(ending("RR   ra   #14", "RRR   none   #15")) == ["pass"]


@clause("K5.9")
def test_two_cards_left_are_not_the_last() -> None:
    assert refusal(ending("R   ma   #13", "RRRR   mr   #14"), "ma:nk,nk/Rnk") == "legal"


@clause("K5.9", "K8.1")
def test_the_partner_may_be_the_one_who_wins() -> None:
    position = drawn(f"""
        4 players, seat 0 to move
        {DECIDED}
        nk RRL   kd M
        seat 0   -      ma     #28
        seat 1   RRR    none   #29
        seat 2   RRRR   none   #30
        seat 3   L      none   #31
    """)
    assert refusal(position, "ma:nk,nk/Lnk") == "legal"
    assert after(position, "ma:nk,nk/Lnk").to_move == 1


@clause("K5.9")
def test_the_order_of_the_tiles_can_be_what_wins() -> None:
    """Rama and Lao will have as many provinces: the later gain rules, so Maharacha decides."""
    position = drawn("""
        control cm:R vt:R sk:L kr:L ay:M ry:B
        track   nk kd
        nk RR   kd LL
        seat 0  RRR   mr     #14
        seat 1  LLL   none   #15
    """)
    assert codes_of(position) == [
        "mr:nk-kd*kd/Lkd", "mr:nk-kd*kd/Rnk", "mr:nk-kd*nk/Lkd", "mr:nk-kd*nk/Rnk", "pass",
    ]  # fmt: skip


@clause("K5.9", "K5.7")
@pytest.mark.parametrize(("nakhon", "result"), [("LLR", "legal"), ("LLLR", "K5.9")])
def test_one_follower_more_may_just_win_a_province_or_not(nakhon: str, result: str) -> None:
    """Without Nakhon, Rama has as many provinces as Lao and the earlier gains: Lao rules."""
    position = drawn(f"""
        control cm:R vt:R sk:L kr:L ay:M ry:B kd:B
        nk {nakhon}
        pool R
        seat 0  RRRRRRRRR   kt     #14
        seat 1  *           none   #15
    """)
    assert refusal(position, "kt:Rnk/Lnk") == result


@clause("K5.9")
def test_a_tile_that_is_not_swapped_keeps_its_box() -> None:
    position = drawn("""
        control cm:R vt:R sk:L kr:L ay:M
        track   nk ry kd
        nk RR   kd LL
        seat 0  RRR   mr     #14
        seat 1  LLL   none   #15
    """)
    assert effects_of(position, "mr") == ["nk-kd*kd", "nk-kd*nk"]


@clause("K5.9")
def test_followers_next_door_have_no_say_in_a_province() -> None:
    """Nakhon, the later gain, stays with Lao however many Rama are in Kedah."""
    position = drawn("""
        control cm:R vt:R sk:L kr:L ay:M ry:M
        track   kd nk
        nk LLL  kd RRRR
        seat 0  LLLL   11     #14
        seat 1  RRR    none   #15
    """)
    assert refusal(position, "11:Lnk-Rkd/Rnk") == "legal"


@clause("K5.9")
def test_a_colony_counts_as_the_end_it_is() -> None:
    """The British have three; a tie in Nakhon or nobody in Kedah makes a colony."""
    position = drawn("""
        control cm:B vt:B sk:B kr:L ay:L ry:M
        nk LLR   kd M
        seat 0   RLM   11     #14
        seat 1   LLL   none   #15
    """)
    assert codes_of(position) == [
        "11:Lnk-Mkd/Lkd", "11:Lnk-Mkd/Lnk", "11:Lnk-Mkd/Mnk", "11:Lnk-Mkd/Rnk",
        "11:Rnk-Mkd/Lnk", "11:Rnk-Mkd/Rkd", "pass",
    ]  # fmt: skip


@clause("K5.9")
def test_an_impossible_last_card_can_still_win_by_what_it_takes() -> None:
    position = drawn(f"""
        {DECIDED}
        nk RRRL
        seat 0   RR      11     #14
        seat 1   RRLL    none   #15
    """)
    assert effects_of(position, "11") == ["-"]
    assert codes_of(position) == ["11:-/Rnk", "pass"]


@clause("K5.9")
def test_on_an_empty_board_the_last_card_takes_nothing() -> None:
    position = drawn(f"""
        {DECIDED}
        seat 0   RR    11     #14
        seat 1   R     none   #15
    """)
    assert codes_of(position) == ["11:-/-", "pass"]
    worse = drawn(f"{DECIDED}\n seat 0 R 11 #14\n seat 1 RR none #15")
    assert codes_of(worse) == ["pass"]
    assert refusal(worse, "11:-/-") == "K5.9"
