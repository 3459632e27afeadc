"""Somebody who calls the coach: it asks before what gives a rock or a province away."""

from playwright.sync_api import Page, expect

from erawan import game
from erawan.learn.king.drawing import drawn
from tests.e2e.king_table import KingTable, king_plan
from tests.e2e.screens import AXE, FIND
from tests.e2e.siam_table import PATIENCE, SiamTable, siam_plan
from tests.e2e.visitor import PHONE, Visitor
from tests.server.running import App

HANDING_OVER = "2o2/2n2/2N2/oo3/5 E 20 --"
TIED = "2 players, 1 pass\ntrack sk\nsk RRLL\nseat 0 RL\nseat 1 LM"


def test_a_rock_is_handed_over_only_by_who_is_sure(calm: Page, app: App) -> None:
    start = game("siam").start().to_json() | {"text": HANDING_OVER}
    settings = {"pace": 0, "confirm": False}
    table = SiamTable.open(calm, app, siam_plan(bot=True, start=start, settings=settings))
    coach = calm.get_by_role("button", name="Coach", exact=True)
    expect(coach).to_have_attribute("aria-pressed", "false")
    coach.click()
    expect(coach).to_have_attribute("aria-pressed", "true")
    table.choose(game("siam").position(start), "c3c4n")
    asked = calm.get_by_role("dialog", name="Are you sure?")
    expect(asked).to_contain_text("the rhinos win", timeout=PATIENCE)
    calm.evaluate(AXE.read_text("utf-8"))
    assert calm.evaluate(FIND) == []
    # The question outlives a reload, and the clause opens over it.
    calm.reload()
    asked.get_by_role("button", name="Clause S7.G").click()
    expect(calm.get_by_role("dialog", name="S7.G")).to_be_visible()
    calm.keyboard.press("Escape")
    asked.get_by_role("button", name="Choose another move").click()
    expect(asked).not_to_be_visible()
    expect(table.status).to_contain_text("elephants")
    table.choose(game("siam").position(start), "c3c4n")
    expect(asked).to_be_visible()
    calm.keyboard.press("Tab")
    asked.get_by_role("button", name="Play it all the same").press("Enter")
    expect(table.end).to_contain_text("Victory for", timeout=PATIENCE)


def test_a_phone_has_the_coach_in_its_menu(visitor: Visitor, app: App) -> None:
    page = visitor(has_touch=True, viewport=PHONE)
    plan = king_plan(2, start=drawn(TIED).to_json())
    plan["seats"] = [{"name": "Anna"}, {"bot": "random"}]
    KingTable.open(page, app, plan)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("switch", name="Coach").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pass", exact=True).click()
    asked = page.get_by_role("dialog", name="Pass all the same?")
    expect(asked).to_contain_text("the British come")
    expect(asked.get_by_role("button", name="Clause K6.3")).to_be_visible()
    asked.get_by_role("button", name="Don't pass").click()
    expect(asked).not_to_be_visible()
