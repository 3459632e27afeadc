"""Takes a picture of every screen into build/shots; text that can't be read fails it.

`make shots` takes all, `make shots only=phone-dark-ru` those whose name contains this.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from tests.e2e.chromium import NoChromium, launch_options
from tests.e2e.complaints import Complaints
from tests.e2e.scenes import Scene, scenes
from tests.e2e.screens import judge
from tests.server.running import App, running

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "shots"
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 800},
    "phone": {"width": 360, "height": 740},
    "small": {"width": 320, "height": 568},
    "toolbars": {"width": 390, "height": 664},
    "landscape": {"width": 844, "height": 390},
    "zoomed": {"width": 640, "height": 400},
    "tablet": {"width": 768, "height": 1024},
    "laptop": {"width": 1366, "height": 625},
}
TOUCHED = {"phone", "small", "toolbars", "landscape", "tablet"}
Theme = Literal["light", "dark"]


@dataclass(frozen=True)
class Dress:
    """A size, a language and the themes in which all screens, and the main ones, are taken."""

    size: str
    language: str
    main: tuple[Theme, ...] = ("light", "dark")
    others: tuple[Theme, ...] = ()
    contrast: bool = False
    """Whether more contrast is wanted."""

    def __str__(self) -> str:
        return f"{self.size}-contrast" if self.contrast else self.size


DRESSES = (
    Dress("desktop", "en", others=("light",)),
    Dress("phone", "ru", others=("dark",)),
    Dress("phone", "en"),
    Dress("desktop", "ru"),
    Dress("small", "nl", main=("light",)),
    Dress("toolbars", "it", main=("dark",)),
    Dress("landscape", "ru", main=("light",), others=("light",)),
    Dress("zoomed", "it", main=("light",)),
    Dress("tablet", "nl", main=("dark",)),
    Dress("laptop", "it", main=("light",)),
    Dress("phone", "nl", contrast=True),
    Dress("landscape", "it", contrast=True),
    Dress("desktop", "en", contrast=True),
)


class Camera:
    """Takes pictures and remembers what can't be read on them."""

    def __init__(self, browser: Browser, app: App, wanted: str) -> None:
        self.browser = browser
        self.app = app
        self.wanted = wanted
        self.taken = 0
        self.complaints: dict[str, list[str]] = {}

    def take(self, shown: list[Scene], dress: Dress) -> None:
        """Take these screens in one size and language."""
        with self._context(dress) as context:
            for scene in shown:
                themes = dress.main if scene.often else dress.others
                names = {
                    theme: f"{scene.name}-{dress}-{theme}-{dress.language}" for theme in themes
                }
                if any(self.wanted in name for name in names.values()):
                    self._take(context, scene, names)

    @contextmanager
    def _context(self, dress: Dress) -> Iterator[BrowserContext]:
        touched = dress.size in TOUCHED
        context = self.browser.new_context(
            viewport=SIZES[dress.size],
            locale=dress.language,
            reduced_motion="reduce",
            is_mobile=touched,
            has_touch=touched,
            contrast="more" if dress.contrast else "no-preference",
        )
        page = context.new_page()
        page.goto(self.app.link)
        page.close()
        yield context
        context.close()

    def _take(self, context: BrowserContext, scene: Scene, names: dict[Theme, str]) -> None:
        page = context.new_page()
        heard = Complaints(page).heard
        scene.open(page, self.app)
        for theme, name in names.items():
            page.emulate_media(color_scheme=theme)
            whole = page.locator("dialog[open], main[data-version]").count() == 0
            page.screenshot(path=FOLDER / f"{name}.png", full_page=whole)
            self.taken += 1
            if wrong := [*judge(page), *heard]:
                self.complaints[name] = wrong
                print(f"{name}:", *wrong, sep="\n  ", flush=True)
            heard.clear()
        page.close()


def main() -> None:
    """Take all pictures, or those named; exit 1 if something can't be read."""
    wanted = sys.argv[1] if sys.argv[1:] else ""
    shutil.rmtree(FOLDER, ignore_errors=True)
    start = time.monotonic()
    try:
        options = launch_options()
    except NoChromium as missing:
        sys.exit(str(missing))
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data) / "data") as app,
        sync_playwright() as playwright,
    ):
        camera = Camera(playwright.chromium.launch(**options), app, wanted)
        shown = list(scenes(app))
        for dress in DRESSES:
            camera.take(shown, dress)
        camera.browser.close()
    minutes = (time.monotonic() - start) / 60
    print(f"{camera.taken} pictures in {FOLDER.relative_to(ROOT)}, {minutes:.1f} min")
    if camera.complaints:
        sys.exit(f"on {len(camera.complaints)} of them something can't be read, see above")


if __name__ == "__main__":
    main()
