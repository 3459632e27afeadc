"""The rules in the page: told, clause by clause, searched, printed, and looked at inside a game."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from erawan.learn.rules_pages import GAMES, rules_page
from erawan.locale import LANGUAGES
from tests.e2e.complaints import Complaints
from tests.server.running import App
from tests.some import some


def test_from_the_first_screen_to_a_clause(app: App, calm: Page) -> None:
    calm.goto(app.link)
    calm.get_by_role("link", name="Rules of Siam").click()
    expect(calm.get_by_role("heading", level=1)).to_have_text("Siam in five minutes")
    calm.get_by_role("button", name="Clause S7.G").first.click()
    dialog = calm.get_by_role("dialog", name="Clause S7.G")
    expect(dialog).to_contain_text("A rock pushed off the board ends the game.")
    dialog.get_by_role("link", name="All rules").click()
    expect(dialog).to_be_hidden()
    expect(calm).to_have_url(re.compile(r"#/rules/siam/S7\.G$"))
    clause = calm.locator("li", has=calm.get_by_role("link", name="S7.G", exact=True))
    expect(clause).to_be_focused()
    expect(clause).to_contain_text("The rock on b5 falls!")
    pictures = clause.get_by_role("img")
    expect(pictures).to_have_count(2)
    for picture in some(pictures.all()):
        assert picture.evaluate("async (img) => (await img.decode(), img.naturalWidth)") > 0


def test_clauses_are_searched(app: App, calm: Page) -> None:
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/rules/king-of-siam")
    box = calm.get_by_role("searchbox", name="Find a clause, by its number or by words")
    box.fill("king marker")
    expect(calm.get_by_text("2 clauses.")).to_be_visible()
    expect(calm.get_by_role("listitem").filter(has_text="Maharacha: two face-up")).to_be_visible()
    box.fill("k5.9")
    expect(calm.get_by_text("One clause.")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_prints_on_two_pages(
    app: App, browser: Browser, tmp_path: Path, game: str, language: str
) -> None:
    context = browser.new_context(locale=language)
    page = context.new_page()
    complaints = Complaints(page)
    page.goto(app.link)
    page.goto(f"{app.base}/#/rules/{game}")
    told = rules_page(game, language)
    expect(page.get_by_role("heading", level=1)).to_have_text(told.title)
    expect(page.locator("main li[id]")).to_have_count(len(told.clauses))
    printed = page.pdf(
        path=tmp_path / "rules.pdf",
        format="A4",
        margin={"top": "12mm", "bottom": "12mm", "left": "12mm", "right": "12mm"},
    )
    pages = len(re.findall(rb"/Type\s*/Page\b", printed))
    assert 1 <= pages <= 2
    assert complaints.heard == []
    context.close()
