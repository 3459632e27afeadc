"""However somebody clicks, no turn is played that was not shown and confirmed."""

from collections import Counter
from itertools import count
from random import Random

import pytest
from playwright.sync_api import Page

from tests.e2e.clicks import PLANS, click
from tests.server.running import App

LEAST, MOST = 12, 80


@pytest.mark.parametrize(("name", "ends"), [("king", "Pass"), ("siam", "Confirm")])
def test_some_clicks(page: Page, app: App, name: str, ends: str) -> None:
    random, pressed, asked = Random(3), Counter[str](), count()

    def enough() -> bool:
        wanted = pressed[ends] and pressed["Take back"]
        return next(asked) > MOST or (pressed.total() >= LEAST and bool(wanted))

    page.goto(app.link)
    while not enough():
        more, wrong = click(page, app, PLANS[name], random, pressed, enough)
        assert more, "nothing could be pressed"
        assert wrong == []
    assert next(asked) < MOST, f"{ends} or Take back was never there"
