"""Tries the tables of both games on every screen in every language, and says what is wrong there.

`make tour` tries all, `make tour only=844x390` those whose name contains this.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.e2e.chromium import NoChromium, launch_options
from tests.e2e.scenes import boards
from tests.e2e.screens import everywhere, tour
from tests.server.running import running


def main() -> None:
    """Try them all, or those named; exit 1 if something is wrong."""
    wanted = sys.argv[1] if sys.argv[1:] else ""
    stops = [stop for stop in everywhere() if wanted in str(stop)]
    if not stops:
        sys.exit(f"nothing is called {wanted}")
    try:
        options = launch_options()
    except NoChromium as missing:
        sys.exit(str(missing))
    start = time.monotonic()
    looks = failed = 0
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data) / "data") as app,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**options)
        shown = {scene.name: scene for scene in boards(app)}
        for where, wrong in tour(browser, app, shown, stops):
            looks += 1
            if wrong:
                failed += 1
                print(f"{where}:", *wrong, sep="\n  ", flush=True)
        browser.close()
    minutes = (time.monotonic() - start) / 60
    print(f"{len(stops)} stops, {looks} looks, {failed} with something wrong, {minutes:.1f} min")
    if failed:
        sys.exit(1)


if __name__ == "__main__":
    main()
