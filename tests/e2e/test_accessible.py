"""Every screen, by day and by night, has nothing serious against it in axe-core's eyes.

And whatever can be pressed there has a name of its own.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.e2e.complaints import Complaints
from tests.e2e.scenes import Scene, scenes
from tests.e2e.screens import AXE, FIND, twins
from tests.server.running import App


@pytest.fixture(scope="module")
def shown(app: App) -> dict[str, Scene]:
    """All screens by name."""
    return {scene.name: scene for scene in scenes(app)}


@pytest.fixture(scope="module")
def visitor(browser: Browser, app: App) -> Iterator[BrowserContext]:
    """A browser that has the key and may be given scripts."""
    context = browser.new_context(bypass_csp=True, locale="en-US", reduced_motion="reduce")
    page = context.new_page()
    page.goto(app.link)
    page.close()
    yield context
    context.close()


@pytest.mark.parametrize("game", ["king", "siam", ""])
def test_nothing_serious_is_wrong(
    visitor: BrowserContext, app: App, shown: dict[str, Scene], game: str
) -> None:
    found = {}
    kinds = {name: name.split("-")[0] for name in shown}
    of_this_kind = [
        name for name, kind in kinds.items() if (kind if kind in {"king", "siam"} else "") == game
    ]
    assert len(of_this_kind) > 3
    for name in of_this_kind:
        page = visitor.new_page()
        complaints = Complaints(page)
        shown[name].open(page, app)
        if alike := twins(page):
            found[name] = alike
        page.add_script_tag(path=AXE)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            if wrong := page.evaluate(FIND):
                found[f"{name} {theme}"] = wrong
        assert complaints.heard == []
        page.close()
    assert found == {}
