"""What scripted clients saw of their tables, held against what the database kept.

Clients play at shared tables, each sending an act until it is answered, with the same id. Meanwhile
connections are cut and the server is killed. Afterwards every act that was acknowledged must be in
the one order of its table, once, as the version that was told; and whatever a client was shown must
be the beginning of that order.
"""

from __future__ import annotations

import json
import random
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from tests.server.running import App, free_port, moment
from tests.some import some

PATIENCE = 60.0
REST = 0.02
LOST = (WebSocketException, OSError, TimeoutError, EOFError, httpx.HTTPError)
"""What a client meets when the server is killed, or its own connection cut."""

Row = dict[str, Any]
Moment = tuple[int, int]
"""A version, and how often the turn in the making was changed there."""


@dataclass(frozen=True)
class Seen:
    """A view that a client was shown: of which moment, and the rows that came with it."""

    table: str
    version: int
    draft: int
    log_from: int
    rows: tuple[Row, ...]


@dataclass
class Notes:
    """What one client did and saw, in order."""

    sent: dict[str, str] = field(default_factory=dict)
    """The table of every act, by its id."""
    made: list[tuple[str, Moment]] = field(default_factory=list)
    """Acknowledged acts, with the version or draft that each is said to have made."""
    refused: set[str] = field(default_factory=set)
    seen: list[Seen] = field(default_factory=list)


@dataclass(frozen=True)
class Kept:
    """What the database has of a table."""

    version: int
    rows: tuple[Row, ...]
    acts: tuple[tuple[str, Moment], ...]


class Client(threading.Thread):
    """Plays at one table, whoever's turn it is, until it is told to stop."""

    def __init__(self, name: str, trouble: Trouble, table: str, seed: int) -> None:
        super().__init__(name=name, daemon=True)
        self.notes = Notes()
        self._trouble = trouble
        self._table = table
        self._chance = random.Random(seed)
        self._stop_soon = threading.Event()
        self._socket: ClientConnection | None = None
        self._act: dict[str, Any] | None = None
        self._view: dict[str, Any] | None = None
        self.failure: BaseException | None = None

    def run(self) -> None:
        """Come back whenever the connection is lost; an act is sent until it is answered."""
        try:
            while not self._is_done():
                with suppress(*LOST), self._trouble.app.socket() as self._socket:
                    self._play(self._socket)
                time.sleep(REST)
        except BaseException as error:
            self.failure = error

    def stop(self) -> None:
        """Finish what was begun."""
        self._stop_soon.set()

    def cut(self) -> None:
        """Lose the connection without a word."""
        if self._socket is not None:
            with suppress(OSError):
                self._socket.socket.shutdown(2)

    def _play(self, socket: ClientConnection) -> None:
        self._ask(socket, {"type": "watch", "have": 0})
        while not self._is_done():
            if self._act is None:
                self._act = self._next_act()
            if self._act is None:
                self._stop_soon.set()
            else:
                self.notes.sent[self._act["id"]] = self._table
                self._ask(socket, self._act)

    def _is_done(self) -> bool:
        return self._stop_soon.is_set() and self._act is None

    def _ask(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        socket.send(json.dumps({**message, "seq": 1, "table": self._table}))
        while True:
            heard = json.loads(socket.recv(timeout=PATIENCE))
            self._note(heard)
            if heard.get("to") == 1:
                return

    def _note(self, heard: dict[str, Any]) -> None:
        if view := heard.get("view"):
            rows = tuple(view["log"])
            self.notes.seen.append(Seen(self._table, *moment(view), view["log_from"], rows))
            if self._view is None or moment(view) >= moment(self._view):
                self._view = view
        if heard["type"] == "done":
            self.notes.made.append((heard["id"], moment(heard)))
        elif heard["type"] == "refused":
            self.notes.refused.add(heard["id"])
        if heard["type"] in ("done", "refused"):
            self._act = None
            self._trouble.hear()

    def _next_act(self) -> dict[str, Any] | None:
        """A tap, a confirmation, or now and then something else; None when the game is over."""
        view = self._view
        if view is None or view["to_move"] is None:
            return None
        act_id = f"{self.name} {len(self.notes.sent)}"
        version, draft = moment(view)
        made = {"version": version, "draft": draft, "act": self._choice(view)}
        return {"type": "do", "id": act_id, **made}

    def _choice(self, view: dict[str, Any]) -> dict[str, Any]:
        turn = view["turn"]
        if self._chance.random() < 0.1:
            return {"act": self._chance.choice(["back", "clear", "take_back", "confirm"])}
        if turn["complete"]:
            return {"act": "confirm"}
        option = self._chance.choice(turn["options"])
        return {"act": "choose", "keep": option["keep"], "choices": option["choices"]}


def kept_in(database: Path, table: str) -> Kept:
    """What a database has of a table."""
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        [version] = connection.execute(
            "SELECT version FROM tables WHERE id = ?", (table,)
        ).fetchone()
        rows = connection.execute(
            'SELECT * FROM rows WHERE table_id = ? ORDER BY "index"', (table,)
        ).fetchall()
        acts = connection.execute(
            "SELECT id, version, draft FROM acts WHERE table_id = ? ORDER BY version, draft",
            (table,),
        ).fetchall()
    made = tuple((act, (version, draft)) for act, version, draft in acts)
    return Kept(version, tuple(map(dict, rows)), made)


def faults(notes: list[Notes], kept: dict[str, Kept]) -> Iterator[str]:
    """Everything that must not be, in words; nothing if all is well."""
    for table, each in kept.items():
        yield from _order(table, each)
    for note in notes:
        yield from _acts(note, kept)
        yield from _views(note, kept)


def _order(table: str, kept: Kept) -> Iterator[str]:
    """One order: every version and every draft was made by one act, every row by one of these."""
    made = [moment for _, moment in kept.acts]
    for before, after in pairwise([(0, 0), *made, (kept.version + 1, 0)]):
        if after not in ((before[0], before[1] + 1), (before[0] + 1, 0)):
            yield f"table {table} is at version {kept.version}, but its acts made {made}"
            break
    rows = [row["version"] for row in kept.rows]
    if rows != sorted(set(rows)) or [row["index"] for row in kept.rows] != list(range(len(rows))):
        yield f"the rows of table {table} have the versions {rows}"


def _acts(notes: Notes, kept: dict[str, Kept]) -> Iterator[str]:
    """What was acknowledged was done, once and as told; what was refused was not."""
    for act, told in notes.made:
        table = notes.sent[act]
        found = [made for name, made in kept[table].acts if name == act]
        if found != [told]:
            yield f"act {act} was acknowledged as version {told}, and is kept as {found}"
    for act in notes.refused:
        if act in dict(kept[notes.sent[act]].acts):
            yield f"act {act} was refused, and is kept"
    for act, times in Counter(act for act, _ in notes.made).items():
        if times > 1:
            yield f"act {act} was acknowledged {times} times, though it was sent after no answer"


def _views(notes: Notes, kept: dict[str, Kept]) -> Iterator[str]:
    """What was shown was the beginning of what is kept, and time went on."""
    last: dict[str, Moment] = {}
    for seen in notes.seen:
        table, now = kept[seen.table], (seen.version, seen.draft)
        if now < last.get(seen.table, (0, 0)):
            yield f"version {now} of {seen.table} was shown after {last[seen.table]}"
        last[seen.table] = now
        known = [row for row in table.rows if row["version"] <= seen.version]
        shown, right = _told(seen.rows), _told(known[seen.log_from :])
        if seen.version > table.version or shown != right:
            yield f"version {seen.version} of {seen.table} showed {shown}, not {right}"


def _told(rows: Iterable[Row]) -> list[tuple[Any, ...]]:
    """What both the database and a view tell of rows."""
    return [tuple(row[name] for name in ("index", "kind", "seat", "code", "at")) for row in rows]


class Trouble:
    """Kills and cuts while clients play, each at the very moment of an answer."""

    def __init__(self, folder: Path, port: int) -> None:
        self._folder = folder
        self._port = port
        self._answers = threading.Condition()
        self._missing = 0
        self._then: Callable[[], None] = _nothing
        self.kills = 0
        self.app = App(folder, port)

    def hear(self) -> None:
        """A client was answered: what waits for that is done before anybody goes on."""
        with self._answers:
            self._missing -= 1
            if self._missing == 0:
                self._then()
                self._answers.notify_all()

    def run(self, clients: list[Client], events: int, chance: random.Random) -> None:
        """Let so many things go wrong, one in five a kill as by a power cut."""
        for number in range(events):
            after = chance.randrange(1, 12)
            if number % 5 == 4:
                self._do(self.app.process.kill, after)
                self.app.kill()
                self.kills += 1
                self.app = App(self._folder, self._port)
            else:
                self._do(chance.choice(clients).cut, after)

    def _do(self, then: Callable[[], None], after: int) -> None:
        """Do something after so many more answers."""
        with self._answers:
            self._then, self._missing = then, after
            done = self._answers.wait_for(lambda: self._missing <= 0, PATIENCE)
            assert done, f"nobody was answered in {PATIENCE} seconds"


def _nothing() -> None:
    """Before the first trouble."""


@dataclass(frozen=True)
class Told:
    """What came of it."""

    faults: list[str]
    kills: int
    acknowledged: int
    views: int


PLANS: list[dict[str, Any]] = [
    {
        "options": {"game": "king-of-siam", "players": 4, "seed": "7"},
        "seats": [{}] * 4,
        # Every move is somebody's act.
        "settings": {"auto_pass": False},
    },
    {"options": {"game": "siam"}, "seats": [{}, {}], "settings": {"confirm": False}},
]
CLIENTS = 2
"""At each table: each acts whenever it can, so that they often act at the same version."""


def play_through(folder: Path, events: int, seed: int) -> Told:
    """Play while things go wrong, then look for faults."""
    chance = random.Random(seed)
    trouble = Trouble(folder, free_port())
    try:
        tables = [trouble.app.create(plan) for plan in PLANS]
        clients = [
            Client(f"{place} at {table}", trouble, table, chance.randrange(2**32))
            for table in tables
            for place in range(CLIENTS)
        ]
        for client in clients:
            client.start()
        trouble.run(clients, events, chance)
        for client in clients:
            client.stop()
        for client in some(clients):
            client.join(PATIENCE)
            assert not client.is_alive(), f"{client.name} still waits for an answer"
            assert client.failure is None, client.failure
    finally:
        trouble.app.kill()
    kept = {table: kept_in(folder / "erawan.sqlite3", table) for table in tables}
    notes = [client.notes for client in clients]
    return Told(
        list(faults(notes, kept)),
        trouble.kills,
        sum(len(each.made) for each in notes),
        sum(len(each.seen) for each in notes),
    )
