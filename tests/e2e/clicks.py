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

from playwright.sync_api import WebSocket, expect

from erawan import game
from erawan.core.game import Position
from erawan.core.turn import Choice
from tests.e2e.click_scenes import Scene, begin
from tests.e2e.hands import Hand
from tests.e2e.king_table import PATIENCE, expect_settled
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
WANTED = 200
"""So many double or triple clicks on each kind of button are wished for."""
SOON = 400
"""In milliseconds: what comes later is heard."""
RENEWED = 0.8
CLOCK = """
globalThis.downs = [];
addEventListener("pointerdown", () => downs.push(performance.now()), true);
"""
"""For every page, as it opens: when a pointer went down."""
LEADS_TO = {
    "Menu": (
        "Resign",
        "Settings",
        "Rules",
        "The game in a minute",
        "Play this deal again",
        "Back to the start",
        "Say what matters",
        "No more help",
    ),
    "Resign": ("Yes, resign", "No, play on"),
    "Close the end": ("(how it ended)",),
    "Hint": ("Play it", "Show on the board"),
    "Pass": ("Pass all the same", "Don't pass", "Don't wait", "Your cards"),
    "Confirm": ("Don't wait", "Your cards"),
    "(how it ended)": ("Rematch", "Same settings again", "Change seats", "Review", "Take back"),
}
"""What has to be pressed before some others are there."""
LEFT_OUT = ("Copy", "Install")
"""They change nothing here."""
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
    if (each.matches(".close") && each.closest("dialog:has(.hero)")) return "Close the end";
    return name.replace(/^(Face|Rematch|Same settings again).+/, "$1").replace(/:.*/, "");
  }
  return [...document.querySelectorAll("button, [role=button], [role=switch]")].flatMap((each) => {
  const box = each.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const on = document.elementFromPoint(x, y);
  if (each.disabled || box.width === 0 || !on || !each.contains(on)) return [];
  const [first = ""] = (each.getAttribute("aria-labelledby") ?? "").split(" ");
  const by = document.getElementById(first) ?? (each.matches("input") ? each.labels[0] : each);
  const name = (each.getAttribute("aria-label") ?? by.textContent).trim();
  const turn = "[data-cell], [data-province], .hand *, .followers *, [aria-label^=Face]";
  const plays = each.matches(turn) && each.ariaDisabled !== "true";
  // Settings could do away with the questions: they are opened and closed.
  const title = each.closest("dialog")?.querySelector("h2")?.textContent ?? "";
  if (title === "Settings" && name !== "Close") return [];
  return [{ name, kind: kind(each, name), plays, x, y }];
});
}
"""


@dataclass
class Press:
    """Clicks in one place, and the acts that they sent."""

    name: str
    kind: str
    times: int
    acts: list[dict[str, Any]]
    quick: bool
    """Whether each click came soon after the one before, as in a double click."""
    suggested: str = ""
    """The code of the hint that the button is about."""

    def faults(self) -> Iterator[str]:
        """What they did that was not meant, or was done twice."""
        if not self.quick:
            return
        done = [act["act"] for act in self.acts if act["act"]["act"] in MEANT.values()]
        for act in done:
            if act["act"] != MEANT.get(self.kind):
                yield f"{self.times} clicks on {self.name!r} sent {act}"
            if self.suggested and act.get("code") != self.suggested:
                yield f"{self.suggested} was suggested, and {act} sent"
        if len(done) > 1:
            yield f"{self.times} clicks on {self.name!r} sent {done}"


@dataclass
class Wire:
    """What the page sends and hears of one table over its socket, in order."""

    table: str = ""
    sent: list[dict[str, Any]] = field(default_factory=list)
    """The acts at this table, each with the view that was shown when it was sent."""
    made: dict[int, dict[str, Any]] = field(default_factory=dict)
    """The act by which a version was made."""
    view: dict[str, Any] = field(default_factory=dict)

    def follow(self, table: str) -> None:
        """Another table from now on."""
        self.table = table
        self.sent, self.made, self.view = [], {}, {}

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
        view = message.get("view")
        if view and view["table"] == self.table:
            self.view = view
        if message["type"] == "done":
            act = {each["id"]: each for each in self.sent}.get(message["id"])
            # A step of a turn makes no version.
            if act and act["act"]["act"] in MEANT.values():
                self.made[message["version"]] = act


@dataclass
class Clicker:
    """A hand that clicks twice and thrice on everything at tables against bots."""

    hand: Hand
    app: App
    random: Random
    pressed: Counter[str]
    """How often each kind of button was pressed, also by other hands: the seldom come first."""
    enough: Callable[[], bool]
    wire: Wire = field(default_factory=Wire)
    tried: Counter[str] = field(default_factory=Counter)
    """How often this hand pressed each kind, be it too slowly for a double click."""
    wanted: tuple[str, ...] = ()
    """Kinds that this hand presses once every other time it sees them, whatever else there is."""

    def __post_init__(self) -> None:
        """Listen to all that the page says and hears from now on."""
        self.hand.page.on("websocket", self.wire.listen)
        self.hand.page.add_init_script(CLOCK)
        self.hand.page.goto(self.app.link)

    def click(self, scene: Scene) -> tuple[list[Press], list[str], bool]:
        """Clicks at a new table: what was wrong with them, and whether the game has ended."""
        table, begun = begin(self.app, scene, self.random)
        self.wire.follow(table)
        presses: list[Press] = []
        wrong: list[str] = []
        idle = 0

        def done() -> bool:
            over = scene.whole and self._is_over()
            return over or len(presses) >= scene.most or self.enough()

        while not done():
            self._open(table)
            before = len(presses)
            while not done() and self._is_at_the_table() and (press := self._press(scene)):
                presses.append(press)
            wrong += self._strange_moves(presses)
            idle = idle + 1 if len(presses) == before else 0
            if idle:
                # A page that was busy with something else gets another try, opened anew.
                self.hand.page.goto("about:blank")
            if idle > 3:
                wrong.append(f"nothing could be pressed at table {table}")
                break
        self.hand.page.wait_for_timeout(500)
        wrong += faults(self.app, table, self.wire, presses, begun)
        return presses, wrong, has_ended(self.app, table)

    def _open(self, table: str) -> None:
        page = self.hand.page
        if f"/table/{table}" not in page.url:
            page.goto(f"{self.app.base}/#/table/{table}")
        actions = page.get_by_role("region", name="Actions", include_hidden=True)
        expect(actions).to_be_visible(timeout=PATIENCE)

    def _is_at_the_table(self) -> bool:
        return f"/table/{self.wire.table}" in self.hand.page.url

    def _is_over(self) -> bool:
        return bool(self.wire.view) and self.wire.view["to_move"] is None

    def _press(self, scene: Scene) -> Press | None:
        """A double or triple click on something that can be seen."""
        page = self.hand.page
        self._renew(scene)
        expect_settled(page)
        found = [
            each
            for each in page.evaluate(CONTROLS)
            if each["name"]
            and not each["name"].startswith(LEFT_OUT)
            and not (scene.whole and each["kind"] == "Yes, resign")
        ]
        if not found or not self._is_at_the_table():
            return None
        control = self._pick(found, scene)
        suggested = self._suggested(control)
        # What has been clicked on often enough is pressed once, if only to get to something else.
        only_leads = self.pressed[control["kind"]] >= WANTED and control["kind"] in LEADS_TO
        before = len(self.wire.sent)
        times = 1 if only_leads else self.random.choice((2, 3))
        for number in range(times):
            if number:
                page.wait_for_timeout(self.random.randrange(40, 250))
            self.hand.press_at((control["x"], control["y"]))
        page.wait_for_timeout(100)
        downs = page.evaluate("downs.splice(0)")
        quick = times > 1 and all(later - sooner < SOON for sooner, later in pairwise(downs))
        # On a machine with other work a click may come late: it is then a press of its own.
        self.pressed[control["kind"]] += quick
        self.tried[control["kind"]] += 1
        acts = self.wire.sent[before:]
        return Press(control["name"], control["kind"], times, acts, quick, suggested)

    def _renew(self, scene: Scene) -> None:
        """Bring back what the table was opened for; not always: other things come after it."""
        if self.wire.view and scene.gone(self.wire.view) and self.random.random() < RENEWED:
            with self.app.socket() as tab:
                watcher = Watcher(tab, self.wire.table)
                if scene.gone(watcher.view):
                    scene.again(watcher)
            self.hand.page.wait_for_timeout(100)

    def _pick(self, found: list[dict[str, Any]], scene: Scene) -> dict[str, Any]:
        """What is pressed next: in whole games mostly what makes a turn, else the seldom."""
        new = [each for each in found if each["kind"] in self.wanted]
        new = [each for each in new if not self.tried[each["kind"]]]
        if new and self.random.random() < 0.5:
            return self.random.choice(new)
        wish = self.random.random()
        ends = [each for each in found if each["kind"] in MEANT and each["kind"] != "Yes, resign"]
        makes = [each for each in found if each["plays"]]
        # Another card begins the turn anew.
        others = [each for each in makes if each["kind"] != "(card)"]
        if others and self.random.random() < 0.9:
            makes = others
        if ends and wish < (0.3 if scene.whole else 0.05):
            # A game in which all is taken back would not come to its end.
            onward = [each for each in ends if each["kind"] != "Take back"]
            return self.random.choice(onward if onward and wish < 0.25 else ends)
        if makes and wish < (0.8 if scene.whole else 0.15):
            return self.random.choice(makes)
        pressed = Counter(self.pressed)
        if scene.whole:
            # It can't be had here: what leads to it is no nearer.
            del pressed["Yes, resign"]
        least = min(seldom(each["kind"], pressed) for each in found)
        return self.random.choice(
            [each for each in found if seldom(each["kind"], pressed) == least]
        )

    def _suggested(self, control: dict[str, Any]) -> str:
        """The server is asked itself which move a hint is about."""
        if control["kind"] != "Play it":
            return ""
        with self.app.client() as client:
            answer = client.post(f"/api/tables/{self.wire.table}/hint", json={}).json()
        number = int(control["name"].rsplit(" ", 1)[1])
        code: str = answer["suggestions"][number - 1]["code"]
        return code

    def _strange_moves(self, presses: list[Press]) -> list[str]:
        """What people have played at a table to which a press led: nobody meant any of it."""
        _, here, table = self.hand.page.url.partition("#/table/")
        if not here or table == self.wire.table or not (presses and presses[-1].quick):
            return []
        self.hand.page.wait_for_timeout(500)
        with self.app.client() as client:
            players = client.get(f"/api/tables/{table}").json()["info"]["players"]
        people = {seat for seat, player in enumerate(players) if player["bot"] is None}
        return [
            f"{row['code']} was played at a new table"
            for row, _ in kept(self.app, table)
            if row["kind"] == "move" and row["seat"] in people
        ]


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


def has_ended(app: App, table: str) -> bool:
    """Whether the moves that are stored, without resignations, have brought the game to its end."""
    return any(
        row["kind"] == "move" and position.play(position.parse(row["code"])).to_move is None
        for row, position in kept(app, table)
    )
