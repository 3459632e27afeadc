"""One running app for all tests that leave it running."""

from collections.abc import Iterator

import pytest

from tests.server.running import App, running
from tests.server.site import Site, serving


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with running(tmp_path_factory.mktemp("data") / "erawan") as started:
        yield started


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site, to which everybody comes under other names."""
    with serving(tmp_path_factory.mktemp("site") / "data") as started:
        yield started
