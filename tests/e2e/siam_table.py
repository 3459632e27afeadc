"""A table of Siam on the page, and hands that play codes on it."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

from erawan import game
from erawan.core.game import Position
from erawan.core.turn import Choice
from erawan.siam.turn import LEAVE, RESERVE
from tests.e2e.king_table import press
from tests.server.running import App
from tests.server.running import Page as Watcher

PATIENCE = 20_000
WHOLE = "@b1n @d5s b1b2n d5d4s b2b3n d4d3s @a4e d3e a4s @e5w a4- e5d5s b3b4n d5d4s b4b5n"
"""A short game with every kind of move."""
FACINGS = {"n": "north", "e": "east", "s": "south", "w": "west"}


def siam_plan(*, bot: bool = False, **more: Any) -> dict[str, Any]:
    """A table for two people, or one against a bot."""
    other = {"bot": "random"} if bot else {"name": "Boris"}
    return {
        "options": {"game": "siam"},
        "seats": [{"name": "Anna"}, other],
        "settings": {"pace": 0},
        **more,
    }


def after(codes: str = "", **options: Any) -> Position[Any]:
    """The position after these moves."""
    position: Position[Any] = game("siam").start(**options)
    for code in codes.split():
        position = position.play(position.parse(code))
    return position


def position(text: str, **options: Any) -> dict[str, object]:
    """A position drawn row by row."""
    return {**after(**options).to_json(), "text": text, "seen": []}


def steps(position: Position[Any], code: str) -> Iterator[Choice]:
    """The choices that a person makes for a move: those with more than one possibility."""
    wanted = position.parse(code)
    turn = position.turn()
    while choices := turn.choices():
        leading = [each for each in choices if _leads(turn.choose(each), wanted)]
        if len(choices) > 1:
            yield leading[0]
        turn = turn.choose(leading[0])


def _leads(turn: Any, wanted: Any) -> bool:
    choices = turn.choices()
    if not choices:
        return bool(turn.move == wanted)
    return any(_leads(turn.choose(each), wanted) for each in choices)


class SiamTable:
    """The page at a table; `touch` taps with a finger."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.main = page.get_by_role("main")
        self.status = page.get_by_role("heading", level=1)
        self.turn = page.get_by_role("region", name="Actions")
        self.line = self.turn.get_by_role("paragraph").first
        self.outlook = self.turn.get_by_role("status", name="Outlook")
        self.confirm = self.turn.get_by_role("button", name="Confirm")
        self.narration = page.get_by_role("log", name="Narration")
        self.end = page.get_by_role("dialog")

    @classmethod
    def open(cls, page: Page, app: App, plan: dict[str, Any], touch: bool = False) -> "SiamTable":
        """A new table, on the page."""
        table = app.create(plan)
        page.goto(app.link)
        page.goto(f"{app.base}/#/table/{table}")
        shown = cls(page, touch)
        expect(shown.main).to_have_attribute("data-version", "0")
        return shown

    @property
    def id(self) -> str:
        """The table's id."""
        return self.page.url.rsplit("/", 1)[1]

    def cell(self, name: str) -> Locator:
        """The button on a cell."""
        return self.page.locator(f'[data-cell="{name}"]')

    def middle(self, thing: Locator) -> tuple[float, float]:
        """Where something is on the screen."""
        box = thing.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def tap(self, thing: Locator) -> None:
        """Tap on something, and wait until the table has moved on."""
        before = self.main.get_attribute("data-moment") or ""
        press(self.page, thing, touch=self.touch)
        self.expect_after(before)

    def drag(self, thing: Locator, to: tuple[float, float]) -> None:
        """Drag something to a place with the mouse, and wait until both steps are made."""
        version, _, draft = (self.main.get_attribute("data-moment") or "").partition(".")
        self.page.mouse.move(*self.middle(thing))
        self.page.mouse.down()
        self.page.mouse.move(*to, steps=4)
        self.page.mouse.up()
        expect(self.main).to_have_attribute("data-moment", f"{version}.{int(draft) + 2}")

    def expect_after(self, moment: str) -> None:
        """Wait until another version is shown, or another draft of the turn."""
        expect(self.main).not_to_have_attribute("data-moment", moment, timeout=PATIENCE)

    def play(self, position: Position[Any], code: str) -> Position[Any]:
        """Play a move by taps; the position after it."""
        self.choose(position, code)
        self.tap(self.confirm)
        return position.play(position.parse(code))

    def choose(self, position: Position[Any], code: str) -> None:
        """Make the steps of a move by taps."""
        animal = code[:2] if code[0] != RESERVE else RESERVE
        for choice in steps(position, code):
            self.tap(self._place(choice, animal))

    def _place(self, choice: Choice, animal: str) -> Locator:
        if choice.kind == "facing":
            return self.page.get_by_role("button", name=f"Face {FACINGS[choice.value]}")
        if choice.value == RESERVE:
            return self.page.get_by_role("button", name="from the reserve")
        if choice.value == LEAVE:
            return self.turn.get_by_role("button", name="Leave the board")
        if choice.kind == "target" and choice.value == animal and not self.touch:
            return self.turn.get_by_role("button", name="Turn this animal")
        return self.cell(choice.value)


def play_out(app: App, table: str, codes: str, **options: Any) -> None:
    """Play a game at a table without its page."""
    position = after(**options)
    with app.socket() as tab:
        page = Watcher(tab, table)
        for code in codes.split():
            for choice in steps(position, code):
                page.do("choose", choices=[{"kind": choice.kind, "value": choice.value}])
            page.do("confirm")
            position = position.play(position.parse(code))
