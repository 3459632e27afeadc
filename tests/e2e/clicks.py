"""Random double and triple clicks at a table, and whether every turn that was played was meant.

What was played is read from the database, what was shown and sent from the socket, what was pressed
from our own hand: the page itself is not asked.
"""

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from erawan import game
from erawan.core.game import Position
from erawan.core.turn import Choice
from tests.e2e.king_table import PATIENCE, expect_settled, king_plan
from tests.e2e.siam_table import siam_plan
from tests.server.running import App
from tests.server.running import Page as Watcher

MEANT = {
    "Confirm": "confirm",
    "Pass": "pass",
    "Pass all the same": "pass",
    "Play it": "play",
    "Play it all the same": "confirm",
    "Take back": "take_back",
    "Yes, resign": "resign",
}
"""What changes the game, by the kind of the button for it."""
SOON = 400
"""In milliseconds: what comes later is heard."""
CLOCK = """
() => {
  globalThis.downs = [];
  addEventListener("pointerdown", () => downs.push(performance.now()), true);
}
"""
LEADS_TO = {
    "Menu": (
        "Resign",
        "Rules",
        "The game in a minute",
        "Play this deal again",
        "Back to the start",
    ),
    "Resign": ("Yes, resign", "No, play on"),
    "Yes, resign": ("Rematch", "Same settings again", "Change seats", "Review", "(how it ended)"),
    "Hint": ("Play it", "Show on the board"),
}
"""What has to be pressed before some others are there."""
LEFT_OUT = ("Settings", "Copy", "Install")
"""Settings could do away with the question; the others change nothing here."""
CONTROLS = """
() => {
  // Buttons of one kind do the same with different things: all cards, all cells.
  function kind(each, name) {
    if (each.matches("[data-cell]")) return "(cell)";
    if (each.matches("[data-reserve]")) return "(reserve)";
    if (each.matches("li [data-province]")) return "(tile)";
    if (each.matches("[data-province]")) return "(province)";
    if (each.matches(".hand *")) return each.matches("[data-card]") ? "(card)" : "(about a card)";
    if (each.matches(".followers *")) return "(follower)";
    if (name.startsWith("Clause ")) return "(clause)";
    if (each.matches(".again *")) return "(how it ended)";
    return name.replace(/^(Face|Rematch|Same settings again).+/, "$1").replace(/:.*/, "");
  }
  return [...document.querySelectorAll("button, [role=button]")].flatMap((each) => {
  const box = each.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const on = document.elementFromPoint(x, y);
  if (each.disabled || box.width === 0 || !on || !each.contains(on)) return [];
  const [first = ""] = (each.getAttribute("aria-labelledby") ?? "").split(" ");
  const by = document.getElementById(first);
  const name = (each.getAttribute("aria-label") ?? (by ?? each).textContent).trim();
  const turn = "[data-cell], [data-province], .hand *, .followers *, [aria-label^=Face]";
  const plays = each.matches(turn) && each.ariaDisabled !== "true";
  return [{ name, kind: kind(each, name), plays, x, y }];
});
}
"""


@dataclass
class Press:
    """Several clicks in one place, and the acts that they sent."""

    name: str
    kind: str
    times: int
    acts: list[dict[str, Any]]
    quick: bool
    """Whether each click came soon after the one before, as in a double click."""

    def faults(self) -> Iterator[str]:
        """What they did that was not meant, or was done twice."""
        if not self.quick:
            return
        done = [act["act"]["act"] for act in self.acts if act["act"]["act"] in MEANT.values()]
        for act in done:
            if act != MEANT.get(self.kind):
                yield f"{self.times} clicks on {self.name!r} sent {act}"
        if len(done) > 1:
            yield f"{self.times} clicks on {self.name!r} sent {done}"


@dataclass
class Wire:
    """What the page sends and hears over its socket, in order."""

    table: str
    sent: list[dict[str, Any]] = field(default_factory=list)
    """The acts at this table, each with the view that was shown when it was sent."""
    made: dict[int, dict[str, Any]] = field(default_factory=dict)
    """The act by which a version was made."""
    view: dict[str, Any] = field(default_factory=dict)

    def listen(self, socket: WebSocket) -> None:
        """Hear everything from now on."""
        socket.on("framesent", self._send)
        socket.on("framereceived", self._hear)

    def _send(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "do" and message["table"] == self.table:
            self.sent.append({**message, "view": self.view})

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if view := message.get("view"):
            self.view = view
        if message["type"] == "done":
            act = {each["id"]: each for each in self.sent}.get(message["id"])
            # A step of a turn makes no version.
            if act and act["act"]["act"] in MEANT.values():
                self.made[message["version"]] = act


def press_at_random(
    page: Page,
    wire: Wire,
    random: Random,
    pressed: Counter[str],
    enough: Callable[[], bool],
) -> list[Press]:
    """Double and triple clicks on what can be seen, the seldom pressed first, until enough.

    They end as well once a press has led away from the table.
    """
    presses = []
    while not enough():
        expect_settled(page)
        found = [
            each
            for each in page.evaluate(CONTROLS)
            if each["name"] and not each["name"].startswith(LEFT_OUT)
        ]
        if not found or f"/table/{wire.table}" not in page.url:
            break
        control = pick(found, pressed, random)
        before, times = len(wire.sent), random.choice((2, 3))
        for number in range(times):
            if number:
                page.wait_for_timeout(random.randrange(40, 250))
            page.mouse.click(control["x"], control["y"])
        page.wait_for_timeout(100)
        downs = page.evaluate("downs.splice(0)")
        quick = all(later - sooner < SOON for sooner, later in pairwise(downs))
        # On a machine with other work a click may come late: it is then a press of its own.
        pressed[control["kind"]] += quick
        presses.append(Press(control["name"], control["kind"], times, wire.sent[before:], quick))
    return presses


def pick(found: list[dict[str, Any]], pressed: Counter[str], random: Random) -> dict[str, Any]:
    """What is pressed next: often what makes a turn or ends it, else the seldom pressed."""
    wish = random.random()
    ends = [each for each in found if each["kind"] in MEANT and each["kind"] != "Yes, resign"]
    makes = [each for each in found if each["plays"]]
    if ends and wish < 0.2:
        return random.choice(ends)
    if makes and wish < 0.4:
        return random.choice(makes)
    least = min(seldom(each["kind"], pressed) for each in found)
    return random.choice([each for each in found if seldom(each["kind"], pressed) == least])


def seldom(kind: str, pressed: Counter[str]) -> int:
    """How often a kind of button was pressed, or the least pressed of those it leads to."""
    behind = [seldom(each, pressed) for each in LEADS_TO.get(kind, ()) if pressed[each]]
    return min([pressed[kind], *behind])


def faults(app: App, table: str, wire: Wire, presses: list[Press], begun: int) -> list[str]:
    """Every turn since the beginning that was not previewed and confirmed by a press for it."""
    found = [fault for press in presses for fault in press.faults()]
    for row, position in kept(app, table):
        if row["kind"] != "move" or row["seat"] != 0 or row["version"] <= begun:
            continue
        act = wire.made.get(row["version"])
        if act is None:
            found.append(f"nobody sent {row['code']} (row {row['index']})")
        elif (code := meant_by(act, position)) != row["code"]:
            found.append(f"{row['code']} was played, and {code} was shown")
    return found


def strange_moves(app: App, table: str) -> list[str]:
    """What people have played at a table to which a press led: nobody meant any of it."""
    with app.client() as client:
        players = client.get(f"/api/tables/{table}").json()["info"]["players"]
    people = {seat for seat, player in enumerate(players) if player["bot"] is None}
    return [
        f"{row['code']} was played at a new table"
        for row, _ in kept(app, table)
        if row["kind"] == "move" and row["seat"] in people
    ]


def meant_by(act: dict[str, Any], position: Position[Any]) -> str:
    """The code of the turn that the page showed when an act was sent."""
    match act["act"]:
        case {"act": "play", "code": str(code)}:
            return code
        case {"act": "pass"}:
            return "pass"
    turn = act["view"].get("turn")
    if act["view"]["version"] != act["version"] or not turn or not turn["complete"]:
        return "no turn"
    made: Any = position.turn()
    for step in turn["chosen"]:
        made = made.choose(Choice(step["choice"]["kind"], step["choice"]["value"]))
    return str(made.move.code)


def kept(app: App, table: str) -> Iterator[tuple[dict[str, Any], Position[Any]]]:
    """The rows of a table's log, as they are stored, each with the position before it."""
    with closing(sqlite3.connect(app.folder / "erawan.sqlite3")) as connection:
        connection.row_factory = sqlite3.Row
        (text,) = connection.execute("SELECT start FROM tables WHERE id = ?", (table,)).fetchone()
        log = 'SELECT * FROM rows WHERE table_id = ? ORDER BY "index"'
        rows = [dict(row) for row in connection.execute(log, (table,))]
    start = json.loads(text)
    line: list[Position[Any]] = [game(start["game"]).position(start)]
    for row in rows:
        yield row, line[-1]
        if row["kind"] == "move":
            line.append(line[-1].play(line[-1].parse(row["code"])))
        line = line[: row["ply"] + 1]


PACE = 100
PLANS: dict[str, dict[str, Any]] = {
    "king": king_plan(2, bots=1, settings={"pace": PACE, "auto_pass": False}),
    "siam": siam_plan(bot=True, settings={"pace": PACE}),
}


def begin(app: App, table: str, random: Random) -> int:
    """Play a few turns without the page, so that there is something to take back: the version."""
    with app.socket() as tab:
        watcher = Watcher(tab, table)
        for _ in range(3):
            while watcher.view["turn"] is None:
                watcher.wait_for_change()
            while watcher.view["turn"] is not None:
                watcher.choose(random.randrange(100))
        version: int = watcher.view["version"]
    return version


def click(
    page: Page,
    app: App,
    plan: dict[str, Any],
    random: Random,
    pressed: Counter[str],
    enough: Callable[[], bool],
) -> tuple[list[Press], list[str]]:
    """Clicks at a new table, and what was wrong with them."""
    table = app.create(plan)
    begun = begin(app, table, random)
    wire = Wire(table)
    page.on("websocket", wire.listen)
    page.goto("about:blank")
    page.goto(f"{app.base}/#/table/{table}")
    expect(page.get_by_role("region", name="Actions")).to_be_visible(timeout=PATIENCE)
    page.evaluate(CLOCK)
    presses = press_at_random(page, wire, random, pressed, enough)
    page.wait_for_timeout(500)
    page.remove_listener("websocket", wire.listen)
    wrong = faults(app, table, wire, presses, begun)
    _, here, other = page.url.partition("#/table/")
    if here and other != table:
        wrong += strange_moves(app, other)
    return presses, wrong
