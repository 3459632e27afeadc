"""What all tests need."""

import inspect
import re
import signal
from pathlib import Path

import pytest

TIMED = re.compile(r"\b(timing|check_each|watched)\(")
"""What a test uses that looks at the clock: see `tests/stopwatch.py`."""


def pytest_configure() -> None:
    """Let Ctrl-C reach the programs under test, also if a shell put this into the background."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give tests that look at the clock two further tries.

    What is too slow is so every time (`make sleeps` shows that each of them still notices); what a
    noisy machine does to one try it hardly does to three.
    """
    for item in items:
        if isinstance(item, pytest.Function) and TIMED.search(inspect.getsource(item.function)):
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A fresh database, as today's tables are kept in."""
    # Most tests need none of it.
    from erawan.tables.migrate import migrate

    path = tmp_path / "erawan.sqlite3"
    migrate(path)
    return path
