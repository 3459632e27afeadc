"""Tables on every kind of screen, and what is wrong with them there."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby, product
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from tests.e2e.complaints import Complaints
from tests.e2e.scenes import Scene
from tests.server.running import App

ROOT = Path(__file__).resolve().parents[2]
JUDGES = [
    (ROOT / "tools" / name).read_text(encoding="utf-8") for name in ("measure.js", "legible.js")
]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIND = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter((each) => each.impact === "serious" || each.impact === "critical")
    .map((each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 120)).join(" ")}`);
}"""
PRESSED = re.compile(
    "button|link|checkbox|switch|radio|tab|menuitem|textbox|searchbox|combobox|slider|spinbutton"
    "|Date|DisclosureTriangle"
)
"""The roles of what somebody can press or fill in."""
LANGUAGES = ("en", "it", "nl", "ru")
GAMES = ("king", "siam")
SCENES = {
    "king": (
        "king-bot",
        "king-card",
        "king-complete",
        "king-waiting",
        "king-4",
        "king-review",
        "king-lesson",
    ),
    "siam": (
        "siam-bot",
        "siam-push",
        "siam-ring",
        "siam-danger",
        "siam-waiting",
        "siam-review",
        "siam-lesson",
    ),
}
"""The table before a turn, in the midst of it, and at its fullest; looked through; learnt at."""


class Screen(NamedTuple):
    """A screen's size in CSS pixels, and whether it is touched."""

    width: int
    height: int
    touch: bool

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SCREENS = (
    Screen(320, 568, touch=True),  # a small phone
    Screen(390, 664, touch=True),  # a phone with its toolbars
    Screen(390, 844, touch=True),
    Screen(667, 375, touch=True),  # phones on their side
    Screen(844, 390, touch=True),
    Screen(640, 400, touch=False),  # a laptop at 200 %
    Screen(320, 256, touch=False),  # at 400 %
    Screen(768, 1024, touch=True),  # a tablet
    Screen(1024, 768, touch=True),
    Screen(1366, 625, touch=False),  # a laptop with the browser's bars
    Screen(1440, 900, touch=False),
    Screen(2560, 1440, touch=False),
)


class Stop(NamedTuple):
    """A game on a screen in a language."""

    language: str
    screen: Screen
    game: str

    def __str__(self) -> str:
        return f"{self.game} {self.screen} {self.language}"


def everywhere() -> list[Stop]:
    """Every game on every screen in every language."""
    return [Stop(*each) for each in product(LANGUAGES, SCREENS, GAMES)]


def pairwise() -> list[Stop]:
    """Half of them: every pair of screen, language and game is there once or more."""
    return [
        Stop(language, screen, GAMES[(place + row // len(GAMES)) % len(GAMES)])
        for place, language in enumerate(LANGUAGES)
        for row, screen in enumerate(SCREENS)
    ]


def tour(
    browser: Browser, app: App, scenes: dict[str, Scene], stops: Iterable[Stop]
) -> Iterator[tuple[str, list[str]]]:
    """Stop by stop and scene by scene, what is wrong there."""
    ordered = sorted(stops, key=_visitor)
    for (language, touch), group in groupby(ordered, key=_visitor):
        context = browser.new_context(
            bypass_csp=True,
            locale=language,
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        page = context.new_page()
        page.goto(app.link)
        for stop in group:
            heard = Complaints(page).heard
            page.set_viewport_size({"width": stop.screen.width, "height": stop.screen.height})
            for name in SCENES[stop.game]:
                page.goto("about:blank")
                scenes[name].open(page, app)
                yield f"{name} {stop}", [*judge(page), *heard]
                heard.clear()
            page.add_script_tag(path=AXE)
            yield f"{stop} in axe-core's eyes", page.evaluate(FIND)
        context.close()


def judge(page: Page) -> list[str]:
    """What is wrong with the table that is shown."""
    wrong: list[str] = []
    for each in JUDGES:
        found: Any = page.evaluate(each)
        wrong += found
    return [*wrong, *twins(page)]


def twins(page: Page) -> list[str]:
    """Controls that nobody can tell apart by what a screen reader says of them.

    The same may stand in two places: a link, or what opens the dialog of that name. A radio button
    is told apart by its group.
    """
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    known = {node["nodeId"]: node for node in nodes}
    heard = {_heard(node, known) for node in nodes if _can_be_pressed(node)}
    count = Counter((role, name) for role, name, _ in heard)
    return [
        f"{number} {role}s are called “{name}”"
        for (role, name), number in count.items()
        if number > 1
    ]


def _can_be_pressed(node: dict[str, Any]) -> bool:
    if node["ignored"] or not PRESSED.fullmatch(node["role"]["value"]):
        return False
    return not any(each["name"] == "disabled" for each in node.get("properties", ()))


def _heard(node: dict[str, Any], known: dict[str, Any]) -> tuple[str, str, str]:
    """A control's role, its name, and what makes it that one: where it leads, or itself."""
    role, name = node["role"]["value"], node.get("name", {}).get("value", "")
    facts = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
    leads = name if facts.get("hasPopup") == "dialog" else facts.get("url")
    itself = str(leads or node["nodeId"])
    if role == "radio":
        around = node
        while around.get("parentId") in known and around["role"]["value"] != "radiogroup":
            around = known[around["parentId"]]
        name = f"{around.get('name', {}).get('value', '')}: {name}"
    return role, name, itself


def _visitor(stop: Stop) -> tuple[str, bool]:
    return stop.language, stop.screen.touch
