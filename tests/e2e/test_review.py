"""Looking through a game: by keys, slider and clicks; its record copied, downloaded, pasted."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.finished import finished_king
from tests.e2e.siam_table import WHOLE, play_out, siam_plan
from tests.server.running import App


@pytest.fixture(scope="module")
def siam(app: App) -> str:
    """A table where a whole game of Siam was played."""
    table = app.create(siam_plan())
    play_out(app, table, WHOLE)
    return table


@pytest.fixture
def review(calm: Page, app: App, siam: str) -> Page:
    """The review of that game, at its end."""
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/review/{siam}")
    expect(calm.get_by_text("Move 15 of 15")).to_be_visible()
    return calm


def test_by_keys(review: Page) -> None:
    keys = review.keyboard
    keys.press("Home")
    expect(review.get_by_text("Move 0 of 15")).to_be_visible()
    expect(review.get_by_role("button", name="To the beginning")).to_be_disabled()
    keys.press("ArrowRight")
    expect(review.get_by_role("button", name="Elephant on b1, facing north")).to_have_count(1)
    keys.press("ArrowRight")
    keys.press("ArrowLeft")
    expect(review.get_by_text("Move 1 of 15")).to_be_visible()
    told = review.get_by_role("log", name="Narration").get_by_role("paragraph").last
    expect(told).to_have_text("An elephant enters on b1, facing north.")
    keys.press("End")
    expect(review.get_by_text("Move 15 of 15")).to_be_visible()
    expect(review.get_by_role("region", name="Result")).to_contain_text("Anna")


def test_by_slider(review: Page) -> None:
    slider = review.get_by_role("slider", name="Moment of the game")
    slider.fill("7")
    expect(review.get_by_role("button", name="Elephant on a4, facing east")).to_have_count(1)
    slider.press("ArrowLeft")
    expect(review.get_by_text("Move 6 of 15")).to_be_visible()
    expect(slider).to_have_attribute("aria-valuetext", "Move 6 of 15")


def test_by_clicks_and_by_address(review: Page, siam: str) -> None:
    moves = review.get_by_role("list", name="Moves")
    turned = moves.get_by_role("button", name="The rhino on d3 turns east.")
    turned.click()
    expect(turned).to_have_attribute("aria-current", "step")
    expect(review.get_by_role("button", name="Rhino on d3, facing east")).to_have_count(1)
    expect(review).to_have_url(re.compile(rf"#/review/{siam}/8$"))
    review.reload()
    expect(review.get_by_text("Move 8 of 15")).to_be_visible()
    review.get_by_role("button", name="One move on").click()
    expect(review.get_by_text("Move 9 of 15")).to_be_visible()
    moves.get_by_role("button", name="The beginning").click()
    expect(review.get_by_text("Move 0 of 15")).to_be_visible()


def test_a_move_opens_the_clause_it_came_under(review: Page) -> None:
    moves = review.get_by_role("list", name="Moves")
    fallen = moves.get_by_role("listitem").filter(has_text="falls")
    fallen.get_by_role("button", name="Clause S7.G").click()
    clause = review.get_by_role("dialog")
    expect(clause).to_contain_text("S7.G")
    expect(review.get_by_text("Move 15 of 15")).to_be_visible()


def test_the_record_is_copied_downloaded_and_pasted(
    review: Page, context: BrowserContext, app: App, siam: str, tmp_path: Path
) -> None:
    with app.client() as client:
        record = client.get(f"/api/tables/{siam}/record").text
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=app.base)
    review.get_by_role("button", name="Copy record").click()
    expect(review.get_by_role("button", name="Copied")).to_be_visible()
    assert review.evaluate("navigator.clipboard.readText()") == record
    with review.expect_download() as download:
        review.get_by_role("link", name="Download").click()
    download.value.save_as(tmp_path / "record.txt")
    assert (tmp_path / "record.txt").read_text(encoding="utf-8") == record
    review.get_by_role("link", name="Back to the start").click()
    review.get_by_role("button", name="Paste a record").click()
    review.get_by_role("textbox", name="Record").fill(record)
    review.get_by_role("button", name="Look through it").click()
    expect(review.get_by_text("Move 15 of 15")).to_be_visible()
    assert siam not in review.url
    expect(review.get_by_role("region", name="Result")).to_contain_text("Anna")
    moves = review.get_by_role("list", name="Moves").get_by_role("button", name=re.compile(r"^\d"))
    expect(moves).to_have_count(16)


def test_a_game_of_the_other_kind(calm: Page, app: App) -> None:
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/review/{finished_king(app, 2)}/0")
    expect(calm.get_by_text("Move 0 of 4")).to_be_visible()
    expect(calm.get_by_role("region", name="Result")).to_have_count(0)
    words = calm.get_by_role("region", name="The board in words")
    at_first = words.inner_text()
    calm.keyboard.press("End")
    expect(calm.get_by_text("Move 4 of 4")).to_be_visible()
    expect(calm.get_by_role("region", name="Result")).to_be_visible()
    assert words.inner_text() != at_first


def test_a_game_that_goes_on_is_played_on(calm: Page, app: App) -> None:
    table = app.create(siam_plan())
    play_out(app, table, "@b1n @d5s")
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/review/{table}")
    expect(calm.get_by_text("Move 2 of 2")).to_be_visible()
    calm.get_by_role("link", name="Play on").click()
    expect(calm.get_by_role("heading", level=1)).to_have_text("Anna to move · elephants")


def test_a_table_that_is_not_there_says_so(page: Page, app: App) -> None:
    page.goto(app.link)
    page.goto(f"{app.base}/#/review/nowhere")
    expect(page.get_by_text("There is no such table")).to_be_visible()
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("link", name="Play Siam")).to_be_visible()
