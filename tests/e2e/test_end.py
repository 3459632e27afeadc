"""The end of a game: who won, why, and what to do next."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.finished import finished_king, pass_to_the_end
from tests.e2e.king_table import PATIENCE, KingTable, king_plan
from tests.e2e.siam_table import SiamTable, after, siam_plan
from tests.king.drawing import drawn_json
from tests.server.running import App
from tests.server.running import Page as ServerPage
from tests.some import some

NEARLY = "@b1n @e5s b1b2n e5d5w b2b3n d5e5w b3b4n e5d5w"
TIED_FOUR_TIMES = """
    2 players, seat 0 to move
    control cm:R vt:R sk:L kr:L ay:M ry:B nk:L
    kd R
    seat 0   RRLLM   none   #15
    seat 1   RRLLM   none   #16
"""
"""When both pass, Rama rules by the later gain, and only the last card decides between the two."""
WATCH_THE_STORY = """
    globalThis.told = [];
    new MutationObserver(() => {
        const count = document.querySelectorAll("dialog[open] li.told").length;
        if (count !== (told.at(-1) ?? 0)) told.push(count);
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""


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


def test_other_seats(calm: Page, app: App) -> None:
    table = app.create(king_plan(2))
    with app.socket() as tab:
        pass_to_the_end(ServerPage(tab, table))
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/table/{table}")
    calm.get_by_role("dialog").get_by_role("button", name="Change seats").click()
    expect(calm.get_by_role("textbox", name="Name of").first).to_have_value("Anna")


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
    for step, told in some(zip(result["steps"], steps.all(), strict=True)):
        expect(told).to_contain_text(step["clause"])
        values = [str(figure["value"]) for figure in step["figures"]]
        expect(told.locator(".value")).to_have_text(values)
        expect(told.locator(".value.stays")).to_have_count(
            sum(figure["stays"] for figure in step["figures"])
        )


def test_a_story_of_six_steps_is_told_to_its_end(moving: Page, app: App) -> None:
    moving.add_init_script(WATCH_THE_STORY)
    start = drawn_json(TIED_FOUR_TIMES)
    table = KingTable.open(moving, app, king_plan(2, start=start))
    table.pass_turn()
    table.pass_turn()
    end = moving.get_by_role("dialog")
    steps = end.get_by_role("list", name="Why").get_by_role("listitem")
    clauses = ("K7.2", "K7.3", "K7.5", "K7.6", "K7.6", "K7.7")
    expect(steps).to_contain_text(list(clauses))
    expect(end.locator("li.told")).to_have_count(len(clauses), timeout=PATIENCE)
    assert moving.evaluate("told") == [1, 2, 3, 4, 5, 6]
    for step in some(steps.all()):
        expect(step).to_have_css("opacity", "1")
    expect(steps.last).to_be_in_viewport(ratio=1)
    expect(end.get_by_role("button", name="Skip")).to_have_count(0)


def test_the_story_can_be_skipped(moving: Page, app: App, king: str) -> None:
    moving.goto(app.link)
    moving.goto(f"{app.base}/#/table/{king}")
    end = moving.get_by_role("dialog")
    steps = end.get_by_role("list", name="Why").get_by_role("listitem")
    told = end.locator("li.told")
    expect(told).to_have_count(1)
    assert steps.count() > 1
    end.get_by_role("button", name="Skip").click()
    expect(told).to_have_count(steps.count())
    expect(end.get_by_role("button", name="Skip")).to_have_count(0)
