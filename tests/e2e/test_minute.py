"""One minute before the first game: shown once, skippable, at one's own pace, and ever after."""

import re

import pytest
from playwright.sync_api import Page, expect

from erawan.learn.rules_pages import GAMES
from erawan.learn.texts import read_toml
from erawan.locale import LANGUAGES
from tests.e2e.screens import AXE, FIND
from tests.e2e.visitor import PHONE, Visitor
from tests.server.running import App
from tests.some import some


@pytest.fixture
def newcomer(visitor: Visitor) -> Page:
    """Somebody who has never been here, and wants nothing to move."""
    return visitor()


def test_it_is_shown_before_the_first_game_and_only_then(app: App, newcomer: Page) -> None:
    newcomer.goto(app.link)
    newcomer.get_by_role("link", name="Play King of Siam").click()
    newcomer.get_by_role("button", name="Play", exact=True).click()
    expect(newcomer.get_by_role("heading", level=1)).to_have_text("King of Siam in a minute")
    for text in some(read_toml("king-of-siam", "minute.en").values()):
        expect(newcomer.get_by_role("status").filter(has_text=text)).to_be_visible()
        newcomer.keyboard.press("ArrowRight")
    newcomer.get_by_role("button", name="Play", exact=True).click()
    expect(newcomer).to_have_url(re.compile("#/table/"))
    newcomer.goto(f"{app.base}/#/new/king-of-siam")
    newcomer.get_by_role("button", name="Play", exact=True).click()
    expect(newcomer).to_have_url(re.compile("#/table/"))


def test_it_is_skipped_with_one_press_and_found_again(app: App, newcomer: Page) -> None:
    newcomer.goto(app.link)
    newcomer.goto(f"{app.base}/#/new/siam")
    newcomer.get_by_role("button", name="Play", exact=True).click()
    newcomer.get_by_role("button", name="Skip").click()
    expect(newcomer).to_have_url(re.compile("#/table/"))
    newcomer.get_by_role("button", name="Menu").click()
    newcomer.get_by_role("button", name="The game in a minute").click()
    expect(newcomer.get_by_role("heading", level=1)).to_have_text("Siam in a minute")
    newcomer.keyboard.press("Escape")
    expect(newcomer).to_have_url(re.compile("#/learn/siam$"))
    newcomer.get_by_role("link", name="The game in a minute").click()
    expect(newcomer.get_by_role("button", name="Next")).to_be_visible()


def test_it_runs_by_itself_but_not_for_who_wants_no_motion(
    app: App, moving: Page, newcomer: Page
) -> None:
    texts = [*read_toml("siam", "minute.en").values()]
    for page in (newcomer, moving):
        page.goto(app.link)
        page.goto(f"{app.base}/#/minute/siam")
        expect(page.get_by_text(texts[0])).to_be_visible()
    first = 60_000 * len(texts[0]) // sum(map(len, texts))
    expect(moving.get_by_text(texts[1])).to_be_visible(timeout=first + 10_000)
    moving.get_by_role("button", name="Pause").click()
    expect(moving.get_by_role("button", name="Run by itself")).to_be_visible()
    expect(newcomer.get_by_text(texts[0])).to_be_visible()
    expect(newcomer.get_by_role("button", name="Pause")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_fits_on_a_phone_in_every_language(
    app: App, visitor: Visitor, language: str
) -> None:
    page = visitor(bypass_csp=True, locale=language, viewport=PHONE)
    page.goto(app.link)
    for game in some(GAMES):
        page.goto(f"{app.base}/#/minute/{game}")
        for text in some(read_toml(game, f"minute.{language}").values()):
            expect(page.get_by_role("status").filter(has_text=text)).to_be_in_viewport(ratio=1)
            expect(page.locator(".controls button").last).to_be_in_viewport(ratio=1)
            page.keyboard.press("ArrowRight")
        assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
        page.add_script_tag(path=AXE)
        assert page.evaluate(FIND) == []
        page.goto(f"{app.base}/#/learn/{game}")
        expect(page.get_by_role("listitem").first).to_be_visible()
        assert page.evaluate(FIND) == []


def test_from_one_games_minute_to_the_others(app: App, newcomer: Page) -> None:
    newcomer.goto(app.link)
    for game in some(GAMES):
        newcomer.goto(f"{app.base}/#/minute/{game}")
        first, second, *_ = read_toml(game, "minute.en").values()
        expect(newcomer.get_by_text(first)).to_be_visible()
        newcomer.keyboard.press("ArrowRight")
        expect(newcomer.get_by_text(second)).to_be_visible()
