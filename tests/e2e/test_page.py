"""The page in a real browser: it counts, and comes back by itself."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, expect

from tests.server.running import free_port, running

PATIENCE = 20_000


class Complaints:
    """What the browser complained about, but for the server that we took away ourselves."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", self._fail)

    def _hear(self, message: ConsoleMessage) -> None:
        away = "WebSocket connection to" in message.text and "ERR_CONNECTION" in message.text
        if message.type in {"error", "warning"} and not away:
            self.heard.append(message.text)

    def _fail(self, error: Error) -> None:
        self.heard.append(str(error))


def test_presses_are_counted_and_outlive_the_server(page: Page, tmp_path: Path) -> None:
    complaints = Complaints(page)
    port = free_port()
    count, state = page.get_by_test_id("count"), page.get_by_test_id("state")
    button = page.get_by_role("button", name="Press")
    with running(tmp_path / "data", port) as app:
        page.goto(app.link)
        assert page.url == f"{app.base}/"
        expect(state).to_have_text("Connected.")
        expect(count).to_have_text("0")
        button.click()
        button.click()
        expect(count).to_have_text("2")
        app.kill()
    expect(state).to_contain_text("comes back by itself")
    expect(count).to_have_text("2")
    button.click()
    expect(page.get_by_test_id("saved")).to_have_text("One press is not saved yet.")
    with running(tmp_path / "data", port) as again:
        assert again.port == port
        expect(state).to_have_text("Connected.", timeout=PATIENCE)
        expect(count).to_have_text("3")
        expect(page.get_by_test_id("saved")).to_have_text("3 presses, all saved.")
        assert again.count() == 3
    assert complaints.heard == []


def test_two_tabs_count_together(context: BrowserContext, tmp_path: Path) -> None:
    with running(tmp_path / "data") as app:
        first, second = context.new_page(), context.new_page()
        first.goto(app.link)
        second.goto(app.base)
        expect(second.get_by_test_id("count")).to_have_text("0")
        first.get_by_role("button", name="Press").click()
        expect(second.get_by_test_id("count")).to_have_text("1")


def test_a_press_made_without_the_server_outlives_a_reload_of_the_tab(
    page: Page, tmp_path: Path
) -> None:
    port = free_port()
    with running(tmp_path / "data", port) as app:
        page.goto(app.link)
        expect(page.get_by_test_id("state")).to_have_text("Connected.")
        app.kill()
    page.get_by_role("button", name="Press").click()
    expect(page.get_by_test_id("saved")).to_have_text("One press is not saved yet.")
    with running(tmp_path / "data", port):
        page.reload()
        expect(page.get_by_test_id("count")).to_have_text("1")


def test_a_browser_without_the_key_is_told_what_to_do(page: Page, tmp_path: Path) -> None:
    with running(tmp_path / "data") as app:
        page.goto(app.base)
        expect(page.get_by_text("start it with the command erawan")).to_be_visible()


def test_a_tab_whose_key_is_gone_says_so(page: Page, tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path / "data", port) as app:
        page.goto(app.link)
        expect(page.get_by_test_id("state")).to_have_text("Connected.")
    (tmp_path / "data" / "access.json").unlink()
    with running(tmp_path / "data", port):
        state = page.get_by_test_id("state")
        expect(state).to_contain_text("has lost its key", timeout=PATIENCE)


@pytest.mark.parametrize("width", [320, 1280])
def test_nothing_sticks_out_and_the_button_is_large_enough_for_a_thumb(
    page: Page, tmp_path: Path, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 640})
    with running(tmp_path / "data") as app:
        page.goto(app.link)
        expect(page.get_by_test_id("state")).to_have_text("Connected.")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        box = page.get_by_role("button", name="Press").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
