"""However somebody clicks, no turn is played that was not shown and confirmed."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.clicks import MEANT, Press, Wire, faults, press_at_random
from tests.e2e.king_table import PATIENCE, king_plan
from tests.e2e.siam_table import siam_plan
from tests.server.running import App

PACE = 100
PLANS: dict[str, dict[str, Any]] = {
    "king": king_plan(2, bots=1, settings={"pace": PACE, "auto_pass": False}),
    "siam": siam_plan(bot=True, settings={"pace": PACE}),
}


def clicked(page: Page, app: App, name: str, seed: int, count: int) -> list[Press]:
    """Clicks at one table after the other, until there were so many; each must have been meant."""
    random, presses = Random(seed), list[Press]()
    page.goto(app.link)
    while len(presses) < count:
        table = app.create(PLANS[name])
        wire = Wire(table)
        page.on("websocket", wire.listen)
        page.goto("about:blank")
        page.goto(f"{app.base}/#/table/{table}")
        expect(page.get_by_role("main")).to_have_attribute("data-version", "0", timeout=PATIENCE)
        more = press_at_random(page, wire, random, count - len(presses))
        page.wait_for_timeout(500)
        page.remove_listener("websocket", wire.listen)
        assert more, "nothing could be pressed"
        assert faults(app, table, wire, more) == []
        presses += more
    return presses


@pytest.mark.parametrize(("name", "seed", "act"), [("king", 3, "pass"), ("siam", 2, "confirm")])
def test_some_clicks(page: Page, app: App, name: str, seed: int, act: str) -> None:
    presses = clicked(page, app, name, seed, count=16)
    assert act in {each["act"]["act"] for press in presses for each in press.acts}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", PLANS)
def test_two_hundred_clicks(page: Page, app: App, name: str, seed: int) -> None:
    presses = clicked(page, app, name, seed, count=200)
    ended = [act for press in presses for act in press.acts if act["act"]["act"] in MEANT.values()]
    assert len(ended) > 20, "hardly anything was played"
