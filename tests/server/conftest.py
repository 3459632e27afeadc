"""One running app for all tests that leave it running."""

from collections.abc import Iterator

import pytest

from tests.server.running import App, running


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    with running(tmp_path_factory.mktemp("data") / "erawan") as started:
        yield started
