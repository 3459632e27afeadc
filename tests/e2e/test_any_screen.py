"""Tables fill any screen, in any language: the board is large, nothing is small, cut or covered."""

from itertools import combinations

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.scenes import Scene, tables
from tests.e2e.screens import (
    GAMES,
    LANGUAGES,
    SCENES,
    SCREENS,
    everywhere,
    judge,
    pairwise,
    tour,
)
from tests.server.running import App
from tests.some import some

BOARD = '<div data-board style="height: 90vh"></div>'


@pytest.fixture(scope="module")
def shown(app: App) -> dict[str, Scene]:
    """All tables by name."""
    return {scene.name: scene for scene in tables(app)}


@pytest.mark.parametrize("places", list(combinations(range(3), 2)))
def test_the_selection_has_every_pair(places: tuple[int, int]) -> None:
    one, other = places
    pairs = {(stop[one], stop[other]) for stop in everywhere()}
    assert len(pairs) >= len(LANGUAGES) * len(GAMES)
    assert pairs == {(stop[one], stop[other]) for stop in pairwise()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong(
    browser: Browser, app: App, shown: dict[str, Scene], language: str
) -> None:
    stops = [stop for stop in pairwise() if stop.language == language]
    assert len(stops) == len(SCREENS)
    looks = list(tour(browser, app, shown, stops))
    assert len(looks) >= len(stops) * len(SCENES)
    assert {where: wrong for where, wrong in some(looks) if wrong} == {}


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ('<div data-board style="width: 300px; height: 300px"></div>', "the board is 300 x 300 px"),
        ("<div data-board></div>", "the board is 844 x 0 px"),
        (f'{BOARD}<button style="margin-left: -90px">Pass', "sticks out sideways"),
        (f'{BOARD}<button style="position: fixed; top: 99vh">Pass', "sticks out"),
        (f'{BOARD}<button>Pass</button><button style="margin-left: -30px">Skip', "overlap"),
        (f'{BOARD}<button style="position: absolute; top: 9px">Pass', "lies on the board"),
        (f'{BOARD}<p style="height: 99vh">', "the page scrolls down"),
        (f'{BOARD}<p style="width: 999px">wide', "the page scrolls sideways"),
        (f'{BOARD}<svg viewBox="0 0 100 100" width="50"><text y="50">RY', "is written in 8.0 px"),
    ],
)
def test_the_judges_see_what_is_wrong(page: Page, body: str, complaint: str) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    page.set_content(f'<body style="margin: 0; font: 16px sans-serif">{body}')
    found = judge(page)
    assert any(complaint in each for each in found), found
