"""A newcomer clones into an empty folder and types what the README says."""

import time
from pathlib import Path

from tests.package.checkout import WHEELHOUSE, clone, serving, stub


def test_make_play_in_a_fresh_clone_shows_the_page_twice(tmp_path: Path) -> None:
    source = clone(tmp_path / "erawan")
    environment = {
        **stub(tmp_path / "stubs", "node", "npm", "npx"),
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(WHEELHOUSE),
        "BROWSER": "true",
    }
    minutes = []
    for _ in range(2):
        start = time.monotonic()
        with serving(["make", "play"], source, environment) as fetch:
            minutes.append((time.monotonic() - start) / 60)
            assert "<title>" in fetch("/")
    first, second = minutes
    print(f"make play: first {first * 60:.1f} s, second {second * 60:.1f} s")
    assert second < first / 3, "the second time nothing is installed or built"
