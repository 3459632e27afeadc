"""One page by two hands: a mouse, or a finger on a phone."""

from dataclasses import dataclass

from playwright.sync_api import Locator, Page

from tests.e2e.king_table import expect_settled


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
