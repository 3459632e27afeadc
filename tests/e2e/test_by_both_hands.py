"""What is read and reached at a table, by mouse and by finger alike."""

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.hands import Hand
from tests.e2e.king_table import PATIENCE, KingTable, king_plan
from tests.e2e.siam_table import after, siam_plan
from tests.e2e.test_end import NEARLY
from tests.e2e.test_readable import ENTERS_TO_WIN
from tests.server.running import App

FRAMED = """() => {
  const has = document.activeElement;
  const framed = has !== document.body && getComputedStyle(has).outlineStyle !== "none";
  return framed ? has.outerHTML.slice(0, 90) : "";
}"""
"""What has the focus, if a box is drawn around it."""
HEART = "The heart of your turn: choose a follower to take"


def to_the_heart(table: KingTable) -> None:
    """Play a card as far as the follower that is taken."""
    table.tap(table.cards.get_by_role("button", name="Khon Thai"))
    for _ in range(3):
        table.tap_province(table.provinces()[0])


def bring_near(hand: Hand, x: float, y: float) -> None:
    """Turn the wheel, or spread two fingers."""
    if not hand.touch:
        hand.page.mouse.move(x, y)
        hand.page.mouse.wheel(0, -400)
        return
    session = hand.page.context.new_cdp_session(hand.page)
    for kind, spread in (("touchStart", 20), ("touchMove", 50), ("touchMove", 90)):
        points = [{"x": x + way * spread, "y": y, "id": way + 1} for way in (-1, 1)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def test_taking_a_follower_is_the_heart_of_the_turn_and_the_log_is_at_hand(
    hand: Hand, app: App
) -> None:
    table = hand.king(app, king_plan(2))
    to_the_heart(table)
    expect(table.turn).to_contain_text(HEART)
    expect(hand.open_log()).to_have_count(1)


def test_no_box_is_drawn_around_what_was_pressed(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2))
    drawn = [("the table", hand.page.evaluate(FRAMED))]

    def press(what: str, thing: Locator) -> None:
        table.tap(thing)
        drawn.append((what, hand.page.evaluate(FRAMED)))

    press("card", table.cards.get_by_role("button", name="Khon Thai"))
    while not table.is_ready():
        followers = table.turn.locator(".followers").get_by_role("button")
        if followers.count():
            press("follower", followers.first)
        else:
            table.tap_province(table.provinces()[0])
            drawn.append(("province", hand.page.evaluate(FRAMED)))
    press("back", table.turn.get_by_role("button", name="Back"))
    table.finish(Random(1))
    hand.press(hand.page.get_by_role("button", name="Menu"))
    close = hand.page.get_by_role("dialog").get_by_role("button", name="Close")
    expect(close).to_be_visible()
    drawn.append(("menu", hand.page.evaluate(FRAMED)))
    hand.press(close)
    drawn.append(("close", hand.page.evaluate(FRAMED)))
    assert {"card", "province", "follower"} < {what for what, _ in drawn}
    assert [each for each in drawn if each[1]] == []


def test_one_s_own_cards_can_be_looked_at_while_others_think(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2, bots=1, settings={"pace": 9_000}))
    table.pass_turn()
    expect(table.status).to_contain_text("is thinking")
    card = table.cards.get_by_text("Maharacha", exact=True)
    cards = table.turn.get_by_role("button", name="Your cards")
    if hand.touch:
        # There is room for what the others did, or for the cards.
        expect(card).to_be_hidden()
        hand.press(cards)
    else:
        expect(cards).to_be_hidden()
    expect(card).to_be_visible()


@pytest.mark.parametrize(
    ("name", "keys"),
    [("king", "1 to 7 choose a card"), ("siam", "Arrows and Enter choose")],
)
def test_the_keys_are_explained_to_whoever_has_some(
    hand: Hand, app: App, name: str, keys: str
) -> None:
    hand.page.set_viewport_size({"width": 1366, "height": 768})
    hand.king(app, king_plan(2)) if name == "king" else hand.siam(app, siam_plan())
    # A finger has none.
    explained = hand.page.locator(".keys").get_by_text(keys)
    expect(explained).to_be_visible(visible=not hand.touch)


def test_the_map_is_brought_near_and_the_whole_of_it_back(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2))
    whole = table.map.bounding_box()
    assert whole
    bring_near(hand, whole["x"] + whole["width"] / 2, whole["y"] + whole["height"] / 2)
    back = hand.page.get_by_role("button", name="The whole board")
    expect(back).to_be_visible()
    near = table.map.bounding_box()
    assert near
    assert near["width"] > 1.5 * whole["width"]
    if not hand.touch:
        hand.page.mouse.down()
        hand.page.mouse.move(whole["x"] + 160, whole["y"] + 160, steps=4)
        hand.page.mouse.up()
        moved = table.map.bounding_box()
        assert moved
        assert moved["x"] < near["x"]
    hand.press(back)
    expect(back).to_be_hidden()
    assert table.map.bounding_box() == whole
    assert table.moment == "0.0"


def test_the_end_says_how_its_ways_on_differ(hand: Hand, app: App) -> None:
    position = after(NEARLY)
    table = hand.siam(app, siam_plan(start=position.to_json()))
    table.play(position, "b4b5n")
    expect(table.end.get_by_text("The same game, everybody one seat on")).to_be_visible()
    expect(table.end.get_by_text("The same game, everybody on the same seat")).to_be_visible()


def test_a_hint_is_played_with_one_press(hand: Hand, app: App) -> None:
    table = hand.siam(app, siam_plan(start=ENTERS_TO_WIN))
    hand.press(table.turn.get_by_role("button", name="Hint"))
    hint = hand.page.get_by_role("dialog", name="What the computer would play")
    best = hint.get_by_role("button", name="Play it: suggestion 1")
    expect(best).to_be_visible(timeout=PATIENCE)
    hand.press(best)
    expect(table.narration).to_contain_text("a5")
    expect(table.status).to_have_text("The game is over")
