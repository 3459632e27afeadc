"""Clicks twice and thrice on everything at tables against bots; goes on where it stopped.

Ten games are clicked through from beginning to end, by mouse and by finger. Further tables follow,
chosen so that what was seldom there comes up, until every kind of button that was ever seen has had
its two hundred double or triple clicks. What the database then holds must have been shown and
confirmed. `make clicks minutes=55` stops after so long.
"""

from __future__ import annotations

import json
import signal
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Lock
from types import FrameType

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.chromium import NoChromium, launch_options
from tests.e2e.click_scenes import SCENES
from tests.e2e.clicks import WANTED, Clicker, Press
from tests.e2e.conftest import KNOWS_BOTH
from tests.e2e.hands import Hand
from tests.server.running import App, running

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "clicks.json"
STAMP = ROOT / "src" / "erawan" / "server" / "static" / "sources.sha256"
WHOLE_GAMES = 5
"""So many of either game are clicked through to their end."""
HANDS = ("mouse", "touch", "mouse", "touch")
"""So many click side by side: most of the time a hand waits for its next click."""
SIZES = {"mouse": (1280, 720), "touch": (390, 664)}
CURIOUS = 0.15
"""How often a table is opened though nothing is known to be missing there."""


class Tally:
    """What was clicked on at which tables, kept in a file; another page begins anew."""

    def __init__(self, until: float) -> None:
        self.until = until
        self.page = STAMP.read_text(encoding="utf-8")
        self.clicks: dict[str, Counter[str]] = {}
        """By scene and hand."""
        self.tables, self.ended = Counter[str](), Counter[str]()
        self.wrong: list[str] = []
        self._playing = Counter[str]()
        self._lock = Lock()
        if KEPT.exists():
            found = json.loads(KEPT.read_text(encoding="utf-8"))
            if found["page"] == self.page:
                self.clicks = {name: Counter(some) for name, some in found["clicks"].items()}
                self.tables, self.ended = Counter(found["tables"]), Counter(found["ended"])
        self.pressed = self.of("")

    def of(self, word: str) -> Counter[str]:
        """The clicks of all scenes and hands that are called so."""
        every = Counter[str]()
        for name, some in self.clicks.items():
            if word in name:
                every.update(some)
        return every

    def stop(self, *_: int | FrameType | None) -> None:
        """Let every hand end soon."""
        self.until = 0

    def enough(self) -> bool:
        """Whether the time is over, or there is nothing more to do."""
        return bool(self.wrong) or time.monotonic() > self.until

    def next_scene(self, hand: str, random: Random) -> str | None:
        """A whole game that is missing, or where the seldom pressed was found; None at the end."""
        with self._lock:
            for name, scene in SCENES.items():
                if scene.whole and self.ended[name] + self._playing[name] < WHOLE_GAMES:
                    self._playing[name] += 1
                    return name
            others = [name for name, scene in SCENES.items() if not scene.whole]
            fresh = [name for name in others if not self.tables[f"{name} {hand}"]]
            missing = [kind for kind, count in self.pressed.items() if count < WANTED]
            if fresh or not missing:
                return random.choice(fresh) if fresh else None
            if random.random() < CURIOUS:
                return random.choice(others)
            short = [WANTED - self.pressed[kind] for kind in missing]
            (kind,) = random.choices(missing, short)

            def often(name: str) -> float:
                clicks = self.clicks.get(f"{name} {hand}", Counter())
                return clicks[kind] / max(1, clicks.total())

            return max(others, key=often) if any(map(often, others)) else random.choice(others)

    def keep(self, scene: str, hand: str, presses: list[Press], ended: bool) -> None:
        """Write a table down."""
        with self._lock:
            name = f"{scene} {hand}"
            self.clicks.setdefault(name, Counter()).update(
                press.kind for press in presses if press.quick
            )
            self.tables[name] += 1
            self.ended[scene] += ended
            self._playing[scene] -= SCENES[scene].whole
            KEPT.parent.mkdir(exist_ok=True)
            kept = {"page": self.page, "clicks": self.clicks}
            kept |= {"tables": self.tables, "ended": self.ended}
            KEPT.write_text(json.dumps(kept, indent=1), encoding="utf-8")

    def told(self) -> str:
        """The clicks on every kind of button, as a table; what is short of the wish last."""
        columns = [self.of(word) for word in ("king", "siam", "mouse", "touch", "")]
        lines = [f"{'button':32}" + "".join(f"{word:>7}" for word in COLUMNS)]
        for kind, count in columns[-1].most_common():
            short = "  few" if count < WANTED else ""
            lines.append(f"{kind:32}" + "".join(f"{each[kind]:7}" for each in columns) + short)
        few = sum(count < WANTED for count in columns[-1].values())
        whole = sum(count for name, count in self.ended.items() if SCENES[name].whole)
        lines.append(
            f"{whole} of {2 * WHOLE_GAMES} whole games, {self.tables.total()} tables against bots,"
            f" {columns[-1].total()} double and triple clicks on {len(columns[-1])} kinds of"
            f" buttons, {few} kinds with fewer than {WANTED}"
        )
        return "\n".join(lines)


COLUMNS = ("king", "siam", "mouse", "touch", "all")


def click_on(app: App, tally: Tally, hand: str, number: int) -> None:
    """Click at one table after the other until there is nothing more to do."""
    random = Random(f"{number} {tally.pressed.total()}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        moved = Hand(page_for(browser, hand), hand == "touch")
        clicker = Clicker(moved, app, random, tally.pressed, tally.enough)
        while not tally.enough() and (scene := tally.next_scene(hand, random)):
            presses, wrong, ended = clicker.click(SCENES[scene])
            tally.keep(scene, hand, presses, ended)
            tally.wrong += [f"{scene} {hand}: {fault}" for fault in wrong]
        browser.close()


def page_for(browser: Browser, hand: str) -> Page:
    """A desktop for the mouse, a phone for the finger."""
    width, height = SIZES[hand]
    context = browser.new_context(
        locale="en-US",
        reduced_motion="reduce",
        has_touch=hand == "touch",
        viewport={"width": width, "height": height},
    )
    context.add_init_script(KNOWS_BOTH)
    return context.new_page()


def main() -> None:
    """Click until all is done or the time is over; exit 1 if a turn was not meant."""
    tally = Tally(time.monotonic() + 60 * float(sys.argv[1] if sys.argv[1:] else 55))
    signal.signal(signal.SIGTERM, tally.stop)
    signal.signal(signal.SIGINT, tally.stop)
    try:
        launch_options()
    except NoChromium as missing:
        sys.exit(str(missing))
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data) / "data") as app,
        ThreadPoolExecutor(len(HANDS)) as pool,
    ):
        hands = [
            pool.submit(click_on, app, tally, hand, number) for number, hand in enumerate(HANDS)
        ]
        for each in hands:
            each.result()
    print(tally.told())
    if tally.wrong:
        sys.exit("\n".join(tally.wrong))


if __name__ == "__main__":
    main()
