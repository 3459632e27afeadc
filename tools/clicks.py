"""Clicks twice and thrice on everything during ten games against bots; goes on where it stopped.

Every kind of button that appears at a table is to be clicked two hundred times; what the database
then holds must have been shown and confirmed. `make clicks minutes=55` stops after so long.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, Queue
from random import Random
from threading import Lock
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.e2e.chromium import NoChromium, launch_options
from tests.e2e.clicks import PLANS, click
from tests.e2e.conftest import KNOWS_BOTH
from tests.server.running import App, running

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "clicks.json"
STAMP = ROOT / "src" / "erawan" / "server" / "static" / "sources.sha256"
GAMES = 5
"""So many of either game."""
WANTED = 200
AT_ONCE = 4
"""So many games are clicked at side by side: most of the time a hand waits for its next click."""
LONGEST = 1500
"""After so many clicks a game is left, though a button was seldom there."""


class Tally:
    """What was clicked on in which game, kept in a file; another page begins anew."""

    def __init__(self) -> None:
        self.page = STAMP.read_text(encoding="utf-8")
        self.games: dict[str, dict[str, Any]] = {}
        self._lock = Lock()
        if KEPT.exists():
            found = json.loads(KEPT.read_text(encoding="utf-8"))
            if found["page"] == self.page:
                self.games = found["games"]

    def of(self, game: str) -> dict[str, Any]:
        """One game's clicks by kind of button, and whether it is done."""
        return self.games.get(game, {"clicks": {}, "done": False})

    def clicks(self, name: str = "", without: str = "") -> Counter[str]:
        """The clicks of all games but one, of those whose name begins so."""
        every = Counter[str]()
        for game, told in list(self.games.items()):
            if game.startswith(name) and game != without:
                every.update(told["clicks"])
        return every

    def keep(self, game: str, clicks: Counter[str], done: bool) -> None:
        """Write one game down."""
        with self._lock:
            self.games[game] = {"clicks": dict(clicks), "done": done}
            KEPT.parent.mkdir(exist_ok=True)
            text = json.dumps({"page": self.page, "games": self.games}, indent=1)
            KEPT.write_text(text, encoding="utf-8")

    def told(self) -> str:
        """The clicks on every kind of button, as a table; what is short of the wish last."""
        king, siam, every = self.clicks("king"), self.clicks("siam"), self.clicks()
        lines = [f"{'button':32}{'king':>7}{'siam':>7}{'both':>7}"]
        lines += [
            f"{kind:32}{king[kind]:7}{siam[kind]:7}{count:7}{'  few' if count < WANTED else ''}"
            for kind, count in every.most_common()
        ]
        done = sum(told["done"] for told in self.games.values())
        few = sum(count < WANTED for count in every.values())
        lines.append(
            f"{done} of {2 * GAMES} games, {every.total()} double and triple clicks on"
            f" {len(every)} kinds of buttons, {few} kinds with fewer than {WANTED}"
        )
        return "\n".join(lines)


def play(page: Page, app: App, tally: Tally, game: str, until: float) -> list[str]:
    """Click through one game, or until the time is over; what was wrong."""
    name, _, number = game.partition(" ")
    pressed = Counter[str](tally.of(game)["clicks"])
    random = Random(f"{game} {pressed.total()}")
    share = WANTED * (int(number) + 1) / GAMES
    wrong: list[str] = []
    done = False
    while not done and time.monotonic() < until and not wrong:
        elsewhere = tally.clicks(without=game)

        def over(elsewhere: Counter[str] = elsewhere) -> bool:
            """Whether every kind that was seen has its share."""
            return pressed.total() >= LONGEST or (
                pressed.total() >= 100
                and all(elsewhere[kind] + count >= share for kind, count in pressed.items())
            )

        def enough(over: Callable[[], bool] = over) -> bool:
            return over() or time.monotonic() > until

        _, wrong = click(page, app, PLANS[name], random, pressed, enough)
        done = over()
        tally.keep(game, pressed, done)
    return wrong


def play_some(app: App, tally: Tally, games: Queue[str], until: float) -> list[str]:
    """Play one game after the other that nobody else plays; what was wrong."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        wrong: list[str] = []
        while not wrong and time.monotonic() < until:
            try:
                game = games.get_nowait()
            except Empty:
                break
            context = browser.new_context(locale="en-US", reduced_motion="reduce")
            context.add_init_script(KNOWS_BOTH)
            page = context.new_page()
            page.goto(app.link)
            wrong = play(page, app, tally, game, until)
            context.close()
        browser.close()
    return wrong


def main() -> None:
    """Click until all games are played or the time is over; exit 1 if a turn was not meant."""
    until = time.monotonic() + 60 * float(sys.argv[1] if sys.argv[1:] else 55)
    try:
        launch_options()
    except NoChromium as missing:
        sys.exit(str(missing))
    tally, games = Tally(), Queue[str]()
    for number in range(GAMES):
        for name in PLANS:
            if not tally.of(f"{name} {number}")["done"]:
                games.put(f"{name} {number}")
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data) / "data") as app,
        ThreadPoolExecutor(AT_ONCE) as pool,
    ):
        hands = [pool.submit(play_some, app, tally, games, until) for _ in range(AT_ONCE)]
        wrong = [fault for hand in hands for fault in hand.result()]
    print(tally.told())
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
