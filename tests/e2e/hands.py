"""One page by two hands: a mouse, or a finger on a phone."""

import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from tests.e2e.king_table import KingTable, expect_settled
from tests.e2e.siam_table import SiamTable
from tests.server.running import App

LOG_FOLDED = re.compile("^(Players, outlook and log|Log)$")


@dataclass
class Hand:
    """A page that must not complain, and what presses on it."""

    page: Page
    touch: bool
    tolerated: str = ""
    """The status of answers that the browser may complain about."""

    def press(self, thing: Locator) -> None:
        """Click, or tap, once nothing is deaf any more: what appears under a press is at first."""
        expect_settled(self.page)
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def press_on(self, thing: Locator, times: int, gap: int = 60) -> tuple[float, float]:
        """Press several times in one place, whatever lies there after the first: the place."""
        expect_settled(self.page)
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box
        place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for count in range(times):
            if count:
                self.page.wait_for_timeout(gap)
            self.press_at(place)
        return place

    def press_at(self, place: tuple[float, float]) -> None:
        """Press somewhere on the screen."""
        if self.touch:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)

    def open_log(self) -> Locator:
        """The log of a table, brought up where it is folded away."""
        more = self.page.get_by_role("button", name=LOG_FOLDED)
        if more.is_visible():
            self.press(more)
        return self.page.get_by_role("region", name="Log").filter(visible=True)

    def king(self, app: App, plan: dict[str, Any]) -> KingTable:
        """A table of King of Siam."""
        table = KingTable.open(self.page, app, plan)
        table.touch = self.touch
        return table

    def siam(self, app: App, plan: dict[str, Any]) -> SiamTable:
        """A table of Siam."""
        return SiamTable.open(self.page, app, plan, touch=self.touch)
