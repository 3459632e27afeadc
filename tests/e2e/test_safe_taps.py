"""A press is safe: what ends a turn or a game is deaf to the rest of a double click."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from erawan import game
from tests.e2e.hands import Hand
from tests.e2e.king_table import KingTable, king_plan
from tests.e2e.siam_table import siam_plan
from tests.e2e.test_coach import HANDING_OVER
from tests.king.drawing import drawn_json
from tests.king.refusing import SECOND_CAN_ONLY_PASS
from tests.server.running import App
from tests.server.running import Page as Watcher

BRITISH_AT_THE_DOOR = """
    2 players, seat 0 to move, 1 pass
    control cm:R vt:R sk:L
    kr RL  ay RRL  ry M  nk LL  kd MM
    seat 0   RRL   ra   #13
    seat 1   LLM   la   #14
"""


def rows(app: App, table: str) -> list[dict[str, Any]]:
    """The table's log."""
    with app.client() as client:
        log: list[dict[str, Any]] = client.get(f"/api/tables/{table}").json()["view"]["log"]
    return log


def expect_rows(app: App, page: Page, table: str, count: int) -> None:
    """The table's log has so many rows, also after everything that was pressed has had its time."""
    page.wait_for_timeout(1200)
    assert [row["kind"] for row in rows(app, table)] == ["move"] * count


def prepare(table: KingTable, card: str = "Khon Thai") -> None:
    """Choose a whole turn, but for Confirm."""
    table.tap(table.cards.get_by_role("button", name=card))
    table.prepare(Random(1))


def test_confirm_pressed_twice_plays_one_turn(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2))
    prepare(table)
    hand.press_on(table.confirm, times=3)
    expect_rows(app, hand.page, table.id, 1)


def test_pressing_on_against_a_bot_plays_one_turn(hand: Hand, app: App) -> None:
    plan = king_plan(2, bots=1)
    plan["settings"] = {"pace": 500}
    table = hand.king(app, plan)
    prepare(table)
    hand.press_on(table.confirm, times=12, gap=150)
    expect_rows(app, hand.page, table.id, 2)


def test_pass_pressed_twice_passes_once(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(3))
    # Slowly enough for the next player's Pass to be there.
    hand.press_on(table.turn.get_by_role("button", name="Pass"), times=3, gap=200)
    expect_rows(app, hand.page, table.id, 1)


def test_take_back_pressed_twice_takes_back_once(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2))
    table.pass_turn()
    prepare(table)
    table.tap(table.confirm)
    hand.press_on(table.turn.get_by_role("button", name="Take back"), times=3, gap=200)
    hand.page.wait_for_timeout(1200)
    assert [row["kind"] for row in rows(app, table.id)] == ["move", "move", "take-back"]


def test_what_appears_under_a_press_does_not_hear_the_next_one(hand: Hand, app: App) -> None:
    start = game("siam").start().to_json() | {"text": HANDING_OVER}
    table = hand.siam(app, siam_plan(bot=True, start=start, settings={"pace": 0, "coach": True}))
    table.choose(game("siam").position(start), "c3c4n")
    # The end of the game comes up here, with the ways to another one.
    sure = hand.page.get_by_role("button", name="Play it all the same")
    expect(sure).to_be_visible()
    place = hand.press_on(sure, times=4, gap=200)
    expect(table.end).to_contain_text("Victory for")
    under = "([x, y]) => document.elementFromPoint(x, y).closest('button')?.textContent.trim()"
    assert hand.page.evaluate(under, place), "nothing appeared where the press was"
    hand.page.wait_for_timeout(600)
    assert hand.page.url.endswith(table.id)


def test_resign_pressed_on_and_on_only_asks(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2))
    table.pass_turn()
    hand.press(hand.page.get_by_role("button", name="Menu"))
    hand.press_on(hand.page.get_by_role("button", name="Resign"), times=5, gap=250)
    expect_rows(app, hand.page, table.id, 1)


def test_confirm_pass_and_skip_have_places_of_their_own(hand: Hand, app: App) -> None:
    plan = king_plan(2, bots=1)
    plan["settings"] = {"pace": 3000}
    table = hand.king(app, plan)
    places = {"Pass": table.turn.get_by_role("button", name="Pass").bounding_box()}
    prepare(table)
    places["Confirm"] = table.confirm.bounding_box()
    hand.press(table.confirm)
    skip = table.turn.get_by_role("button", name="Don't wait")
    expect(skip).to_be_visible()
    places["Skip"] = skip.bounding_box()
    expect_apart(places)


def test_a_pass_that_a_hint_shows_is_confirmed_where_a_card_is(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2))
    places = {"Pass": table.turn.get_by_role("button", name="Pass").bounding_box()}
    with app.socket() as tab:
        Watcher(tab, table.id).do("choose", choices=[{"kind": "pass", "value": "pass"}])
    expect(table.confirm).to_be_enabled()
    places["Confirm"] = table.confirm.bounding_box()
    expect_apart(places)


def test_take_back_does_not_come_where_confirm_was(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2, bots=1, settings={"pace": 3000}))
    prepare(table)
    places = {"Confirm": table.confirm.bounding_box()}
    hand.press(table.confirm)
    expect(table.turn.get_by_role("button", name="Don't wait")).to_be_visible()
    places["Take back"] = table.turn.get_by_role("button", name="Take back").bounding_box()
    expect_apart(places)


def expect_apart(places: dict[str, Any]) -> None:
    """No two of these boxes have anything in common."""
    for name, box in places.items():
        assert box, name
        for other, there in places.items():
            assert there, other
            assert name == other or apart(box, there), (name, box, other, there)


def apart(one: Any, other: Any) -> bool:
    """Whether two boxes have nothing in common."""
    return bool(
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def test_keys_are_heard_at_once(calm: Page, app: App) -> None:
    table = KingTable.open(calm, app, king_plan(2))
    prepare(table)
    made = table.version
    table.confirm.press("Enter")
    expect(table.main).to_have_attribute("data-version", str(made + 1))
    calm.keyboard.press("p")
    expect(table.main).to_have_attribute("data-version", str(made + 2))
    assert [row["code"] for row in rows(app, table.id)][-1] == "pass"


def test_assistive_programs_are_heard_at_once(calm: Page, app: App) -> None:
    table = KingTable.open(calm, app, king_plan(2))
    button = table.turn.get_by_role("button", name="Pass")
    button.click()
    expect(table.main).to_have_attribute("data-version", "1")
    button.evaluate("button => button.click()")
    expect(table.main).to_have_attribute("data-version", "2")


def test_a_pass_that_calls_the_british_is_asked_about(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2, start=drawn_json(BRITISH_AT_THE_DOOR)))
    button = table.turn.get_by_role("button", name="Pass")
    question = hand.page.get_by_role("dialog", name="Pass all the same?")
    hand.press(button)
    expect(question).to_contain_text("Khorat")
    hand.press(question.get_by_role("button", name="Don't pass"))
    expect_rows(app, hand.page, table.id, 0)
    hand.press(button)
    hand.press(question.get_by_role("button", name="Pass all the same"))
    expect_rows(app, hand.page, table.id, 1)


def test_nobody_is_asked_who_does_not_want_to_be(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2, start=drawn_json(BRITISH_AT_THE_DOOR)))
    switch(hand, "Ask before a pass")
    hand.press(table.turn.get_by_role("button", name="Pass"))
    expect(table.main).to_have_attribute("data-version", "1")
    assert len(rows(app, table.id)) == 1


def switch(hand: Hand, name: str) -> None:
    """Turn a setting on or off."""
    hand.press(hand.page.get_by_role("button", name="Menu"))
    hand.press(hand.page.get_by_role("button", name="Settings"))
    hand.press(hand.page.get_by_role("switch", name=name))
    hand.page.keyboard.press("Escape")


def test_take_back_stands_beside_pass(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2))
    table.pass_turn()
    back = table.turn.get_by_role("button", name="Take back").bounding_box()
    skip = table.turn.get_by_role("button", name="Pass").bounding_box()
    assert back
    assert skip
    assert abs(back["y"] - skip["y"]) < 8
    table.tap(table.turn.get_by_role("button", name="Take back"))
    assert [row["kind"] for row in rows(app, table.id)] == ["move", "take-back"]


@pytest.mark.parametrize("confirm", [False, True])
def test_in_siam_what_is_pressed_thrice_is_done_once(hand: Hand, app: App, confirm: bool) -> None:
    plan = siam_plan(settings={"pace": 0, "confirm": confirm})
    table = hand.siam(app, plan)
    hand.press_on(table.cell("b1"), times=3)
    face = hand.page.get_by_role("button", name="Face north")
    expect(face).to_be_visible()
    hand.press_on(face, times=3)
    if confirm:
        expect(table.confirm).to_be_visible()
        expect_rows(app, hand.page, table.id, 0)
        hand.press_on(table.confirm, times=3)
    expect_rows(app, hand.page, table.id, 1)


def test_a_resignation_can_be_taken_back(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2))
    table.pass_turn()
    hand.press(hand.page.get_by_role("button", name="Menu"))
    hand.press(hand.page.get_by_role("button", name="Resign"))
    hand.press(hand.page.get_by_role("button", name="Yes, resign"))
    end = hand.page.get_by_role("dialog", name="Victory for")
    hand.press(end.get_by_role("button", name="Take back"))
    expect(end).to_be_hidden()
    expect(table.status).to_contain_text("Boris to play")
    assert [row["kind"] for row in rows(app, table.id)] == ["move", "resign", "take-back"]


def test_who_can_only_pass_is_passed_for_unless_it_is_switched_off(hand: Hand, app: App) -> None:
    start = drawn_json(SECOND_CAN_ONLY_PASS)
    table = hand.king(app, king_plan(2, start=start, settings={"pace": 0}))
    table.pass_turn()
    expect(table.main).to_have_attribute("data-version", "2")
    expect(table.status).to_contain_text("Anna to play")
    log = hand.open_log().get_by_role("listitem")
    expect(log.filter(has_text="Boris")).to_have_count(1)
    if hand.touch:
        hand.page.keyboard.press("Escape")
    table.tap(table.turn.get_by_role("button", name="Take back"))
    expect(table.status).to_contain_text("Anna to play")
    switch(hand, "Pass for whoever can only pass")
    table.pass_turn()
    expect(table.status).to_contain_text("Boris to play")
    table.pass_turn()
    assert [row["kind"] for row in rows(app, table.id)] == ["move", "move", "take-back"] + [
        "move"
    ] * 2


def test_a_log_that_scrolls_by_itself_makes_no_press_safe(calm: Page, app: App) -> None:
    table = KingTable.open(calm, app, king_plan(2, settings={"auto_pass": False}))
    log = calm.get_by_role("region", name="Log")
    while log.evaluate("list => list.scrollTop") == 0:
        table.pass_turn()
        table.tap(table.turn.get_by_role("button", name="Take back"))
    made = len(rows(app, table.id))
    Hand(calm, touch=False).press_on(
        table.turn.get_by_role("button", name="Pass"), times=3, gap=150
    )
    calm.wait_for_timeout(600)
    assert len(rows(app, table.id)) == made + 1
