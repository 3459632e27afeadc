"""The end of a game: who won, why, and what to do next."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.complaints import Complaints
from tests.e2e.finished import finished_king
from tests.e2e.siam_table import SiamTable, after, siam_plan
from tests.server.running import App

NEARLY = "@b1n @e5s b1b2n e5d5w b2b3n d5e5w b3b4n e5d5w"


@pytest.fixture
def ended(calm: Page, app: App) -> SiamTable:
    """A game that Anna has just won."""
    position = after(NEARLY)
    table = SiamTable.open(calm, app, siam_plan(start=position.to_json()))
    table.play(position, "b4b5n")
    expect(table.end).to_be_visible()
    return table


@pytest.fixture(scope="module")
def king(app: App) -> str:
    """A table where a game of King of Siam has ended."""
    return finished_king(app, 3)


def test_a_rematch_changes_sides(ended: SiamTable) -> None:
    before = ended.id
    ended.end.get_by_role("button", name="Rematch").click()
    expect(ended.status).to_have_text("Boris to move · elephants")
    assert ended.id != before


def test_the_same_settings_again(ended: SiamTable) -> None:
    ended.end.get_by_role("button", name="Same settings again").press("Enter")
    expect(ended.status).to_have_text("Anna to move · elephants")


def test_other_seats(ended: SiamTable) -> None:
    ended.end.get_by_role("button", name="Change seats").click()
    names = ended.page.get_by_role("textbox", name="Name of Elephants")
    expect(names).to_have_value("Anna")


def test_to_the_review(ended: SiamTable) -> None:
    ended.end.get_by_role("button", name="Review").click()
    expect(ended.page.get_by_text("Move 1 of 1")).to_be_visible()


def test_the_board_is_there_behind_the_story(ended: SiamTable) -> None:
    ended.page.keyboard.press("Escape")
    expect(ended.end).to_be_hidden()
    expect(ended.cell("b5")).to_have_attribute("aria-label", "Elephant on b5, facing north")
    ended.page.get_by_role("button", name="why?").click()
    expect(ended.end).to_be_visible()


def test_a_taken_back_end_is_no_end(ended: SiamTable) -> None:
    ended.page.keyboard.press("Escape")
    ended.tap(ended.turn.get_by_role("button", name="Take back"))
    expect(ended.status).to_have_text("Anna to move · elephants")
    expect(ended.page.get_by_role("button", name="why?")).to_have_count(0)


def test_the_chain_has_a_figure_for_everybody(calm: Page, app: App, king: str) -> None:
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/table/{king}")
    steps = calm.get_by_role("dialog").get_by_role("list", name="Why").get_by_role("listitem")
    with app.client() as client:
        result = client.get(f"/api/tables/{king}").json()["view"]["result"]
    expect(steps).to_have_count(len(result["steps"]))
    for step, told in zip(result["steps"], steps.all(), strict=True):
        expect(told).to_contain_text(step["clause"])
        values = [str(figure["value"]) for figure in step["figures"]]
        expect(told.locator(".value")).to_have_text(values)
        expect(told.locator(".value.stays")).to_have_count(
            sum(figure["stays"] for figure in step["figures"])
        )


def test_the_story_is_told_step_by_step_and_can_be_skipped(
    browser: Browser, app: App, king: str
) -> None:
    context = browser.new_context(locale="en-US", reduced_motion="no-preference")
    page = context.new_page()
    complaints = Complaints(page)
    page.goto(app.link)
    page.goto(f"{app.base}/#/table/{king}")
    end = page.get_by_role("dialog")
    steps = end.get_by_role("list", name="Why").get_by_role("listitem")
    told = end.locator("li.told")
    expect(told).to_have_count(1)
    assert steps.count() > 1
    end.get_by_role("button", name="Skip").click()
    expect(told).to_have_count(steps.count())
    expect(end.get_by_role("button", name="Skip")).to_have_count(0)
    assert complaints.heard == []
    context.close()
