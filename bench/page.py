"""The page in a browser: when it can be used, how soon it answers a tap, how much is loaded.

Every time in a browser that has never seen it. `make bench only=page base=PATH` measures the page
of another checkout beside this one's, time by time in turn, so that what else the machine does
troubles both alike. Given are medians and between which values the median of all such times lies
in 95 of 100 such runs; of the differences too.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterator

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from bench.compared import compared_apps
from bench.measure import Measure
from tests.e2e.chromium import launch_options
from tests.e2e.king_table import king_plan
from tests.e2e.weight import weigh
from tests.server.running import App

REPEATS = 15
LEARNING = 1
"""Times that don't count: whatever is loaded or built on first use is then there."""
START, TABLE = 'a[href="#/new/siam"]', "main[data-version]"
CARD = 'button[aria-keyshortcuts="2"]'
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
# From the press to the first frame that shows the card as chosen, by way of the server.
TAP = """(card) => new Promise((answered) => {
  const start = performance.now();
  new MutationObserver((_, watcher) => {
    if (document.querySelector(card).getAttribute("aria-pressed") !== "true") return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      answered((performance.now() - start) / 1000);
    }));
  }).observe(document, { attributes: true, childList: true, subtree: true });
  document.querySelector(card).click();
})"""
Clocked = Callable[[BrowserContext, App], float]


def measures() -> Iterator[Measure]:
    """Seconds and kilobytes of this page, and of the one to compare with."""
    with compared_apps() as apps, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        clocked: dict[str, Clocked] = {
            "first screen can be used after": _start,
            "King of Siam table can be used after": _table,
            "a tapped card is shown as chosen after": _tap,
        }
        for what, clock in clocked.items():
            yield from _compare(what, _times(browser, apps, clock))
        for name, app in apps.items():
            loaded = sum(weigh(browser.new_page(locale="en-US"), app).values())
            what = f"page: loaded for the first screen, compressed{name}"
            yield Measure(what, loaded / 1000, "kB", "under 250")
        browser.close()


def _times(browser: Browser, apps: dict[str, App], clock: Clocked) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {name: [] for name in apps}
    for number in range(LEARNING + REPEATS):
        for name, app in apps.items():
            context = browser.new_context(locale="en-US")
            seconds = clock(context, app)
            context.close()
            if number >= LEARNING:
                times[name].append(seconds)
    return times


def _compare(what: str, times: dict[str, list[float]]) -> Iterator[Measure]:
    """Medians, and of the differences where two are compared."""
    for name, each in times.items():
        yield from _middle(f"page: {what}{name}", each, "under 1")
    if len(times) > 1:
        before, after = times.values()
        late = [new - old for old, new in zip(before, after, strict=True)]
        yield from _middle(f"page: {what}, after - before", late, "at most 0, within its interval")


def _middle(what: str, values: list[float], aim: str) -> Iterator[Measure]:
    """The median and its interval, which the binomial distribution gives."""
    ordered, count = sorted(values), len(values)
    outside, chance = 0, 0.5**count
    while chance <= 0.025:
        outside += 1
        chance += math.comb(count, outside) * 0.5**count
    yield Measure(what, statistics.median(ordered), "s", aim)
    yield Measure("page: that lies at least at", ordered[max(outside - 1, 0)], "s")
    yield Measure("page: and at most at", ordered[-max(outside, 1)], "s")


def _start(context: BrowserContext, app: App) -> float:
    return _usable(context, app.link, START)[1]


def _table(context: BrowserContext, app: App) -> float:
    return _usable(context, f"{app.link}#/table/{app.create(king_plan(2))}", TABLE)[1]


def _tap(context: BrowserContext, app: App) -> float:
    page, _ = _usable(context, f"{app.link}#/table/{app.create(king_plan(2))}", TABLE)
    expect(page.locator(CARD).first).to_be_enabled()
    return float(page.evaluate(TAP, CARD))


def _usable(context: BrowserContext, address: str, sign: str) -> tuple[Page, float]:
    """Seconds from asking for an address to the first frame after the sign is there."""
    context.add_init_script(WATCH % sign)
    page = context.new_page()
    page.goto(address)
    root = page.locator("html[data-usable]")
    expect(root).to_be_attached()
    return page, float(root.get_attribute("data-usable") or "nan") / 1000
