"""The system's Chromium, driven by Playwright."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.e2e.chromium import NoChromium, launch_options
from tests.e2e.complaints import Complaints
from tests.e2e.hands import Hand
from tests.e2e.visitor import Visitor
from tests.server.running import App, running
from tests.some import some

FOLDER = "tests/e2e/"
MAX_SECOND_TRIES = 3


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give every browser test a second try: a busy machine may starve a browser for seconds."""
    for item in items:
        if item.nodeid.startswith(FOLDER) and not item.get_closest_marker("flaky"):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail if many tests needed their second try: then something is wrong, not the machine."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    assert isinstance(reporter, pytest.TerminalReporter)
    again = [each for each in reporter.stats.get("rerun", []) if each.nodeid.startswith(FOLDER)]
    for each in again:
        reporter.write_line(f"\nneeded a second try: {each.nodeid}", yellow=True)
    if len(again) > MAX_SECOND_TRIES:
        reporter.write_line("too many second tries", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    try:
        return {**browser_type_launch_args, **launch_options()}
    except NoChromium as missing:
        reason = f"THE BROWSER TESTS DID NOT RUN. {missing}"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A reader of English who wants nothing to move, unless a test says otherwise."""
    return {**browser_context_args, "locale": "en-US", "reduced_motion": "reduce"}


KNOWS_BOTH = """try {
  localStorage.setItem("erawan.minute", '["king-of-siam","siam"]');
} catch {}"""
"""A visitor who needs no telling what the games are about."""


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """Somebody who knows both games."""
    context.add_init_script(KNOWS_BOTH)
    return context


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """A started app for all tests of a file that don't take it away."""
    with running(tmp_path_factory.mktemp("app") / "data") as started:
        yield started


@pytest.fixture
def calm(page: Page) -> Iterator[Page]:
    """A page that must not complain."""
    complaints = Complaints(page)
    yield page
    assert complaints.heard == []


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Visitor]:
    """Opens pages as browsers that have never been here; none of them may complain."""
    opened: list[tuple[Page, Complaints]] = []

    def visit(**options: Any) -> Page:
        wanted = {"locale": "en-US", "reduced_motion": "reduce", **options}
        page = browser.new_context(**wanted).new_page()
        opened.append((page, Complaints(page)))
        return page

    yield visit
    for page, complaints in some(opened):
        assert complaints.heard == []
        page.context.close()


@pytest.fixture
def moving(visitor: Visitor) -> Page:
    """A page where things move, as for most people, and that must not complain."""
    page = visitor(reduced_motion="no-preference")
    page.context.add_init_script(KNOWS_BOTH)
    return page


@pytest.fixture(params=["mouse", "touch"])
def hand(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Hand]:
    """Both hands, one after the other."""
    touch = request.param == "touch"
    size = {"width": 390, "height": 664} if touch else {"width": 1366, "height": 768}
    context = browser.new_context(
        locale="en-US",
        reduced_motion="reduce",
        has_touch=touch,
        viewport=size,  # type: ignore[arg-type]
        accept_downloads=True,
    )
    context.add_init_script(KNOWS_BOTH)
    page = context.new_page()
    complaints = Complaints(page)
    made = Hand(page, touch)
    yield made
    assert complaints.but_for(made.tolerated) == []
    context.close()
