"""What ends a turn or undoes one has a place of its own, on every screen."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.king_table import king_plan
from tests.e2e.screens import GAMES, SCREENS
from tests.e2e.siam_table import after, siam_plan, steps
from tests.server.running import App
from tests.server.running import Page as Watcher
from tests.some import some

SETTINGS = {"pace": 10_000, "auto_pass": False}
PLANS = {
    "king": king_plan(2, bots=1, settings=SETTINGS),
    "siam": siam_plan(bot=True, settings=SETTINGS),
}
SHOWN = """() => [...document.querySelectorAll("[data-does]")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.dataset.does.split(" ")[0], x, y + scrollY, width, height];
  })"""
ALONE = {"confirm", "pass", "skip", "take_back"}


class Place(NamedTuple):
    """Where a button stands on the page, which may have to be scrolled there."""

    act: str
    x: float
    y: float
    width: float
    height: float

    def touches(self, other: "Place") -> bool:
        """Whether they have anything in common."""
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )


@pytest.mark.parametrize("language", ["it", "nl"])
@pytest.mark.parametrize("game", GAMES)
def test_a_second_press_never_finds_another_act(
    browser: Browser, app: App, game: str, language: str
) -> None:
    context = browser.new_context(locale=language, reduced_motion="reduce")
    page = context.new_page()
    page.goto(app.link)
    table = app.create(PLANS[game])
    page.goto(f"{app.base}/#/table/{table}")
    places: dict[str, set[Place]] = {str(screen): set() for screen in SCREENS}
    with app.socket() as tab:
        watcher = Watcher(tab, table)
        for view in some(turns(watcher, game)):
            moment = f"{view['version']}.{view['draft']}"
            expect(page.locator(f'main[data-moment="{moment}"]')).to_be_visible()
            for name, shown in look(page):
                places[name] |= shown
    context.close()
    found = {place.act for shown in places.values() for place in some(shown)}
    assert found >= ALONE - ({"pass"} if game == "siam" else set())
    wrong = {
        (name, one, other)
        for name, shown in some(places.items())
        for one, other in combinations(sorted(shown), 2)
        if one.act != other.act and one.touches(other) and {one.act, other.act} <= ALONE
    }
    assert wrong == set()


def turns(watcher: Watcher, game: str) -> Iterator[dict[str, Any]]:
    """The table at every step of a turn, while the bot thinks, and before the next turn."""
    yield watcher.view
    if game == "king":
        watcher.do("choose", choices=[{"kind": "card", "value": "ra"}])
    while not watcher.view["turn"]["complete"]:
        yield watcher.view
        if game == "king":
            watcher.choose()
        else:
            for each in steps(after(), "@b1n"):
                watcher.do("choose", choices=[{"kind": each.kind, "value": each.value}])
    yield watcher.view
    yield watcher.do("confirm")
    watcher.do("skip")
    while watcher.view["turn"] is None:
        watcher.wait_for_change()
    yield watcher.view


def look(page: Page) -> Iterator[tuple[str, set[Place]]]:
    """What stands where on every screen."""
    for screen in SCREENS:
        page.set_viewport_size({"width": screen.width, "height": screen.height})
        yield str(screen), {Place(*each) for each in page.evaluate(SHOWN)}
