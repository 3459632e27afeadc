"""Guided games, advice and cards in the page: help that fades, and goes at one press."""

import re

import pytest
from playwright.sync_api import Page, expect

from erawan.learn.rules_pages import GAMES
from erawan.learn.strategy import strategy_page
from erawan.locale import LANGUAGES
from erawan.views.words import place_name
from tests.e2e.hands import Hand
from tests.e2e.king_table import DRAWN, PATIENCE, KingTable, expect_settled
from tests.e2e.screens import AXE, FIND
from tests.e2e.visitor import PHONE, Visitor
from tests.server.running import App
from tests.some import some

GUIDE_OFF = "No more help"


def begin(page: Page, app: App, game: str) -> None:
    page.goto(app.link)
    page.get_by_role("link", name=f"Learn {game}").click()
    page.get_by_role("button", name="A guided first game").click()
    expect(page).to_have_url(re.compile("#/table/"), timeout=PATIENCE)


def test_a_guided_game_says_what_matters_and_what_a_move_changed(app: App, calm: Page) -> None:
    begin(calm, app, "King of Siam")
    guide = calm.locator("[data-task]")
    expect(guide).to_contain_text("Rama leads in Nakhon, 3 to 1.", timeout=PATIENCE)
    Hand(calm, touch=False).press(guide.get_by_role("button", name="Clause K6.2"))
    expect(calm.get_by_role("dialog", name="Clause K6.2")).to_be_visible()
    calm.keyboard.press("Escape")
    KingTable(calm).pass_turn()
    expect(guide).to_contain_text(re.compile("passes too, Nakhon goes to|Nakhon"), timeout=PATIENCE)
    calm.reload()
    expect(calm.locator("[data-task]")).to_be_visible(timeout=PATIENCE)
    calm.get_by_role("button", name=GUIDE_OFF).click()
    expect(calm.locator("[data-task]")).to_have_count(0)
    calm.reload()
    expect(calm.locator("main[data-version]")).to_be_visible(timeout=PATIENCE)
    expect(calm.locator("[data-task]")).to_have_count(0)
    calm.get_by_role("button", name="Menu").click()
    calm.get_by_role("button", name="Say what matters").click()
    expect(calm.locator("[data-task]")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_guide_and_advice_fit_on_a_phone_in_every_language(
    app: App, visitor: Visitor, language: str
) -> None:
    page = visitor(bypass_csp=True, locale=language, viewport=PHONE)
    page.goto(app.link)
    for game in some(GAMES):
        page.goto(f"{app.base}/#/learn/{game}")
        button = page.locator("li button")
        expect(button).to_be_visible(timeout=PATIENCE)
        Hand(page, touch=False).press(button)
        expect(page.locator("[data-task] strong")).to_be_visible(timeout=PATIENCE)
        page.add_script_tag(path=AXE)
        assert page.evaluate(FIND) == []
        page.goto(f"{app.base}/#/strategy/{game}")
        pieces = strategy_page(game, language).pieces
        expect(page.locator("article")).to_have_count(len(pieces), timeout=PATIENCE)
        expect(page.get_by_text(pieces[-1].text)).to_be_visible()
        drawn = page.locator("article img").first.evaluate(
            "async (img) => (await fetch(img.src)).text()"
        )
        assert (place_name("Kedah", language) in drawn) == (game == "king-of-siam")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.evaluate(FIND) == []


def test_a_position_is_played_on_from(app: App, calm: Page) -> None:
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/strategy/siam")
    calm.get_by_role("button", name="Play on from here: Use their strength").click()
    expect(calm).to_have_url(re.compile("#/table/"), timeout=PATIENCE)
    expect(calm.locator("main[data-version]")).to_be_visible(timeout=PATIENCE)


def test_a_finger_that_rests_on_a_card_opens_its_explanation(app: App, visitor: Visitor) -> None:
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    begin(page, app, "King of Siam")
    touches = page.context.new_cdp_session(page)
    for name in some(["Khon Thai", "1 vs 1"]):
        card = page.get_by_role("button", name=name)
        expect(card).to_be_enabled(timeout=PATIENCE)
        box = card.bounding_box()
        assert box is not None
        place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
        dialog = page.get_by_role("dialog", name=name)
        expect(dialog.get_by_role("button", name="Clause K5").first).to_be_visible()
        touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.evaluate(DRAWN)
        expect(dialog).to_be_visible()
        expect(card).to_have_attribute("aria-pressed", "false")
        expect_settled(page)
        dialog.get_by_role("button", name="Close").tap()
        expect(dialog).to_be_hidden()
    # A short touch still plays it.
    Hand(page, touch=True).press(card)
    expect(page.get_by_role("status", name="This step")).to_contain_text("the first province")


def test_a_card_is_explained_by_key_and_by_a_long_press(app: App, calm: Page) -> None:
    begin(calm, app, "King of Siam")
    card = calm.get_by_role("button", name="1 vs 1", exact=True)
    expect(card).to_be_visible(timeout=PATIENCE)
    card.focus()
    calm.keyboard.press("?")
    dialog = calm.get_by_role("dialog", name="1 vs 1")
    expect(dialog.get_by_role("button", name="Clause K5.8c")).to_be_visible()
    Hand(calm, touch=False).press(dialog.get_by_role("button", name="Clause K5.8a"))
    expect(calm.get_by_role("dialog", name="Clause K5.8a")).to_be_visible()
    calm.keyboard.press("Escape")
    calm.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    box = card.bounding_box()
    assert box is not None
    calm.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    calm.mouse.down()
    expect(dialog).to_be_visible()
    calm.mouse.up()
    expect(dialog).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "false")
