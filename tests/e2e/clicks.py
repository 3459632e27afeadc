"""Random double and triple clicks at a table, and whether every turn that was played was meant.

What was played is read from the database, what was shown and sent from the socket, what was pressed
from our own hand: the page itself is not asked.
"""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocket

from erawan import game
from erawan.core.game import Position
from erawan.core.turn import Choice
from tests.e2e.hands import DRAWN
from tests.e2e.king_table import expect_settled
from tests.server.running import App

MEANT = {
    "Confirm": "confirm",
    "Pass": "pass",
    "Pass all the same": "pass",
    "Play it": "play",
    "Take back": "take_back",
    "Yes, resign": "resign",
}
"""What changes the game, and the name of the button for it."""
LEADS_AWAY = ("Settings", "Rules", "Back to", "The same deal", "Deal", "Copy", "Install")
CONTROLS = """
() => [...document.querySelectorAll("button, [role=button]")].flatMap((each) => {
  const box = each.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const on = document.elementFromPoint(x, y);
  if (each.disabled || box.width === 0 || !on || !each.contains(on)) return [];
  const name = (each.getAttribute("aria-label") ?? each.textContent).trim();
  const { cell, province } = each.dataset;
  const turn = "[data-cell], [data-province], .hand *, .followers *, [aria-label^=Face]";
  const plays = each.matches(turn);
  return [{ name, kind: cell ? "cell" : province ? "province" : name, plays, x, y }];
})
"""


@dataclass
class Press:
    """Several clicks in one place, and the acts that they sent."""

    name: str
    times: int
    acts: list[dict[str, Any]]

    def faults(self) -> Iterator[str]:
        """What they did that was not meant, or was done twice."""
        done = [act["act"]["act"] for act in self.acts if act["act"]["act"] in MEANT.values()]
        for act in done:
            if act != MEANT.get(self.name):
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


def press_at_random(page: Page, wire: Wire, random: Random, count: int) -> list[Press]:
    """Double and triple clicks on what can be seen, the seldom pressed first."""
    pressed: Counter[str] = Counter()
    presses = []
    for _ in range(count):
        page.evaluate(DRAWN)
        expect_settled(page)
        found = [
            each
            for each in page.evaluate(CONTROLS)
            if not each["name"].startswith(LEADS_AWAY) and each["name"]
        ]
        over = page.get_by_role("heading", level=1).inner_text() == "The game is over"
        # A button of the menu leads to a new table.
        if over or not found or wire.table not in page.url:
            break
        control = pick(found, pressed, random)
        pressed[control["kind"]] += 1
        before, times = len(wire.sent), random.choice((2, 3))
        for number in range(times):
            if number:
                page.wait_for_timeout(random.randrange(40, 300))
            page.mouse.click(control["x"], control["y"])
        page.wait_for_timeout(150)
        presses.append(Press(control["name"], times, wire.sent[before:]))
    return presses


def pick(found: list[dict[str, Any]], pressed: Counter[str], random: Random) -> dict[str, Any]:
    """What is pressed next: often what makes a turn or ends it, else the seldom pressed."""
    wish = random.random()
    ends = [each for each in found if each["name"] in MEANT and each["name"] != "Yes, resign"]
    makes = [each for each in found if each["plays"]]
    if ends and wish < 0.4:
        return random.choice(ends)
    if makes and wish < 0.8:
        return random.choice(makes)
    least = min(pressed[each["kind"]] for each in found)
    return random.choice([each for each in found if pressed[each["kind"]] == least])


def faults(app: App, table: str, wire: Wire, presses: list[Press], seat: int = 0) -> list[str]:
    """Every turn that was not previewed and confirmed by a press on the button for it."""
    found = [fault for press in presses for fault in press.faults()]
    for row, position in kept(app, table):
        if row["kind"] != "move" or row["seat"] != seat:
            continue
        act = wire.made.get(row["version"])
        if act is None:
            found.append(f"nobody sent {row['code']} (row {row['index']})")
        elif (code := meant_by(act, position)) != row["code"]:
            found.append(f"{row['code']} was played, and {code} was shown")
    return found


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
