"""However somebody clicks, no turn is played that was not shown and confirmed."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.e2e.click_scenes import SCENES
from tests.e2e.clicks import Clicker
from tests.e2e.hands import Hand
from tests.server.running import App

LEAST, MOST = 12, 120
"""Presses at a table."""


@pytest.mark.parametrize(("name", "ends"), [("king begun", "Pass"), ("siam begun", "Confirm")])
def test_some_clicks(hand: Hand, app: App, name: str, ends: str) -> None:
    def enough() -> bool:
        wanted = clicker.tried[ends] and clicker.tried["Take back"]
        tried = clicker.tried.total()
        return tried >= MOST or (tried >= LEAST and bool(wanted))

    wanted = (ends, "Take back")
    clicker = Clicker(hand, app, Random(3), Counter[str](), enough, wanted=wanted)
    while not enough():
        presses, wrong, _ = clicker.click(replace(SCENES[name], most=MOST, whole=True))
        assert presses, "nothing could be pressed"
        assert wrong == []
    assert clicker.tried[ends], f"{ends} was never there"
    assert clicker.tried["Take back"], "Take back was never there"
