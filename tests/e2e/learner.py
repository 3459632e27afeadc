"""Somebody who learns by the page alone, with one finger on a phone or by keyboard."""

from collections import Counter
from collections.abc import Callable
from math import dist
from time import monotonic

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.e2e.complaints import Complaints
from tests.e2e.king_table import expect_settled
from tests.e2e.screens import AXE, FIND
from tests.e2e.spoken import Shown, Words, read_snapshot

PATIENCE = 20_000
HANDS = ("phone", "keyboard")
NEAR = 60
"""Pixels, more than the page counts as the same place."""

TABS = 250
"""More presses of Tab than any screen has stops."""

TOOLS = (
    "coach-about",
    "coach-button",
    "king-more",
    "learn-guide-off",
    "learn-task",
    "siam-flip",
    "table-back",
    "table-clear",
    "table-confirm",
    "table-hint",
    "table-log",
    "table-menu",
    "table-skip",
    "table-take-back",
    "table-zoom-back",
)
"""What stands at a table besides what can be chosen."""

ASIDE = ("king-in-words", "page-narration", "table-log")
"""Parts of a table that have no choices of their own."""


class Stuck(AssertionError):
    """Nothing more can be done, or nothing more happens."""


class Finger:
    """Taps on a phone."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._last = (0.0, 0.0)

    def press(self, thing: Locator) -> None:
        """Tap where something is seen; raises Stuck where it is covered."""
        thing.scroll_into_view_if_needed()
        found: list[float] | None = thing.evaluate(SEEN)
        if not found:
            raise Stuck(f"{thing} is covered")
        place = found[0], found[1]
        # What appears under a finger is deaf for a moment, lest a second tap hits it.
        if dist(place, self._last) < NEAR:
            expect_settled(self._page)
        self._page.touchscreen.tap(*place)
        self._last = place


class Keys:
    """Goes to things with Tab and the arrows, and presses Enter; never points.

    In a hurry it presses the key that something says it has.
    """

    def __init__(self, page: Page, *, hurried: bool) -> None:
        self.page = page
        self.hurried = hurried

    def press(self, thing: Locator) -> None:
        """Bring the focus to something and press Enter."""
        own = thing.get_attribute("aria-keyshortcuts") if self.hurried else None
        if own and len(own) == 1:
            self.page.keyboard.press(own.lower())
            return
        self.go_to(thing)
        self.page.keyboard.press("Enter")

    def go_to(self, thing: Locator) -> None:
        """Bring the focus to something; raises Stuck where no key leads there."""
        way: str = thing.evaluate(BEFORE_FOCUS)
        for _ in range(TABS):
            match thing.evaluate(WHERE):
                case "there":
                    return
                case "beside":
                    self._walk(thing)
                    return
            self.page.keyboard.press(way)
        raise Stuck(f"Tab does not come to {thing}")

    def _walk(self, thing: Locator) -> None:
        """Through a grid, or a row of radio buttons, with the arrow keys."""
        for _ in range(TABS):
            key: str = thing.evaluate(ARROW)
            if not key:
                return
            self.page.keyboard.press(key)
        raise Stuck(f"the arrows do not come to {thing}")


SEEN = """(wanted) => {
  const { x, y, width, height } = wanted.getBoundingClientRect();
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  for (const down of parts)
    for (const right of parts) {
      const place = [x + width * right, y + height * down];
      if (wanted.contains(document.elementFromPoint(...place))) return place;
    }
  return null;
}"""
BEFORE_FOCUS = """(wanted) => {
  const active = document.activeElement;
  const follows = active.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
  return active === document.body || follows ? "Tab" : "Shift+Tab";
}"""
WHERE = """(wanted) => {
  const active = document.activeElement;
  if (active === wanted) return "there";
  const group = wanted.closest(wanted.type === "radio" ? "fieldset" : "[role=grid]");
  return group && group.contains(active) ? "beside" : "away";
}"""
ARROW = """(wanted) => {
  if (document.activeElement === wanted) return "";
  const here = document.activeElement.getBoundingClientRect();
  const there = wanted.getBoundingClientRect();
  const [right, down] = [there.x - here.x, there.y - here.y];
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? "ArrowRight" : "ArrowLeft";
  return down > 0 ? "ArrowDown" : "ArrowUp";
}"""
LOST = "document.activeElement === null || document.activeElement === document.body"


class Learner:
    """A page in a language, a hand, and what was found wrong on the way."""

    def __init__(self, browser: Browser, language: str, by: str, *, hurried: bool) -> None:
        touch = by == "phone"
        self.context: BrowserContext = browser.new_context(
            locale=language,
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            viewport={"width": 390, "height": 664} if touch else {"width": 1366, "height": 768},
        )
        self.page = self.context.new_page()
        self.complaints = Complaints(self.page)
        self.say = Words(language)
        self.by = by
        self.hand: Finger | Keys = Finger(self.page) if touch else Keys(self.page, hurried=hurried)
        self.wrong: list[str] = []
        self._judged: set[str] = set()
        self._tools = {self.say(key) for key in TOOLS}
        self._aside = {self.say(key) for key in ASIDE}

    def button(self, name: str, nth: int = 0) -> Locator:
        """A button by its whole name."""
        return self.page.get_by_role("button", name=name, exact=True).nth(nth)

    def link(self, name: str) -> Locator:
        """The first link of that name."""
        return self.page.get_by_role("link", name=name, exact=True).first

    def press(self, thing: Locator) -> None:
        """Press something as soon as it is there."""
        expect(thing).to_be_visible(timeout=PATIENCE)
        self.hand.press(thing)

    def follow(self, thing: Locator, heading: str) -> None:
        """Press what leads to another screen; the keyboard then goes on there."""
        self.press(thing)
        self.expect_heading(heading)
        self.expect_focus(heading)

    def expect_heading(self, heading: str) -> None:
        """Wait for a screen by its heading."""
        expect(self.page.get_by_role("heading", level=1)).to_contain_text(heading, timeout=PATIENCE)

    def expect_focus(self, where: str) -> None:
        """Note it where the keyboard has lost its place."""
        if self.by != "keyboard":
            return
        try:
            self.page.wait_for_function(f"!({LOST})", timeout=3000)
        except Exception:
            self.wrong.append(f"the focus is lost at: {where}")

    def reload(self, heading: str) -> None:
        """Reload the page, which must come back to the same place."""
        self.page.reload()
        self.expect_heading(heading)

    def expect_to_fit(self, where: str) -> None:
        """Note it where the page is wider than the screen."""
        if self.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            self.wrong.append(f"{where}: wider than the screen")

    def judge(self, kind: str, *, every: bool = False) -> None:
        """Look at a kind of screen through axe-core's eyes, the first time or every time."""
        if kind in self._judged and not every:
            return
        self._judged.add(kind)
        self.page.evaluate(AXE.read_text("utf-8"))
        self.wrong += [f"{kind}: {each}" for each in self.page.evaluate(FIND)]

    def shown(self) -> list[Shown]:
        """Everything on the page that has a role."""
        return read_snapshot(self.page.locator("body").aria_snapshot())

    def offered(self, shown: list[Shown]) -> list[tuple[str, int]]:
        """What can be chosen at a table: the buttons' names, and which of that name it is."""
        clause = self.say("learn-clause", clause="")
        count: Counter[str] = Counter()
        found = []
        for each in shown:
            if each.role != "button":
                continue
            count[each.name] += 1
            aside = each.name in self._tools or each.name.startswith(clause)
            if aside or each.disabled or each.pressed or self._aside.intersection(each.inside):
                continue
            found.append((each.name, count[each.name] - 1))
        return found

    def wait_until(
        self, ready: Callable[[list[Shown]], bool], what: str, after: list[Shown] | None = None
    ) -> list[Shown]:
        """Look until the page is other than before, and ready, for two looks; raises Stuck."""
        until = monotonic() + PATIENCE / 1000
        before: list[Shown] | None = None
        while monotonic() < until:
            now = self.shown()
            if now == before and now != after and ready(now):
                return now
            before = now
        told = "\n".join(f"{each.role} {each.name}" for each in before or [])
        raise Stuck(f"{what} does not come; there is\n{told}")

    def close(self) -> None:
        """Leave; what the browser complained about is wrong too."""
        self.wrong += self.complaints.heard
        self.context.close()
