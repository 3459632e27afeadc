"""How much a browser has to load."""

from playwright.sync_api import Page

from tests.e2e.weight import weigh
from tests.server.running import App

LIMIT = 250_000


def test_the_page_is_small(calm: Page, app: App) -> None:
    sizes = weigh(calm, app)
    assert any(path.endswith(".css") for path in sizes)
    assert any(path.startswith("/assets/en") for path in sizes)
    assert not any(path.startswith("/assets/ru") for path in sizes)
    assert sum(sizes.values()) < LIMIT, sizes
