"""The page as a whole: it needs its key, fits every screen, and remembers what it was told."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.king_table import PATIENCE, KingTable, king_plan
from tests.server.running import App, free_port, running
from tests.some import some


def test_a_browser_without_the_key_is_told_what_to_do(page: Page, app: App) -> None:
    page.goto(app.base)
    expect(page.get_by_text("start it with the command erawan")).to_be_visible()


def test_a_tab_whose_key_is_gone_says_so(page: Page, tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path / "data", port) as first:
        page.goto(first.link)
        expect(page.get_by_role("link", name="Play King of Siam")).to_be_visible()
    (tmp_path / "data" / "access.json").unlink()
    with running(tmp_path / "data", port):
        connection = page.get_by_role("status", name="Connection")
        expect(connection).to_contain_text("has lost its key", timeout=PATIENCE)


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("screen", ["", "new/king-of-siam", "new/siam", "table"])
def test_nothing_sticks_out_and_all_is_large_enough_for_a_thumb(
    calm: Page, app: App, screen: str, width: int
) -> None:
    calm.set_viewport_size({"width": width, "height": 640})
    if screen == "table":
        KingTable.open(calm, app, king_plan(4))
    else:
        calm.goto(app.link)
        calm.goto(f"{app.base}/#/{screen}")
    expect(calm.get_by_role("button").first).to_be_visible()
    assert calm.evaluate("document.documentElement.scrollWidth") <= width
    for button in some(calm.get_by_role("button").all()):
        box = button.bounding_box()
        assert box, button
        assert min(box["width"], box["height"]) >= 44, button.inner_text()


def test_the_last_settings_come_back(calm: Page, app: App) -> None:
    calm.goto(app.link)
    calm.get_by_role("link", name="Play King of Siam").click()
    calm.get_by_role("radio", name="3").check()
    calm.get_by_role("combobox", name="Seat 2").select_option("A person")
    name = calm.get_by_role("textbox", name="Name of Seat 2")
    expect(name).to_have_attribute("placeholder", "Player 2")
    name.fill("Olga")
    calm.get_by_role("button", name="Play", exact=True).click()
    expect(calm.get_by_role("list", name="Players")).to_contain_text("Olga")
    calm.get_by_role("button", name="Pass").click()
    expect(calm.get_by_role("log", name="Narration")).to_contain_text("passes.")
    calm.get_by_role("button", name="Menu").click()
    calm.get_by_role("button", name="Back to the start").click()
    going_on = calm.get_by_role("region", name="Continue")
    expect(going_on.get_by_role("link").first).to_contain_text("Olga")
    calm.get_by_role("link", name="Play King of Siam").click()
    expect(calm.get_by_role("textbox", name="Name of Seat 2")).to_have_value("Olga")
    expect(calm.get_by_role("radio", name="3")).to_be_checked()


def test_language_and_theme_are_switched_and_kept(calm: Page, app: App) -> None:
    calm.goto(app.link)
    calm.get_by_role("button", name="Settings").click()
    calm.get_by_role("radio", name="Night").check()
    calm.get_by_role("radio", name="Русский").check()
    root = calm.locator("html")
    for _ in range(2):
        expect(root).to_have_attribute("lang", "ru")
        expect(root).to_have_attribute("data-theme", "dark")
        calm.reload()
    expect(calm.get_by_role("heading", level=1)).to_be_visible()


def test_after_night_the_page_looks_as_the_system_again(calm: Page, app: App) -> None:
    calm.emulate_media(color_scheme="light")
    calm.goto(app.link)
    calm.get_by_role("button", name="Settings").click()
    root = calm.locator("html")
    calm.get_by_role("radio", name="Night").check()
    expect(root).to_have_attribute("data-theme", "dark")
    light = calm.get_by_role("group", name="Light")
    light.get_by_role("radio", name="As the system").check()
    expect(root).to_have_attribute("data-theme", "light")
    calm.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")
