"""A pytest plugin for tools/mutants.py: quick tests first, and each with empty caches.

Else a mutant hides behind what the true rules left in a cache, and mutmut notes only the first
test that calls a cached function as its test.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

STATISTICS = Path("mutmut-stats.json")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the tests by the time they took without a mutant, as soon as that is known."""
    if STATISTICS.exists():
        seconds = json.loads(STATISTICS.read_text())["duration_by_test"]
        items.sort(key=lambda item: seconds.get(item.nodeid, 0))


def pytest_runtest_setup() -> None:
    """Empty the caches of both games' modules."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("erawan.king", "erawan.siam")):
            for value in list(vars(module).values()):
                if clear := getattr(value, "cache_clear", None):
                    clear()
