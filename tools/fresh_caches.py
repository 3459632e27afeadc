"""A pytest plugin for tools/mutants.py: every test starts with empty caches.

Else a mutant hides behind what the true rules left in a cache, and mutmut notes only the first
test that calls a cached function as its test.
"""

from __future__ import annotations

import sys


def pytest_runtest_setup() -> None:
    """Empty the caches of both games' modules."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("erawan.king", "erawan.siam")):
            for value in list(vars(module).values()):
                if clear := getattr(value, "cache_clear", None):
                    clear()
