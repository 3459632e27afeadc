"""What a browser loads before the page is there, without fonts and sounds."""

import gzip
from urllib.parse import urlsplit

from playwright.sync_api import Page, Response, expect

from tests.server.running import App

KINDS = {"document", "script", "stylesheet"}


def weigh(page: Page, app: App) -> dict[str, int]:
    """The compressed bytes of each file that the first screen needs."""
    loaded: dict[str, Response] = {}

    def note(response: Response) -> None:
        if response.ok and response.request.resource_type in KINDS:
            loaded[urlsplit(response.url).path] = response

    page.on("response", note)
    page.goto(app.link)
    expect(page.get_by_role("link", name="Play Siam")).to_be_visible()
    page.wait_for_load_state("networkidle")
    return {path: len(gzip.compress(each.body())) for path, each in loaded.items()}
