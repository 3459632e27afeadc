"""The turn builder: every step offers exactly what leads to a legal move."""

from __future__ import annotations

import pytest

import erawan
from erawan.core.turn import Choice
from erawan.king import PASS, Followers
from erawan.king.events import CardPlayed, FollowerPlaced, NothingDone, TilesSwapped
from erawan.king.turn import Turn
from tests.clauses import refuses
from tests.king.drawing import codes_of, drawn
from tests.king.refusing import LAST_CARD
from tests.some import some

BOARD = """
    3 players
    track  sk cm vt
    cm RRL   sk M   kd M
"""


def build(turn: Turn, *values: str) -> Turn:
    """The turn after choosing these values, whatever their kind."""
    for value in values:
        turn = turn.choose(next(choice for choice in turn.choices() if choice.value == value))
    return turn


def offered(turn: Turn) -> str:
    """The prompt, the kinds and the values on offer."""
    kinds = sorted({choice.kind for choice in turn.choices()})
    values = " ".join(choice.value for choice in turn.choices())
    return f"{turn.prompt} ({' '.join(kinds)}): {values}"


def story(turn: Turn, *values: str) -> list[str]:
    """What is offered before every choice, and the move at the end."""
    offers = []
    for value in values:
        offers.append(offered(turn))
        turn = build(turn, value)
    assert turn.choices() == ()
    assert turn.prompt == "complete"
    assert turn.move is not None
    return [*offers, turn.move.code]


def test_maharacha_in_steps() -> None:
    assert story(drawn(BOARD).turn(), "mr", "kd", "cm", "kd", "cm", "Rcm") == [
        "card (card pass): mr kt 11 21 ra la ma pass",
        "first-tile (tile): cm vt sk kr ay ry nk kd",
        "second-tile (tile): cm vt sk kr ay ry nk",
        "king-marker (marker): cm kd",
        "take-province (province): cm sk kd",
        "take-follower (follower): Rcm Lcm",
        "mr:cm-kd*kd/Rcm",
    ]


def test_khon_thai_in_steps() -> None:
    position = drawn("control cm:R sk:L vt:L ry:B\n nk R\n pool RM\n seat 1 *")
    assert story(position.turn(), "kt", "kd", "nk", "nk", "Mnk") == [
        "card (card pass): mr kt 11 21 ra la ma pass",
        "place-R (province): kr ay nk kd",
        "place-M (province): kr ay nk kd",
        "take-province (province): nk kd",
        "take-follower (follower): Rnk Mnk",
        "kt:Rkd,Mnk/Mnk",
    ]


def test_one_for_one_in_steps_either_province_first() -> None:
    assert story(drawn(BOARD).turn(), "11", "kd", "Mkd", "cm", "Lcm", "cm", "Mcm")[1:] == [
        "give-province (province): cm sk kd",
        "give-follower (follower): Mkd",
        "get-province (province): cm sk",
        "get-follower (follower): Rcm Lcm",
        "take-province (province): cm sk kd",
        "take-follower (follower): Rcm Mcm",
        "11:Lcm-Mkd/Mcm",
    ]


def test_two_for_one_in_steps() -> None:
    assert story(drawn(BOARD).turn(), "21", "cm", "RLcm", "sk", "Msk", "sk", "Lsk")[1:] == [
        "give-province (province): cm",
        "give-followers (followers): RRcm RLcm",
        "get-province (province): sk",
        "get-follower (follower): Msk",
        "take-province (province): cm sk kd",
        "take-follower (follower): Rsk Lsk",
        "21:RLcm-Msk/Lsk",
    ]


def test_the_one_for_one_of_two_for_one_in_steps() -> None:
    position = drawn("cm R   sk M   kd L")
    assert story(position.turn(), "21", "sk", "Msk", "cm", "Rcm", "kd", "Lkd")[1:] == [
        "give-province (province): cm sk",
        "give-follower (follower): Msk",
        "get-province (province): cm",
        "get-follower (follower): Rcm",
        "take-province (province): cm sk kd",
        "take-follower (follower): Lkd",
        "21:Rcm-Msk/Lkd",
    ]


def test_a_faction_card_in_steps_either_province_first() -> None:
    assert story(drawn(BOARD).turn(), "ra", "nk", "sk", "nk", "Rnk")[1:] == [
        "place-R (province): sk kr ry nk",
        "place-R (province): sk kr ry nk",
        "take-province (province): cm sk nk kd",
        "take-follower (follower): Rnk",
        "ra:sk,nk/Rnk",
    ]


@pytest.mark.parametrize(
    ("drawing", "card"), [("control kd:B\n sk L", "ma"), ("sk L\n seat 1 *", "kt")]
)
def test_an_impossible_card_asks_only_what_to_take(drawing: str, card: str) -> None:
    assert story(drawn(drawing).turn(), card, "sk", "Lsk")[1:] == [
        "take-province (province): sk",
        "take-follower (follower): Lsk",
        f"{card}:-/Lsk",
    ]


def test_khon_thai_where_one_province_is_open() -> None:
    position = drawn("control cm:R vt:L sk:L kr:B ay:M ry:R nk:R\n kd M\n pool RM\n seat 1 *")
    assert story(position.turn(), "kt", "kd", "kd", "kd", "Rkd")[1:] == [
        "place-R (province): kd",
        "place-M (province): kd",
        "take-province (province): kd",
        "take-follower (follower): Rkd Mkd",
        "kt:Rkd,Mkd/Rkd",
    ]


def test_on_an_empty_board_the_card_is_all_there_is_to_choose() -> None:
    assert story(drawn("seat 1 *").turn(), "11") == [
        "card (card pass): mr kt 11 21 ra la ma pass",
        "11:-/-",
    ]


def test_a_pass_is_one_choice() -> None:
    turn = drawn(BOARD).turn().choose(Choice("pass", "pass"))
    assert turn.move == PASS
    assert turn.preview == drawn(BOARD).play(PASS)


def test_the_barred_swap_is_not_offered() -> None:
    position = drawn(
        "3 players, seat 1 to move\n cm M kd RM sk M\n last swap 11:Rcm-Mkd\n seat 0 - 21"
    )
    assert offered(build(position.turn(), "11", "cm", "Mcm", "kd")) == (
        "get-follower (follower): Mkd"
    )
    assert offered(build(position.turn(), "11", "kd", "Rkd")) == "get-province (province): sk"


def test_the_very_last_card_offers_only_what_wins() -> None:
    position = drawn(LAST_CARD)
    walked: list[str] = []
    open_turns = [position.turn()]
    while open_turns:
        turn = open_turns.pop()
        if turn.move is None:
            assert turn.choices()
            open_turns += [turn.choose(choice) for choice in turn.choices()]
        else:
            walked.append(turn.move.code)
    assert sorted(set(walked)) == codes_of(position)
    assert 1 < len(set(walked)) < 10


def test_a_last_card_that_can_not_win_is_not_offered() -> None:
    position = drawn(
        "control cm:R vt:R sk:R kr:R ay:R\n nk L\n seat 0 - 11 #14\n seat 1 R none #15"
    )
    assert offered(position.turn()) == "card (pass): pass"


def test_after_the_end_nothing_is_offered() -> None:
    turn = drawn("control cm:B vt:B sk:B kr:B").turn()
    assert (turn.choices(), turn.prompt, turn.move) == ((), "complete", None)


def test_back_undoes_one_step() -> None:
    turn = build(drawn(BOARD).turn(), "kt", "sk", "kd")
    assert [choice.value for choice in turn.chosen] == ["kt", "sk", "kd"]
    assert turn.back() == build(drawn(BOARD).turn(), "kt", "sk")
    assert turn.back().back().back() == drawn(BOARD).turn()
    assert drawn(BOARD).turn().back() == drawn(BOARD).turn()


def test_the_preview_moves_a_follower_with_every_choice() -> None:
    turn = drawn(BOARD).turn()
    assert (turn.events, turn.preview) == ((), turn.position)
    turn = build(turn, "kt")
    assert turn.events == (CardPlayed(0, "kt", 1),)
    turn = build(turn, "sk")
    assert turn.events[1:] == (FollowerPlaced(Followers("R", "sk"), "K5.7"),)
    assert turn.preview.to_json()["provinces"]["sk"] == "RM"
    turn = build(turn, "sk", "kd")
    assert turn.preview.to_json()["provinces"]["kd"] == "MM"
    assert build(turn, "kd").preview == turn.preview
    turn = build(turn, "kd", "Mkd")
    assert turn.preview == turn.position.play(turn.position.parse("kt:Rsk,Lsk,Mkd/Mkd"))


def test_the_preview_of_a_faction_card_follows_the_order_of_choice() -> None:
    turn = build(drawn(BOARD).turn(), "ra", "nk")
    assert turn.events[1:] == (FollowerPlaced(Followers("R", "nk"), "K5.8d"),)
    assert build(turn, "sk").preview.to_json()["provinces"]["sk"] == "RM"


def test_the_preview_swaps_tiles_before_the_crown_is_placed() -> None:
    turn = build(drawn(BOARD).turn(), "mr", "vt")
    assert len(turn.events) == 1
    turn = build(turn, "cm")
    assert turn.events[1:] == (TilesSwapped("cm", "vt"),)
    assert turn.preview.to_json()["tiles"][:3] == ["sk", "vt", "cm"]
    assert build(turn, "vt").preview.to_json()["crowned"] == ["vt"]


def test_the_preview_swaps_followers_once_both_sides_are_chosen() -> None:
    turn = build(drawn(BOARD).turn(), "21", "cm", "RLcm", "sk")
    assert len(turn.events) == 1
    assert build(turn, "Msk").preview.to_json()["provinces"]["sk"] == "RL"


def test_the_preview_of_an_impossible_card() -> None:
    turn = build(drawn("control kd:B\n sk L").turn(), "ma")
    assert turn.events[1:] == (NothingDone("ma"),)


@refuses("K4.3")
def test_a_complete_turn_takes_no_more_choices() -> None:
    turn = build(drawn(BOARD).turn(), "pass")
    assert refused_with(turn, Choice("card", "kt")) == "K4.3"


def refused_with(turn: Turn, choice: Choice) -> str:
    with pytest.raises(erawan.IllegalMove) as refused:
        turn.choose(choice)
    return refused.value.clause


def test_a_choice_that_is_not_offered_is_refused_with_its_clause() -> None:
    turn = drawn("seat 0 - kt 11\n cm R sk M").turn()
    assert refused_with(turn, Choice("card", "mr")) == "K5.5"
    assert refused_with(build(turn, "kt"), Choice("province", "zz")) == "K5.7"
    assert refused_with(build(turn, "11"), Choice("province", "kd")) == "K5.8a"
    done = build(turn, "11", "cm", "Rcm", "sk", "Msk")
    assert refused_with(done, Choice("province", "kd")) == "K5.4"
    lost = drawn("control cm:R vt:R sk:R kr:R ay:R\n nk L\n seat 0 - 11 #14\n seat 1 R none #15")
    assert refused_with(lost.turn(), Choice("card", "11")) == "K5.9"
    over = drawn("control cm:B vt:B sk:B kr:B").turn()
    assert refused_with(over, Choice("pass", "pass")) == "K7.1"


def test_a_choice_that_is_not_offered_is_named() -> None:
    with pytest.raises(erawan.IllegalMove) as refused:
        build(drawn("cm R sk M").turn(), "11").choose(Choice("province", "kd"))
    assert str(refused.value) == "Kedah has not so many Rama to give (K5.8a)"


def test_the_choices_of_a_move_lead_to_it() -> None:
    position = drawn(BOARD)
    # Every hundredth, and the pass: there are thousands.
    for move in some([PASS, *position.legal_moves()[::100]]):
        turn = position.turn()
        for choice in some(turn.choices_of(move)):
            turn = turn.choose(choice)
        assert turn.move == move
