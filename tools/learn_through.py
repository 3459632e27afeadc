"""Walks from the first screen through tutorials, guided games and exams as a learner would.

`make learn-through` goes in every language by finger on a phone and by keyboard alone, judges every
screen with axe-core and reloads in every step; `make learn-through only="ru phone"` goes one way.
What was walked without fault is kept in build/learn_through.txt and not walked again.
"""

from __future__ import annotations

import sys
import tempfile
import time
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from erawan.learn.rules_pages import GAMES
from erawan.locale import LANGUAGES
from tests.e2e.chromium import NoChromium, launch_options
from tests.e2e.learner import HANDS, Learner
from tests.e2e.learning import Walk, Ways
from tests.server.running import running

DONE = Path("build/learn_through.txt")


def main() -> None:
    """Go every way, or those whose name has the words asked for; exit 1 if something is wrong."""
    wanted = " ".join(sys.argv[1:])
    ways = [" ".join(each) for each in product(LANGUAGES, HANDS)]
    chosen = [way for way in ways if wanted in way]
    if not chosen:
        sys.exit(f"no way is called {wanted}; there are {', '.join(ways)}")
    try:
        options = launch_options()
    except NoChromium as missing:
        sys.exit(str(missing))
    done = DONE.read_text().splitlines() if DONE.exists() and not wanted else []
    failed = False
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**options)
        for way in chosen:
            if way in done:
                print(f"{way}: walked before")
                continue
            wrong = walk(browser, way)
            failed = failed or bool(wrong)
            if not wrong:
                DONE.parent.mkdir(exist_ok=True)
                with DONE.open("a") as file:
                    file.write(f"{way}\n")
        browser.close()
    if failed:
        sys.exit(1)


def walk(browser: Browser, way: str) -> list[str]:
    """Go one way; what is wrong there."""
    language, by = way.split()
    start = time.monotonic()

    def tell(what: str) -> None:
        print(f"{way}: {what}, {time.monotonic() - start:.0f} s", flush=True)

    with tempfile.TemporaryDirectory() as data, running(Path(data) / "data") as app:
        learner = Learner(browser, language, by, hurried=False)
        try:
            Walk(learner, Ways(keeps=True), thorough=True, tell=tell).run(app, GAMES)
        except AssertionError as error:
            learner.wrong.append(str(error))
            DONE.parent.mkdir(exist_ok=True)
            learner.page.screenshot(path=DONE.parent / f"learn_through {way}.png")
        learner.close()
    print(f"{way}: {time.monotonic() - start:.0f} s, {len(learner.wrong)} wrong", flush=True)
    print(*(f"  {each}" for each in learner.wrong), sep="\n", flush=True)
    return learner.wrong


if __name__ == "__main__":
    main()
