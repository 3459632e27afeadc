"""One page by two hands: a mouse, or a finger on a phone."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.e2e.complaints import Complaints


@dataclass
class Hand:
    """A page that must not complain, and what presses on it."""

    page: Page
    touch: bool

    def press(self, thing: Locator) -> None:
        """Click, or tap."""
        if self.touch:
            thing.tap()
        else:
            thing.click()


@pytest.fixture(params=["mouse", "touch"])
def hand(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Hand]:
    """Both hands, one after the other."""
    touch = request.param == "touch"
    size = {"width": 390, "height": 664} if touch else {"width": 1366, "height": 768}
    context = browser.new_context(
        locale="en-US",
        reduced_motion="reduce",
        has_touch=touch,
        viewport=size,  # type: ignore[arg-type]
        accept_downloads=True,
    )
    page = context.new_page()
    complaints = Complaints(page)
    yield Hand(page, touch)
    assert complaints.heard == []
    context.close()
