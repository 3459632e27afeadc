"""People at a site's tables while connections are cut and the site is killed.

At each table people play, each sending an act until it is answered, with the same id, one of them
in two tabs; they ask each other for what needs everybody's consent; bots play, clocks run, and
somebody looks on.
"""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from tests.server.history import Kept, Notes, Seen, faults, kept_in
from tests.server.running import free_port, moment
from tests.server.site import KING, SIAM, TEAMS, Person, Site
from tests.some import some

PATIENCE = 60.0
REST = 0.02
NEWS = 0.2
LOST = (WebSocketException, OSError, TimeoutError, EOFError, httpx.HTTPError)
"""What a client meets when the site is killed, or its own connection cut."""


@dataclass(frozen=True)
class Setting:
    """A table: its plan, and the seats of the people who look at it, None for one who looks on."""

    plan: dict[str, Any]
    tabs: tuple[int | None, ...]

    @property
    def clock(self) -> tuple[int, int] | None:
        """The time of each seat and what a move adds."""
        clock = self.plan["settings"].get("clock")
        return None if clock is None else (clock["base"], clock["increment"])

    @property
    def bots(self) -> frozenset[int]:
        """The seats of bots."""
        return frozenset(n for n, seat in enumerate(self.plan["seats"]) if "bot" in seat)


def _set(plan: dict[str, Any], **settings: Any) -> dict[str, Any]:
    return {**plan, "settings": {**plan["settings"], "auto_pass": False, "pace": 0, **settings}}


SETTINGS = (
    Setting(_set(TEAMS, confirm=True), (0, 1, 2, 3, 0, None)),
    Setting(_set(SIAM, clock={"base": 600_000, "increment": 1_000}), (0, 1, 1, None)),
    Setting(
        _set(
            {
                **KING,
                "options": {"game": "king-of-siam", "players": 3, "seed": "7"},
                "seats": [{}, {"bot": "random"}, {}],
            },
            clock={"base": 1_000, "increment": 0},
            flag="bot",
        ),
        (0, 2, None),
    ),
)


class Client(threading.Thread):
    """A tab at one table, until it is told to stop or the game is over."""

    def __init__(
        self, name: str, trouble: Trouble, person: Person, table: str, seat: int | None, seed: int
    ) -> None:
        super().__init__(name=name, daemon=True)
        self.notes = Notes()
        self._trouble = trouble
        self._person = person
        self._table = table
        self._seat = seat
        self._chance = random.Random(seed)
        self._stop_soon = threading.Event()
        self._socket: ClientConnection | None = None
        self._act: dict[str, Any] | None = None
        self._view: dict[str, Any] | None = None
        self._asked = 0
        self.failure: BaseException | None = None

    def run(self) -> None:
        """Come back whenever the connection is lost; an act is sent until it is answered."""
        try:
            while not self._is_done():
                with suppress(*LOST), self._person.socket() as self._socket:
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
            if self._act is not None:
                # Now and then it is sent again before there is an answer.
                self._ask(socket, self._act, 1 + (self._chance.random() < 0.1))
            elif self._view is not None and self._view["result"]:
                self._stop_soon.set()
            else:
                self._wait(socket)

    def _is_done(self) -> bool:
        return self._stop_soon.is_set() and self._act is None

    def _ask(self, socket: ClientConnection, message: dict[str, Any], times: int = 1) -> None:
        self._asked = _millis()
        if "id" in message:
            self.notes.sent.setdefault(self._key(message["id"]), (self._table, self._asked))
        for seq in range(times):
            socket.send(json.dumps({**message, "seq": seq, "table": self._table}))
        while times:
            times -= self._hear(socket, PATIENCE)
        self._asked = 0

    def _wait(self, socket: ClientConnection) -> None:
        """Hear news, if there are any soon; ask if there were too many to be told."""
        with suppress(TimeoutError):
            self._hear(socket, NEWS)
        if self._view is None:
            self._ask(socket, {"type": "look", "have": 0})

    def _hear(self, socket: ClientConnection, patience: float) -> bool:
        """The next message; whether it is an answer."""
        heard = json.loads(socket.recv(timeout=patience))
        is_answer = heard.get("to") is not None
        if view := heard.get("view"):
            clock = view["clock"] or {"left": (), "running": None}
            self.notes.seen.append(
                Seen(
                    self._table,
                    *moment(view),
                    log_from=view["log_from"],
                    rows=tuple(view["log"]),
                    left=tuple(clock["left"]),
                    running=clock["running"],
                    asked=self._asked if is_answer else 0,
                )
            )
            self._view = view
        elif heard["type"] == "changed":
            self._view = None
        if "id" in heard and heard["id"] is not None:
            self._note_answer(heard)
        return is_answer

    def _note_answer(self, heard: dict[str, Any]) -> None:
        if heard["type"] == "done":
            self.notes.made.append((self._key(heard["id"]), moment(heard), _millis()))
        else:
            self.notes.refused.add(self._key(heard["id"]))
        self._act = None
        self._trouble.hear()

    def _key(self, act: str) -> str:
        return f"{self._seat} {act}"

    def _next_act(self) -> dict[str, Any] | None:
        """What to do; None to wait for others, or when the game is over."""
        view = self._view
        act = None if view is None or view["result"] else self._choice(view)
        if view is None or act is None:
            return None
        version, draft = moment(view)
        made = {"version": version, "draft": draft if view["turn"] else None, "act": act}
        return {"type": "do", "id": f"{self.name} {len(self.notes.sent)}", **made}

    def _choice(self, view: dict[str, Any]) -> dict[str, Any] | None:
        """A tap, a confirmation, a question to the others, or now and then what is not allowed."""
        dice = self._chance.random()
        asking = [each for each in view["may"] if each.startswith("ask_")]
        if "answer" in view["may"]:
            kind = view["offer"]["kind"]
            return {"act": "answer", "yes": kind == "resume" or (kind != "draw" and dice < 0.7)}
        if asking and (dice < 0.05 or view["paused"]):
            kind = self._chance.choice(asking).removeprefix("ask_")
            return {"act": "ask", "kind": kind}
        turn = view["turn"]
        if turn is None:
            return {"act": self._chance.choice(["pass", "confirm"])} if dice > 0.95 else None
        if dice < 0.15:
            return {"act": self._chance.choice(["back", "clear", "take_back", "confirm"])}
        if turn["complete"]:
            return {"act": "confirm"}
        option = self._chance.choice(turn["options"])
        return {"act": "choose", "keep": option["keep"], "choices": option["choices"]}


def _millis() -> int:
    return time.time_ns() // 1_000_000


class Trouble:
    """Kills and cuts while people play, each at the very moment of an answer."""

    def __init__(self, folder: Path, port: int) -> None:
        self._folder = folder
        self._port = port
        self._answers = threading.Condition()
        self._missing = 0
        self._then: Callable[[], None] = _nothing
        self.kills = 0
        self.site = self._start()

    def _start(self) -> Site:
        return Site(self._folder, self._port, log=self._folder.with_suffix(f".{self.kills}.log"))

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
                self._do(self.site.process.kill, after)
                self.site.end()
                self.kills += 1
                self.site = self._start()
            else:
                self._do(chance.choice(clients).cut, after)

    def complaints(self) -> list[str]:
        """What the site found wrong with itself."""
        logs = self._folder.parent.glob(f"{self._folder.stem}.*.log")
        lines = [line for log in sorted(logs) for line in log.read_text().splitlines()]
        return [line for line in lines if '"info"' not in line]

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
    kinds: frozenset[str]
    """What happened at the tables."""


class Sitting:
    """A table with its people, who sit down before anything goes wrong."""

    def __init__(self, setting: Setting, trouble: Trouble, people: ExitStack, seed: int) -> None:
        self.setting = setting
        base, number = trouble.site.base, SETTINGS.index(setting) + 1
        seats = dict.fromkeys(setting.tabs)
        persons = {
            seat: Person(base, f"Table {number} {place}", people, f"127.0.{number}.{place + 1}")
            for place, seat in enumerate(seats)
        }
        maker = persons[0]
        self.table = maker.create(setting.plan, seat=0)
        for seat, person in some(persons.items()):
            if seat:
                assert person.join(maker.invitation(self.table), seat).status_code == 200
        self.begun: int = maker.view(self.table)["version"]
        self.clients = [
            Client(f"{place} at {number}", trouble, persons[seat], self.table, seat, seed + place)
            for place, seat in enumerate(setting.tabs)
        ]

    def kept(self, database: Path) -> Kept:
        """What came of it."""
        setting = self.setting
        return kept_in(database, self.table, self.begun, setting.bots, setting.clock)


def play_through(folder: Path, events: int, seed: int) -> Told:
    """Play while things go wrong, then look for faults."""
    chance = random.Random(seed)
    trouble = Trouble(folder, free_port())
    with ExitStack() as people:
        try:
            sittings = [
                Sitting(setting, trouble, people, chance.randrange(2**32)) for setting in SETTINGS
            ]
            clients = [client for sitting in sittings for client in sitting.clients]
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
            trouble.site.process.kill()
            trouble.site.end()
    kept = {sitting.table: sitting.kept(folder / "erawan.sqlite3") for sitting in sittings}
    notes = [client.notes for client in clients]
    return Told(
        [*faults(notes, kept), *trouble.complaints()],
        trouble.kills,
        sum(len(each.made) for each in notes),
        sum(len(each.seen) for each in notes),
        frozenset(row["kind"] for table in kept.values() for row in table.rows),
    )
