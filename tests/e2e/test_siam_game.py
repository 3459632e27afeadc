"""Games of Siam by taps: a whole one, one on a phone, and every variation to its end."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.siam_table import WHOLE, SiamTable, after, siam_plan
from tests.e2e.visitor import Visitor
from tests.server.running import App
from tests.some import some

PHONE: ViewportSize = {"width": 360, "height": 740}
VARIATIONS: dict[str, tuple[dict[str, Any], str, str]] = {
    "four animals on our temple board": (
        {"board": "temple", "animals": 4},
        "@d1n @b5s d1d2n b5b4s d2d3n b4b3s d3d4n @e5w d4d5n",
        "Anna",
    ),
    "leaving only once": (
        {"removals": 1},
        "@a1n @e5s a1- e5- @b1n @d5s b1b2n d5d4s b2b3n d4d3s b3b4n d3d2s b4b5n",
        "Anna",
    ),
    "crosses closed to arriving": (
        {"crosses": "arrival"},
        "@b1e @b5e b1b2n b5b4s b2b1e b4c4w b1c1n c4c5s c1c2n c5d5w c2c3n d5d4s c3c4n d4d3s c4c5n",
        "Anna",
    ),
    "crosses open": (
        {"crosses": "off"},
        "@c1n @c5w c1c2n c5b5w c2c3n b5b4s c3c4n b4b3s c4c5n",
        "Anna",
    ),
    "total force": (
        {"force": "total"},
        "@a1e @b1w @d1w @e5s d1c1e e5e4s a1b1e e4e3s d1d2n e3- d2d3n c1n d3d4n c1w d4d5n",
        "Anna",
    ),
    "third repetition": (
        {"repetition": 3},
        "@a1n @e5s a1e e5w a1n e5s a1e e5w a1n e5s",
        "draw",
    ),
    "limit of moves": ({"ply_limit": 6}, "@a1n @e5s a1b1e e5d5w b1- d5-", "draw"),
    "helped by the opponent": (
        {},
        "@b1n @e5s b1b2n e5d5w b2b3n @a4n b3b4n d5e5w b4b3n a4b4n b3b4n",
        "Boris",
    ),
}


def test_two_people_play_a_whole_game_by_taps(calm: Page, app: App) -> None:
    table, position = SiamTable.open(calm, app, siam_plan()), after()
    for code in WHOLE.split():
        expect(table.line).to_contain_text("Choose")
        position = table.play(position, code)
    expect(table.status).to_have_text("The game is over")
    expect(table.end.get_by_role("heading")).to_contain_text("Anna")
    expect(table.narration).to_contain_text("The rock on b5 falls!")


@pytest.mark.parametrize("variation", VARIATIONS)
def test_every_variation_comes_to_its_end(calm: Page, app: App, variation: str) -> None:
    options, codes, headline = VARIATIONS[variation]
    *before, a, b, c, d = codes.split()
    position = after(" ".join(before), **options)
    table = SiamTable.open(calm, app, siam_plan(start=position.to_json()))
    for code in (a, b, c, d):
        position = table.play(position, code)
    assert position.to_move is None
    expect(table.end.get_by_role("heading")).to_contain_text(headline)


def test_a_thumb_plays_on_a_phone(visitor: Visitor, app: App) -> None:
    page = visitor(viewport=PHONE, is_mobile=True, has_touch=True)
    table, position = SiamTable.open(page, app, siam_plan(), touch=True), after()
    for code in WHOLE.split():
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        position = table.play(position, code)
    expect(table.end.get_by_role("heading")).to_contain_text("Anna")


def test_touch_targets_are_large_enough_for_a_thumb(browser: Browser, app: App) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, locale="en-US")
    page = context.new_page()
    plan = siam_plan(start=after("@a1n @e5s").to_json())
    table = SiamTable.open(page, app, plan, touch=True)
    table.tap(table.cell("a1"))
    table.tap(table.cell("a1"))
    expect(page.get_by_role("button", name="Face east")).to_be_visible()
    for button in some(page.get_by_role("main").get_by_role("button").all()):
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40, button
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    context.close()
