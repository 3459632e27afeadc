"""The tutorials in the page: a task, the real board, right and wrong answers, no dead end."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from erawan.learn.texts import read_toml
from erawan.learn.tutorials import steps
from erawan.locale import LANGUAGES
from tests.e2e.king_table import PATIENCE, KingTable
from tests.e2e.siam_table import SiamTable
from tests.e2e.visitor import PHONE, Visitor
from tests.server.running import App
from tests.some import some

SIAM = ["@a1n", "a2b2n", "b2n", "b2b3n", "b1b2n", "b1b2n", "b1b2n", "b2n", "@b1n", "d4e4e", "b4b5n",
        "d3d4n"]  # fmt: skip
TASK = re.compile(r"^Step \d+ of \d+: ")


def at_the_board(page: Page, number: int) -> Locator:
    """The task of a step, which stands beside the board."""
    task = page.get_by_role("region", name=re.compile(rf"^Step {number} of "))
    expect(task).to_be_visible(timeout=PATIENCE)
    expect(page.locator('main[data-version="0"]')).to_be_visible(timeout=PATIENCE)
    return task


def test_somebody_goes_through_the_whole_tutorial_of_siam(app: App, calm: Page) -> None:
    calm.goto(app.link)
    calm.get_by_role("link", name="Learn Siam").click()
    calm.get_by_role("link", name="Step by step").click()
    table = SiamTable(calm)
    words = read_toml("siam", "tutorial.en")
    for number, (step, code) in enumerate(some(zip(steps("siam"), SIAM, strict=True)), 1):
        task = at_the_board(calm, number)
        expect(task).to_contain_text(words[step.name]["task"])
        table.play(step.position, code)
        expect(task).to_be_visible()
        answer = calm.get_by_role("status").filter(has_text="Right")
        expect(answer).to_contain_text(words[step.name]["right"], timeout=PATIENCE)
        if number < len(SIAM):
            calm.get_by_role("button", name="Next step").click()
    calm.get_by_role("button", name="Play a first game").click()
    expect(calm).to_have_url(re.compile("#/new/siam$"))
    calm.get_by_role("link", name="Back").first.click()
    expect(calm.get_by_role("region", name="Continue")).to_have_count(0)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_shown_on_a_phone_in_every_language(
    app: App, visitor: Visitor, language: str
) -> None:
    page = visitor(locale=language, viewport=PHONE)
    page.goto(app.link)
    words = read_toml("king-of-siam", f"tutorial.{language}")
    for number, said in enumerate(some(words.values()), 1):
        page.goto(f"{app.base}/#/lesson/king-of-siam/{number}")
        task = page.get_by_role("region").filter(has_text=said["task"])
        expect(task).to_be_visible(timeout=PATIENCE)
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
