"""The tutorials in the page: a task, the real board, right and wrong answers, no dead end."""

import re

from playwright.sync_api import Locator, Page, expect

from erawan.learn.tutorials import steps
from tests.e2e.king_table import PATIENCE, KingTable
from tests.e2e.siam_table import SiamTable
from tests.server.running import App

TASK = re.compile(r"^Step \d+ of \d+: ")


def at_the_board(page: Page, number: int) -> Locator:
    """The task of a step, which stands beside the board."""
    task = page.get_by_role("region", name=re.compile(rf"^Step {number} of "))
    expect(task).to_be_visible(timeout=PATIENCE)
    expect(page.locator('main[data-version="0"]')).to_be_visible(timeout=PATIENCE)
    return task


def test_a_gift_is_explained_and_tried_again(app: App, calm: Page) -> None:
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/lesson/siam/12")
    table = SiamTable(calm)
    position = steps("siam")[11].position
    at_the_board(calm, 12)
    table.play(position, "b3b4n")
    answer = calm.get_by_role("status").filter(has_text="Legal, but not it")
    expect(answer).to_contain_text("the rhinos win")
    expect(calm.get_by_text("Legal, but not it")).to_be_focused()
    calm.keyboard.press("Tab")
    expect(calm.get_by_role("button", name="Try again")).to_be_focused()
    calm.keyboard.press("Enter")
    at_the_board(calm, 12)
    table.play(position, "d3d4n")
    expect(calm.get_by_role("status").filter(has_text="Right")).to_be_visible()


def test_a_reload_comes_back_to_the_step_and_the_start_remembers_it(app: App, calm: Page) -> None:
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/lesson/king-of-siam/3")
    at_the_board(calm, 3)
    calm.reload()
    at_the_board(calm, 3)
    calm.get_by_role("button", name="The task").click()
    expect(calm.get_by_role("dialog", name=TASK)).to_contain_text("Sukothai is contested")
    calm.get_by_role("link", name="Step 5", exact=True).click()
    at_the_board(calm, 5)
    calm.get_by_role("button", name="The task").click()
    calm.get_by_role("link", name="Back to the start").click()
    calm.get_by_role("link", name="Learn King of Siam").click()
    expect(calm.get_by_role("listitem").filter(has_text="Go on with step 5.")).to_be_visible()
    link = calm.get_by_role("link", name="Step by step")
    expect(link).to_have_attribute("href", "#/lesson/king-of-siam/5")


def test_passing_resolves_a_province_in_king_of_siams_tutorial(app: App, calm: Page) -> None:
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/lesson/king-of-siam/3")
    at_the_board(calm, 3)
    KingTable(calm).pass_turn()
    answer = calm.get_by_role("status").filter(has_text="Right")
    expect(answer).to_contain_text("Rama had most.", timeout=PATIENCE)
