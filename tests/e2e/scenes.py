"""Every screen of the page, as the pictures and the tests of accessibility see it.

Tables are brought into their state without the page, so a scene looks the same in every language.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.king_table import PATIENCE, king_plan
from tests.e2e.siam_table import WHOLE, after, play_out, siam_plan, steps
from tests.king.boards import board_object
from tests.server.running import App
from tests.server.running import Page as Watcher

TABLE = "main[data-version]"
SETTINGS, PASTE = "footer button:nth-last-of-type(1)", "footer button:nth-last-of-type(2)"
DO_NOT_WAIT = "[data-does^=skip]"
MOST_SLOWLY = 10_000
Choices = tuple[tuple[str, str], ...]
EXAMPLES = {"king-of-siam": "K5.8c", "siam": "S7.G"}
"""A clause of each game whose example is open."""


@dataclass(frozen=True)
class Scene:
    """A place in the page, what shows that it is there, and what is opened by hand."""

    name: str
    address: str
    shows: str = TABLE
    arrange: Callable[[Page], None] | None = None
    often: bool = False
    """Whether it is one of the screens that people look at most."""
    before: Callable[[App], None] | None = None
    """What is done at the table before each look, where it would not stay as it is."""

    def open(self, page: Page, app: App) -> None:
        """Show it on a new page of a browser that has the app's key."""
        if self.before:
            self.before(app)
        page.goto(f"{app.base}/#/{self.address}")
        expect(page.locator(self.shows).first).to_be_visible()
        if self.arrange:
            self.arrange(page)


def scenes(app: App) -> Iterator[Scene]:
    """All screens; those with a table need it made first."""
    yield from boards(app)
    for game in ("king-of-siam", "siam"):
        yield Scene(f"new-{game}", f"new/{game}", "details", _unfold, often=True)
        yield Scene(f"rules-{game}", f"rules/{game}/{EXAMPLES[game]}", "main details[open] img")
        yield Scene(f"practice-{game}", f"practice/{game}", "main section img")
    yield Scene("start", "", "section li", often=True)
    yield Scene("games", "games", "section li", often=True)
    yield Scene("games-renaming", "games", "section li", _press("section li button >> nth=0"))
    yield Scene("missing", "foo/bar", "main a")
    yield Scene("settings", "", "section li", _press(SETTINGS))
    yield Scene("paste", "", "section li", _press(PASTE))


def boards(app: App) -> Iterator[Scene]:
    """Tables that are played at, looked through or learnt at."""
    yield from _king(app)
    yield from _siam(app)
    yield from _ends(app)
    for game, step in (("king", "king-of-siam/17"), ("siam", "siam/2")):
        yield Scene(f"{game}-lesson", f"lesson/{step}", "[data-task]")


def _king(app: App) -> Iterator[Scene]:
    yield Scene("king-opening", _table(app, king_plan(2)), often=True)
    yield Scene("king-bot", _table(app, king_plan(2, bots=1)))
    chosen = (("card", "kt"), ("province", "sk"))
    yield Scene("king-card", _table(app, king_plan(2), chosen), often=True)
    swapped = (
        ("card", "11"),
        ("province", "cm"),
        ("follower", "Lcm"),
        ("province", "vt"),
        ("follower", "Mvt"),
        ("province", "kd"),
        ("follower", "Mkd"),
    )
    complete = _table(app, king_plan(2), swapped)
    yield Scene("king-complete", complete, often=True)
    yield Scene("king-menu", complete, arrange=_press("button.menu"))
    yield Scene("king-hint", _table(app, king_plan(2), plies=2), arrange=_ask_for_hint)
    yield Scene("king-lost", complete, arrange=_lose)
    slow = king_plan(2, bots=1, settings={"pace": MOST_SLOWLY, "auto_pass": False})
    yield _waiting("king-waiting", app.create(slow), [("pass", "pass")])
    yield Scene("king-3", _table(app, king_plan(3), plies=9))
    yield Scene("king-4", _table(app, king_plan(4), plies=30), often=True)
    resolved = app.create(king_plan(2))
    with app.socket() as tab:
        page = Watcher(tab, resolved)
        for struggle in range(1, 4):
            _play(page, page.view["plies"] + 3)
            while page.view["scene"]["struggle"] == struggle:
                page.do("choose", choices=[{"kind": "pass", "value": "pass"}])
                page.do("confirm")
    yield Scene("king-resolved", f"table/{resolved}")
    for name, board in (("britain", "britain"), ("own-board", board_object("ring"))):
        plan = king_plan(2)
        plan["options"] |= {"board": board}
        yield Scene(f"king-{name}", _table(app, plan, plies=3))


def _siam(app: App) -> Iterator[Scene]:
    yield Scene("siam-opening", _table(app, siam_plan()), often=True)
    yield Scene("siam-bot", _table(app, siam_plan(bot=True)))
    entered = siam_plan(start=after("@b1n @d5s b1b2n d5d4s").to_json())
    yield Scene("siam-animal", _table(app, entered, (("animal", "b2"),)))
    yield Scene("siam-hint", _table(app, entered), arrange=_ask_for_hint)
    yield Scene("siam-ring", _table(app, entered, (("animal", "b2"), ("target", "a2"))))
    push = {**after().to_json(), "text": "1s3/2w2/EEoo1/1N1ow/5 E 8 --", "seen": []}
    pushing = (("animal", "a3"), ("target", "b3"))
    yield Scene("siam-push", _table(app, siam_plan(start=push), pushing), often=True)
    danger = {**after().to_json(), "text": "5/2Eeo/3Eo/5/2o2 E 8 --", "seen": []}
    yield Scene("siam-danger", _table(app, siam_plan(start=danger), (("animal", "c4"),)))

    slow = siam_plan(bot=True, settings={"pace": MOST_SLOWLY})
    entering = [(each.kind, each.value) for each in steps(after(), "@b1n")]
    yield _waiting("siam-waiting", app.create(slow), entering)


def _waiting(name: str, table: str, move: list[tuple[str, str]]) -> Scene:
    """A bot is to move, whom one need not wait for, and one's own move can be taken back."""

    def before(app: App) -> None:
        with app.socket() as tab:
            page = Watcher(tab, table)
            if page.view["ply"]:
                page.do("take_back")
            for kind, value in move:
                page.do("choose", choices=[{"kind": kind, "value": value}])
            page.do("confirm")

    return Scene(name, f"table/{table}", f"{TABLE}:has({DO_NOT_WAIT})", before=before)


def _ends(app: App) -> Iterator[Scene]:
    king, siam = app.create(king_plan(3)), app.create(siam_plan())
    with app.socket() as tab:
        _play(Watcher(tab, king))
    play_out(app, siam, WHOLE)
    for name, table in (("king", king), ("siam", siam)):
        yield Scene(f"{name}-end", f"table/{table}", "dialog[open] li", often=True)
        yield Scene(f"{name}-review", f"review/{table}/7", "input[type=range]")


def _table(app: App, plan: dict[str, Any], choices: Choices = (), plies: int = 0) -> str:
    table = app.create(plan)
    with app.socket() as tab:
        page = Watcher(tab, table)
        _play(page, plies)
        for kind, value in choices:
            page.do("choose", choices=[{"kind": kind, "value": value}])
    return f"table/{table}"


def _play(page: Watcher, plies: int = 1000) -> None:
    """Play so many moves, any moves, or the game to its end."""
    random = Random(2)
    while page.view["to_move"] is not None and page.view["plies"] < plies:
        page.choose(random.randrange(100))


def _press(button: str) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        page.locator(button).click()
        expect(page.locator("dialog[open]")).to_be_visible()

    return press


def _ask_for_hint(page: Page) -> None:
    page.keyboard.press("h")
    expect(page.locator("dialog[open] li").first).to_be_visible(timeout=PATIENCE)


def _unfold(page: Page) -> None:
    page.locator("summary").click()
    expect(page.locator("details[open] .options")).to_be_visible()


def _lose(page: Page) -> None:
    routes: list[WebSocketRoute] = []

    def connect(route: WebSocketRoute) -> None:
        if routes:
            route.close()
        else:
            route.connect_to_server()
            routes.append(route)

    page.route_web_socket("**/ws", connect)
    page.reload()
    expect(page.locator(TABLE)).to_be_visible()
    routes[0].close()
    expect(page.locator(".band.away")).to_be_visible()
