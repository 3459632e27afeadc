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
from pathlib import Path
from random import Random
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
LONGEST = 1500
"""After so many clicks a game is left, though a button was seldom there."""


class Tally:
    """What was clicked on in which game, kept in a file; another page begins anew."""

    def __init__(self) -> None:
        self.page = STAMP.read_text(encoding="utf-8")
        self.games: dict[str, dict[str, Any]] = {}
        if KEPT.exists():
            found = json.loads(KEPT.read_text(encoding="utf-8"))
            if found["page"] == self.page:
                self.games = found["games"]

    def of(self, name: str, number: int) -> dict[str, Any]:
        """One game's clicks by kind of button, and whether it is done."""
        return self.games.setdefault(f"{name} {number}", {"clicks": {}, "done": False})

    def clicks(self, name: str = "") -> Counter[str]:
        """The clicks of all games whose name begins so."""
        every = Counter[str]()
        for game, told in self.games.items():
            if game.startswith(name):
                every.update(told["clicks"])
        return every

    def keep(self) -> None:
        """Write it down."""
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


def play(page: Page, app: App, tally: Tally, name: str, number: int, until: float) -> list[str]:
    """Click through one game, or until the time is over; what was wrong."""
    game = tally.of(name, number)
    pressed = Counter[str](game["clicks"])
    random = Random(f"{name} {number} {pressed.total()}")
    before = tally.clicks(name)
    before.subtract(pressed)
    elsewhere = tally.clicks()
    elsewhere.subtract(pressed)

    def reached() -> bool:
        """Whether every kind that was seen has its share."""
        share = WANTED * (number + 1) / GAMES
        return pressed.total() >= 100 and all(
            before[kind] + count >= share or elsewhere[kind] + count >= WANTED
            for kind, count in pressed.items()
        )

    def over() -> bool:
        return reached() or pressed.total() >= LONGEST

    wrong: list[str] = []
    while not over() and time.monotonic() < until and not wrong:
        _, wrong = click(
            page,
            app,
            PLANS[name],
            random,
            pressed,
            lambda: over() or time.monotonic() > until,
        )
        tally.games[f"{name} {number}"] = {"clicks": dict(pressed), "done": over()}
        tally.keep()
    return wrong


def main() -> None:
    """Click until all games are played or the time is over; exit 1 if a turn was not meant."""
    until = time.monotonic() + 60 * float(sys.argv[1] if sys.argv[1:] else 55)
    try:
        options = launch_options()
    except NoChromium as missing:
        sys.exit(str(missing))
    tally, wrong = Tally(), list[str]()
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data) / "data") as app,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**options)
        for number in range(GAMES):
            for name in PLANS:
                if wrong or tally.of(name, number)["done"] or time.monotonic() > until:
                    continue
                context = browser.new_context(locale="en-US", reduced_motion="reduce")
                context.add_init_script(KNOWS_BOTH)
                page = context.new_page()
                page.goto(app.link)
                wrong = play(page, app, tally, name, number, until)
                context.close()
        browser.close()
    print(tally.told())
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
