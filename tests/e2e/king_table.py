"""A table of King of Siam on the page, and hands that tap on it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from erawan.views.geometry import geometry
from tests.server.running import App

PATIENCE = 20_000
CARDS = ("Maharacha", "Khon Thai", "1 vs 1", "2 vs 1", "Rama", "Lao", "Malay")
PEOPLE = ("Anna", "Boris", "Carla", "Dirk")


DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SETTLED = """
new Promise((done, fail) => {
  const until = performance.now() + 20000;
  const look = () => {
    if (!document.documentElement.hasAttribute("data-settling")) done();
    else if (performance.now() > until) fail(new Error("presses are not heard again"));
    else requestAnimationFrame(look);
  };
  // What appeared a moment ago is noticed with the next frame.
  requestAnimationFrame(() => requestAnimationFrame(look));
})
"""


def expect_settled(page: Page) -> None:
    """Wait until nothing new lies under the last press, where it would not be heard yet."""
    page.evaluate(SETTLED)


def press(page: Page, thing: Locator, *, touch: bool) -> None:
    """Bring something into sight, and tap or click on it as soon as it would be heard."""
    hit = thing.tap if touch else thing.click
    hit(trial=True)
    expect_settled(page)
    hit()


def king_plan(players: int, *, bots: int = 0, **more: Any) -> dict[str, Any]:
    """A table for people with names, and bots on the last seats; people pass by hand."""
    people = [{"name": name} for name in PEOPLE[: players - bots]]
    return {
        "options": {"game": "king-of-siam", "players": players, "seed": "7"},
        "seats": [*people, *({"bot": "random"} for _ in range(bots))],
        "settings": {"pace": 0, "auto_pass": False},
        **more,
    }


class KingTable:
    """The page at a table; taps go where a person's finger would."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.main = page.get_by_role("main")
        self.status = page.get_by_role("heading", level=1)
        self.cards = page.get_by_role("list", name="Your cards")
        self.track = page.get_by_role("list", name="Track")
        self.map = page.get_by_role("group", name="Map of Siam")
        self.turn = page.get_by_role("region", name="Actions")
        self.confirm = self.turn.get_by_role("button", name="Confirm")
        self.narration = page.get_by_role("log", name="Narration")
        self.touch = False

    @classmethod
    def open(cls, page: Page, app: App, plan: dict[str, Any]) -> "KingTable":
        """A new table, on the page."""
        table = app.create(plan)
        page.goto(app.link)
        page.goto(f"{app.base}/#/table/{table}")
        shown = cls(page)
        expect(shown.main).to_have_attribute("data-version", "0")
        return shown

    @property
    def id(self) -> str:
        """The table's id."""
        return self.page.url.rsplit("/", 1)[1]

    @property
    def version(self) -> int:
        """The version on show."""
        return int(self.main.get_attribute("data-version") or -1)

    @property
    def moment(self) -> str:
        """The version on show, and the draft of the turn."""
        return self.main.get_attribute("data-moment") or ""

    @property
    def is_over(self) -> bool:
        """Whether the status says so."""
        return self.status.inner_text() == "The game is over"

    def tap(self, thing: Locator) -> None:
        """Tap on something, and wait until the table has moved on."""
        before = self.moment
        press(self.page, thing, touch=self.touch)
        self._expect_after(before)

    def tap_province(self, code: str) -> None:
        """Tap on a province of the map, at its name."""
        before = self.moment
        expect_settled(self.page)
        place = self.place_of(code)
        if self.touch:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)
        self._expect_after(before)

    def place_of(self, code: str) -> tuple[float, float]:
        """Where on the screen the name of a province stands."""
        chart, box = geometry().maps["siam"], self.map.bounding_box()
        assert box
        scale = min(box["width"] / chart.size[0], box["height"] / chart.size[1])
        x, y = chart.provinces[code].label
        return (
            box["x"] + (box["width"] - chart.size[0] * scale) / 2 + x * scale,
            box["y"] + (box["height"] - chart.size[1] * scale) / 2 + y * scale,
        )

    def pass_turn(self) -> None:
        """Tap on Pass, and say that it is meant where that is asked."""
        before = self.moment
        expect_settled(self.page)
        button = self.turn.get_by_role("button", name="Pass")
        button.tap() if self.touch else button.click()
        question = self.page.get_by_role("dialog", name="Pass all the same?")
        moved_on = self.page.locator(f'main:not([data-moment="{before}"])')
        expect(question.or_(moved_on)).to_be_visible(timeout=PATIENCE)
        if question.is_visible():
            question.get_by_role("button", name="Pass all the same").click()
        self._expect_after(before)

    def playable(self) -> Sequence[Locator]:
        """The cards that can be played now."""
        return [card for card in self.cards.get_by_role("button").all() if card.is_enabled()]

    def play(self, card: Locator, random: Random) -> None:
        """Play a card: whatever can be chosen, any of it, until it can be confirmed."""
        self.tap(card)
        self.finish(random)

    def finish(self, random: Random) -> None:
        """Choose any of what can be chosen until the turn is complete, and confirm it."""
        self.prepare(random)
        self.tap(self.confirm)

    def prepare(self, random: Random) -> None:
        """Choose any of what can be chosen until the turn is complete, but for Confirm."""
        while not self.is_ready():
            followers = self.turn.locator(".followers").get_by_role("button").all()
            tiles = self.track.get_by_role("button").all()
            if followers or tiles:
                self.tap(random.choice(followers or tiles))
            else:
                self.tap_province(random.choice(self.provinces()))

    def is_ready(self) -> bool:
        """Whether the turn is complete, but for Confirm."""
        return self.confirm.is_visible() and self.confirm.is_enabled()

    def provinces(self) -> list[str]:
        """The codes of the provinces that can be chosen now."""
        codes = [
            each.get_attribute("data-province") for each in self.map.get_by_role("button").all()
        ]
        return [code for code in codes if code]

    def _expect_after(self, moment: str) -> None:
        expect(self.main).not_to_have_attribute("data-moment", moment, timeout=PATIENCE)
