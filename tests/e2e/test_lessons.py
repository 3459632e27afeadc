"""The tutorials in the page: a task, the real board, right and wrong answers, no dead end."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from erawan.learn.texts import read_toml
from erawan.learn.tutorials import steps
from erawan.locale import LANGUAGES
from tests.e2e.complaints import Complaints
from tests.e2e.king_table import PATIENCE, KingTable
from tests.e2e.siam_table import SiamTable
from tests.server.running import App
from tests.some import some

SIAM = ["@a1n", "a2b2n", "b2n", "b2b3n", "b1b2n", "b1b2n", "b1b2n", "b2n", "@b1n", "d4e4e", "b4b5n",
        "d3d4n"]  # fmt: skip
TASK = re.compile(r"^Step \d+ of \d+: ")


def to_the_board(page: Page, number: int) -> None:
    dialog = page.get_by_role("dialog", name=re.compile(rf"^Step {number} of "))
    expect(dialog).to_be_visible(timeout=PATIENCE)
    dialog.get_by_role("button", name="To the board").click()
    expect(page.locator('main[data-version="0"]')).to_be_visible(timeout=PATIENCE)


def test_somebody_goes_through_the_whole_tutorial_of_siam(app: App, calm: Page) -> None:
    calm.goto(app.link)
    calm.get_by_role("link", name="Learn Siam").click()
    calm.get_by_role("link", name="Step by step").click()
    table = SiamTable(calm)
    words = read_toml("siam", "tutorial.en")
    for number, (step, code) in enumerate(some(zip(steps("siam"), SIAM, strict=True)), 1):
        to_the_board(calm, number)
        table.play(step.position, code)
        answer = calm.get_by_role("dialog", name="Right")
        expect(answer).to_contain_text(words[step.name]["right"], timeout=PATIENCE)
        if number < len(SIAM):
            answer.get_by_role("button", name="Next step").click()
    answer.get_by_role("button", name="Play a first game").click()
    expect(calm).to_have_url(re.compile("#/new/siam$"))
    calm.get_by_role("link", name="Back").first.click()
    expect(calm.get_by_role("region", name="Continue")).to_have_count(0)


def test_a_gift_is_explained_and_tried_again(app: App, calm: Page) -> None:
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/lesson/siam/12")
    table = SiamTable(calm)
    position = steps("siam")[11].position
    to_the_board(calm, 12)
    table.play(position, "b3b4n")
    answer = calm.get_by_role("dialog", name="Legal, but not it")
    expect(answer).to_contain_text("the rhinos win")
    calm.keyboard.press("Escape")
    expect(calm.locator('main[data-version="0"]')).to_be_visible(timeout=PATIENCE)
    table.play(position, "d3d4n")
    expect(calm.get_by_role("dialog", name="Right")).to_be_visible()


def test_a_reload_comes_back_to_the_step_and_the_start_remembers_it(app: App, calm: Page) -> None:
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/lesson/king-of-siam/3")
    to_the_board(calm, 3)
    calm.reload()
    to_the_board(calm, 3)
    calm.get_by_role("button", name="The task").click()
    expect(calm.get_by_role("dialog", name=TASK)).to_contain_text("Sukothai is contested")
    calm.get_by_role("link", name="Step 5", exact=True).click()
    expect(calm.get_by_role("dialog", name=re.compile("^Step 5 of 18"))).to_be_visible()
    calm.get_by_role("link", name="Back to the start").click()
    calm.get_by_role("link", name="Learn King of Siam").click()
    expect(calm.get_by_role("listitem").filter(has_text="Go on with step 5.")).to_be_visible()
    link = calm.get_by_role("link", name="Step by step")
    expect(link).to_have_attribute("href", "#/lesson/king-of-siam/5")


def test_passing_resolves_a_province_in_king_of_siams_tutorial(app: App, calm: Page) -> None:
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/lesson/king-of-siam/3")
    to_the_board(calm, 3)
    KingTable(calm).pass_turn()
    answer = calm.get_by_role("dialog", name="Right")
    expect(answer).to_contain_text("Rama had most.", timeout=PATIENCE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_shown_on_a_phone_in_every_language(
    app: App, browser: Browser, language: str
) -> None:
    context = browser.new_context(
        locale=language, viewport={"width": 390, "height": 664}, reduced_motion="reduce"
    )
    page = context.new_page()
    complaints = Complaints(page)
    page.goto(app.link)
    words = read_toml("king-of-siam", f"tutorial.{language}")
    for number, said in enumerate(some(words.values()), 1):
        page.goto(f"{app.base}/#/lesson/king-of-siam/{number}")
        dialog = page.get_by_role("dialog").filter(has_text=said["task"])
        expect(dialog).to_be_visible(timeout=PATIENCE)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert complaints.heard == []
    context.close()
