"""Somebody who has never heard of the games learns both, knowing only what the page shows.

Each language once, by finger on a phone or by keyboard alone; `make learn-through` goes all ways.
"""

from itertools import cycle

import pytest
from playwright.sync_api import Browser

from erawan.learn.rules_pages import GAMES
from erawan.locale import LANGUAGES
from tests.e2e.learner import HANDS, Learner
from tests.e2e.learning import Walk, Ways
from tests.server.running import App


@pytest.mark.parametrize(("language", "by"), [*zip(LANGUAGES, cycle(HANDS), strict=False)])
def test_from_the_first_screen_to_both_exams(
    app: App, browser: Browser, language: str, by: str
) -> None:
    learner = Learner(browser, language, by, hurried=True)
    Walk(learner, Ways(), thorough=False, tell=print).run(app, GAMES)
    learner.close()
    assert learner.wrong == []
