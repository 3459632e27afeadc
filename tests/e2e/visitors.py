"""People at their own browsers on a site, and everything that is sent to each of them."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.e2e.complaints import Complaints
from tests.e2e.conftest import KNOWS_BOTH
from tests.e2e.king_table import expect_settled
from tests.e2e.screens import AXE, FIND
from tests.server.site import Site

WIDE, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 664}


class Visitor:
    """Somebody at a browser of their own; `frames` is what came over the socket."""

    def __init__(self, browser: Browser, name: str, *, phone: bool = False, **more: Any) -> None:
        self.name = name
        self.phone = phone
        self.context = browser.new_context(
            locale="en-US",
            reduced_motion="reduce",
            has_touch=phone,
            viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
            **more,
        )
        self.context.add_init_script(KNOWS_BOTH)
        self.frames: list[str] = []
        self.page: Page = self.context.new_page()
        self.complaints = Complaints(self.page)
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def take_name(self) -> None:
        """Fill in the form that asks for it."""
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Use this name").click()

    def make_table(self, site: Site, game: str, seat: str) -> str:
        """Set up a table with an open seat, by the page alone; the link to it."""
        page = self.page
        page.goto(site.base)
        self.take_name()
        page.get_by_role("link", name=f"Play {game}", exact=True).click()
        page.get_by_role("combobox", name=seat).select_option("")
        page.get_by_role("button", name="Set the table").click()
        expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
        return page.get_by_label("Link", exact=True).input_value()

    def join(self, link: str) -> None:
        """Follow an invitation and take the seat."""
        self.page.goto(link)
        self.take_name()
        take = self.page.get_by_role("button", name="Take this seat")
        expect(take).to_be_visible()
        expect_settled(self.page)
        take.click()
        expect(self.page.locator("[data-board]")).to_be_visible()

    def look_on(self, address: str) -> None:
        """Follow the address of a table."""
        self.page.goto(address)
        self.take_name()
        expect(self.page.locator("[data-board]")).to_be_visible()

    def cookie(self) -> str:
        """What the site knows this browser by."""
        return next(str(each["value"]) for each in self.context.cookies())

    def views(self) -> Iterator[dict[str, Any]]:
        """All views that were sent while the game went on."""
        for frame in self.frames:
            view = json.loads(frame).get("view")
            if view and view["result"] is None:
                yield view

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()


def wrong_with(visitor: Visitor) -> list[str]:
    """What axe-core finds on a screen, in both themes."""
    visitor.page.add_script_tag(path=AXE)
    found: list[str] = []
    for theme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme=theme)
        found += visitor.page.evaluate(FIND)
    return found
