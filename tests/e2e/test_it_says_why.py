"""Whatever is tapped and not possible answers in one line, with its clause."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from erawan import game
from tests.e2e.hands import Hand
from tests.e2e.king_table import KingTable, king_plan
from tests.e2e.siam_table import SiamTable, after, siam_plan
from tests.king.drawing import drawn_json
from tests.king.refusing import HELD, SWAPPED
from tests.server.running import App

ONE_LEFT = """
    2 players, seat 0 to move
    cm RRL   sk RM   ay RL   nk L
    seat 1   *
    pool R
"""
PUSHING = "5/5/1ooo1/2N2/5 E 6 --"
MET = "5/5/1ooo1/2s2/2N2 E 6 --"
FULL = "NNNNN/5/1ooo1/5/5 E 6 --"
BLOCKED = "s4/s4/Nooo1/N4/5 E 6 --"


def expect_reason(hand: Hand, text: str, clause: str) -> None:
    """The status says so, and its clause opens."""
    status = hand.page.get_by_role("heading", level=1)
    expect(status).to_contain_text(text)
    expect(hand.page.get_by_role("log", name="Narration")).to_contain_text(text)
    hand.press(status.get_by_role("button", name=clause))
    expect(hand.page.get_by_role("dialog", name=clause)).to_be_visible()
    hand.page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("drawing", "card", "province", "text", "clause"),
    [
        (HELD, "Rama", "ay", "Ayutthaya is out of reach for Rama.", "K5.8d"),
        (HELD, "Rama", "vt", "Vientiane is already held by the British.", "K5.3"),
        (HELD, "Maharacha", "sk", "Sukothai bears a King marker", "K5.6"),
        (HELD, "", "sk", "Choose a card first, or pass.", "K4.3"),
    ],
)
def test_a_province_says_why_not(
    hand: Hand, app: App, drawing: str, card: str, province: str, text: str, clause: str
) -> None:
    table = hand.king(app, king_plan(2, start=drawn_json(drawing)))
    if card:
        table.tap(table.cards.get_by_role("button", name=card))
    hand.press_at(table.place_of(province))
    expect_reason(hand, text, clause)


def test_a_swap_that_would_undo_the_last_one_says_so(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2, start=drawn_json(SWAPPED.replace("ay RL", "ay R"))))
    table.tap(table.cards.get_by_role("button", name="1 vs 1"))
    table.tap_province("cm")
    table.tap(table.turn.get_by_role("button", name="Lao follower"))
    hand.press_at(table.place_of("ay"))
    expect_reason(hand, "This would undo the swap just made.", "K5.8c")


def test_a_card_that_was_played_says_so(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2, start=drawn_json(SWAPPED)))
    hand.press_on(table.cards.get_by_role("listitem").nth(1), times=1)
    expect_reason(hand, "Khon Thai is played already.", "K5.5")


def test_a_card_that_does_less_than_its_text_says_so_before(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2, start=drawn_json(ONE_LEFT)))
    table.tap(table.cards.get_by_role("button", name="Rama"))
    expect(table.turn).to_contain_text("the pool has one Rama left")
    if hand.touch:
        expect(table.turn.get_by_text("Two Rama followers").first).to_be_visible()


@pytest.mark.parametrize(
    ("start", "animal", "thing", "text", "clause"),
    [
        ("", "", "c1", "The cross on c1 is closed", "S3.2"),
        ("", "", "b2", "b2 is inside", "S3.1"),
        (MET, "c1", "e5", "e5 is not next to c1.", "S4.1"),
        (MET, "", "c2", "none of your animals", "S2.1"),
        (BLOCKED, "a2", "a3", "Not strong enough", "S7.C"),
    ],
)
def test_a_cell_says_why_not(
    hand: Hand, app: App, start: str, animal: str, thing: str, text: str, clause: str
) -> None:
    more: dict[str, Any] = {}
    if start:
        more["start"] = {**after().to_json(), "text": start}
    table = hand.siam(app, siam_plan(**more))
    if animal:
        table.tap(table.cell(animal))
    hand.press_on(table.cell(thing), times=1)
    expect_reason(hand, text, clause)


@pytest.mark.parametrize(
    ("start", "button", "text", "clause"),
    [
        ("", "Leave the board", "This animal is not on the board yet.", "S6.1"),
        ("", "Turn this animal", "This animal is not on the board yet.", "S5.1"),
        (MET, "Turn this animal", "Choose one of your animals first.", "S2.1"),
        (FULL, "0 elephants wait in the reserve", "No elephant is left in the reserve.", "S3.1"),
        (FULL, "5 rhinos wait in the reserve", "These are your opponent's animals.", "S2.1"),
    ],
)
def test_a_button_says_why_not(
    hand: Hand, app: App, start: str, button: str, text: str, clause: str
) -> None:
    more: dict[str, Any] = {"start": {**after().to_json(), "text": start}} if start else {}
    hand.siam(app, siam_plan(**more))
    hand.press_on(hand.page.get_by_role("button", name=button), times=1)
    expect_reason(hand, text, clause)


@pytest.mark.parametrize("key", ["r", "x"])
def test_a_key_says_why_not(calm: Page, app: App, key: str) -> None:
    table = SiamTable.open(calm, app, siam_plan())
    calm.keyboard.press(key)
    expect(table.status).to_contain_text("This animal is not on the board yet.")


def test_a_refusal_is_gone_with_the_next_thing_that_is_done(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2, start=drawn_json(HELD)))
    before = table.status.inner_text()
    hand.press_at(table.place_of("sk"))
    expect(table.status).to_contain_text("Choose a card first, or pass.")
    table.tap(table.cards.get_by_role("button", name="Rama"))
    expect(table.status).to_have_text(before)


def test_in_siam_too_a_refusal_is_gone_with_the_next_thing(hand: Hand, app: App) -> None:
    table = hand.siam(app, siam_plan())
    before = table.status.inner_text()
    hand.press_on(table.cell("c1"), times=1)
    expect(table.status).to_contain_text("The cross on c1 is closed")
    table.tap(table.cell("b1"))
    expect(table.status).to_have_text(before)


def test_who_is_not_on_turn_is_told_so(hand: Hand, app: App) -> None:
    plan = king_plan(2, bots=1)
    plan["settings"] = {"pace": 6000}
    table: KingTable = hand.king(app, plan)
    table.pass_turn()
    hand.press_at(table.place_of("sk"))
    expect(table.status).to_have_text("It is not your turn.")


TIED = """
    2 players, 1 pass
    track sk ay
    sk RRLL   ay RLM
    seat 0 RL
    seat 1 LM
"""


def expect_in_log(hand: Hand, text: str, clause: str) -> None:
    """The log tells it, with its clause, which opens in place."""
    row = hand.open_log().get_by_role("listitem").filter(has_text=text)
    hand.press(row.get_by_role("button", name=f"Clause {clause}", exact=True))
    expect(hand.page.get_by_role("dialog", name=f"Clause {clause}")).to_be_visible()


def test_a_sentence_begins_apart_from_the_clause_before_it(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2, start=drawn_json(ONE_LEFT.replace("pool R", ""))))
    table.play(table.cards.get_by_role("button", name="Rama"), Random(1))
    expect(hand.open_log()).to_contain_text("Nothing of Rama can be done. K5.2 Anna takes")


def test_the_log_of_king_of_siam_says_by_which_clause(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2, start=drawn_json(TIED)))
    table.pass_turn()
    expect_in_log(hand, "the British come", "K6.3")


def test_the_log_of_siam_says_by_which_clause(hand: Hand, app: App) -> None:
    start = game("siam").position({**after().to_json(), "text": PUSHING})
    table = hand.siam(app, siam_plan(start=start.to_json()))
    table.play(start, "c2c3n")
    expect_in_log(hand, "is pushed to", "S7.B")
