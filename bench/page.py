"""The page in a browser: when it can be used, and how much is loaded until then."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from bench.measure import Measure
from tests.e2e.chromium import launch_options
from tests.e2e.king_table import king_plan
from tests.e2e.weight import weigh
from tests.server.running import App, running

REPEATS = 5
START, TABLE = 'a[href="#/new/siam"]', "main[data-version]"
# Svelte puts a screen on the page together with what listens to it.
WATCH = """
new MutationObserver((_, watcher) => {
  if (!document.querySelector('%s')) return;
  watcher.disconnect();
  requestAnimationFrame(() => setTimeout(() => {
    document.documentElement.dataset.usable = String(performance.now());
  }));
}).observe(document, { childList: true, subtree: true });
"""


def measures() -> Iterator[Measure]:
    """Figures of the page, each time in a browser that has never seen it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "data") as app,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_options())
        start = min(_usable(browser, app, "", START) for _ in range(REPEATS))
        yield Measure("page: first screen can be used after", start, "s", "under 1")
        table = f"#/table/{app.create(king_plan(2))}"
        shown = min(_usable(browser, app, table, TABLE) for _ in range(REPEATS))
        yield Measure("page: King of Siam table can be used after", shown, "s", "under 1")
        loaded = sum(weigh(browser.new_page(locale="en-US"), app).values())
        yield Measure("page: loaded until then, compressed", loaded / 1000, "kB", "under 250")
        browser.close()


def _usable(browser: Browser, app: App, address: str, sign: str) -> float:
    """Seconds from asking for an address to the first frame after the sign is there."""
    context = browser.new_context(locale="en-US")
    context.add_init_script(WATCH % sign)
    page = context.new_page()
    page.goto(f"{app.link}{address}")
    root = page.locator("html[data-usable]")
    expect(root).to_be_attached()
    seconds = float(root.get_attribute("data-usable") or "nan") / 1000
    context.close()
    return seconds
