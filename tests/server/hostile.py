"""Somebody means harm to a running site or app, and somebody else notices nothing of it.

One process sends messages that are nearly right, records, boards and other requests of that kind,
and what is no HTTP at all; a witness beside it asks for a sign of life again and again.
"""

from __future__ import annotations

import json
import multiprocessing
import random
import signal
import socket
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from erawan.tables.records import record_of
from tests.server.fuzzer import Fuzzer
from tests.server.running import SECONDS, App, ask, free_port
from tests.server.site import KING, SIAM, TEAMS, Site
from tests.siam.boards import board_object
from tests.stopwatch import NOTHING, Reading, share_of, share_told, threads_of, timing
from tests.tables.people import king, play_out, siam

MESSAGES, BODIES, NEWCOMERS = 180, 6, 3
"""Of each bout: over one connection, and of each newcomer. A site allows no more at once."""
REST = 0.06
CHUNKS = (6, 15, MESSAGES)
"""So many messages are sent before an answer is waited for."""
NEWS = {"changed", "presence"}
BOARD = json.loads(
    Path(__file__).parents[2].joinpath("src/erawan/king/boards/siam.json").read_text()
)
OWN = board_object("mine", 4, 6, "b3 c3", note="ours")
PLANS: tuple[dict[str, Any], ...] = (
    {"options": {"game": "siam", "board": OWN, "animals": 3}, "seats": [{}, {"bot": "random"}]},
    {"options": {"game": "king-of-siam", "players": 2, "board": BOARD}, "seats": [{}, {}]},
    {**SIAM, "start": {"game": "siam", "text": "5/5/1ooo1/5/5 E 0 --", "seen": []}},
    {**TEAMS, "settings": {"clock": {"base": 60_000}, "flag": "bot", "pace": 0}},
)
REQUESTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/api/games", {"game": "siam", "text": "Anna", "removed": False, "before": "x"}),
    ("/api/tables/{table}/again", {"rotate": True}),
    ("/api/tables/{table}/branch", {"ply": 1, "seats": [{}, {"bot": "random"}]}),
    ("/api/tables/{table}/title", {"title": "Ours"}),
    ("/api/tables/{table}/why", {"version": 0, "thing": {"kind": "card", "value": "ra"}}),
    ("/api/tables/{table}/acts", {"id": "x", "version": 0, "act": {"act": "play", "code": "@b1n"}}),
    ("/api/tables/{table}/sit", {"seat": 1}),
    ("/api/tables/{table}/report", {"seat": 0, "text": "He is rude."}),
    ("/api/learn/siam/practice/begin", {"mode": "exam"}),
    ("/api/me", {"name": "Somebody"}),
    ("/api/account", {"password": "long enough"}),
    ("/api/passkeys", {"ticket": "x", "credential": {"id": "x"}}),
)
RAW = (
    b"GET / HTTP/1.1\r\nHost: {host}\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    b"GET /%00%ff%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"GET /api/tables/" + b"x" * 5000 + b" HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: {host}\r\nContent-Length: 3\r\n\r\n\xff\xfe{",
    b"GET /api/me HTTP/1.1\r\nHost: {host}\r\nCookie: " + b"a=b;" * 3000 + b"\r\n\r\n",
    b"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n\x81\xff",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
)
FRAMES = (
    b"\x83\x80\x00\x00\x00\x00",
    b"\x81\x7f\xff\xff\xff\xff\xff\xff\xff\xff",
    b"\x81\x81\x00\x00\x00\x00\xff",
    b"\xf1\x80\x00\x00\x00\x00",
    b"\x89\xfe\x00\xff",
    b"\x01\x81\x00\x00\x00\x00a\x81\x81\x00\x00\x00\x00b",
)


UNREADABLE = (
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    "Unsupported upgrade request",
)
"""What uvicorn logs of what it could not read."""


@dataclass(frozen=True)
class Target:
    """What is attacked: its address, the tables, and the cookies of those who sit there."""

    base: str
    is_site: bool
    tables: tuple[str, ...]
    cookies: tuple[str, ...]

    @property
    def host(self) -> str:
        return self.base.removeprefix("http://")


@dataclass(frozen=True)
class Told:
    """What came of it: what was answered how often, what must not be, times and memory."""

    answers: dict[str, int]
    wrong: list[str]
    pings: int
    slowest_ms: float
    memory_kb: list[int]

    @property
    def messages(self) -> int:
        """How many were answered."""
        return sum(number for kind, number in self.answers.items() if " " not in kind)

    @property
    def bodies(self) -> int:
        """How many requests were answered."""
        return sum(number for kind, number in self.answers.items() if kind.startswith("status"))

    @property
    def growth_kb(self) -> int:
        """How much memory the second half of the bouts took."""
        return self.memory_kb[-1] - self.memory_kb[len(self.memory_kb) // 2]


class Pest:
    """Bout by bout: a connection full of messages, some requests, and some noise."""

    def __init__(self, target: Target, seed: int) -> None:
        self.target = target
        self.fuzzer = Fuzzer(seed, list(target.tables), broken=0.4)
        self.random = random.Random(seed)
        self.answers: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.records = [
            record_of(play_out(table))
            for table in (king(3), king(2, seed=8), siam(confirm=False), siam())
        ]
        self.visits = 0

    def bout(self) -> None:
        """One of each."""
        self._talk()
        for _ in range(NEWCOMERS):
            with ExitStack() as opened:
                client = self._client(opened)
                for _ in range(BODIES):
                    self._post(client)
        self._noise()

    def _address(self) -> str:
        """Another one each time, since much from one is refused for that alone."""
        self.visits += 1
        return f"127.{9 + self.visits // 62_500}.{self.visits // 250 % 250}.{1 + self.visits % 250}"

    def _socket(self) -> ClientConnection:
        host, _, port = self.target.host.partition(":")
        own = (self._address(), 0)
        return connect(
            f"ws://{self.target.host}/ws",
            sock=socket.create_connection((host, int(port)), source_address=own),
            additional_headers={
                "Origin": self.target.base,
                "Cookie": self.random.choice(self.target.cookies),
            },
            open_timeout=SECONDS,
        )

    def _talk(self) -> None:
        with suppress(ConnectionClosed), self._socket() as tab:
            chunk = self.random.choice(CHUNKS)
            for _ in range(MESSAGES // chunk):
                messages = [self.fuzzer.message() for _ in range(chunk)]
                for message in messages:
                    tab.send(message)
                self._hear(tab, len(messages))
            if self.random.random() < 0.3:
                tab.socket.sendall(self.random.choice(FRAMES) + self.random.randbytes(9))
                return
            tab.send("x" * self.random.choice([17_000, 60_000, 70_000, 200_000]))
            self._hear(tab, 1)

    def _hear(self, tab: ClientConnection, answers: int) -> None:
        while answers:
            heard = json.loads(tab.recv(timeout=SECONDS))
            if view := heard.get("view"):
                self.fuzzer.versions[view["table"]] = view["version"]
            if heard["type"] in NEWS or (heard["type"] == "offered" and heard["to"] is None):
                continue
            self.answers[heard["type"]] += 1
            answers -= 1

    def _client(self, opened: ExitStack) -> httpx.Client:
        client = opened.enter_context(
            httpx.Client(
                base_url=self.target.base,
                transport=httpx.HTTPTransport(verify=False, local_address=self._address()),
                headers={"Origin": self.target.base, "Content-Type": "application/json"},
                timeout=SECONDS,
            )
        )
        if self.target.is_site and self.random.random() < 0.8:
            client.post("/api/me", json={"name": f"Pest {self.visits}"}).raise_for_status()
        else:
            client.headers["Cookie"] = self.random.choice(self.target.cookies)
        return client

    def _post(self, client: httpx.Client) -> None:
        draw = self.random.random()
        table = self.random.choice(self.target.tables)
        if draw < 0.5:
            path = "/api/records"
            text = self.fuzzer.text(self.random.choice(self.records))
            if draw < 0.01:
                text = text[:2000] * self.random.choice([60, 200])
            body = json.dumps({"text": text, "damaged": draw < 0.2}).encode()
        elif draw < 0.9:
            path, body = "/api/tables", self.fuzzer.body(self.random.choice(PLANS))
        else:
            path, right = self.random.choice(REQUESTS)
            path, body = path.format(table=table), self.fuzzer.body(right)
        try:
            answer = client.post(path, content=body)
        except httpx.HTTPError as error:
            self.wrong.append(f"{path}: {error!r}: {body[:2000]!r}")
            return
        self.answers[f"status {answer.status_code}"] += 1
        if answer.status_code >= 500:
            self.wrong.append(f"{path}: {answer.status_code}: {body[:2000]!r}")

    def _noise(self) -> None:
        """What is no HTTP, or not quite."""
        host, _, port = self.target.host.partition(":")
        noise = self.random.choice(RAW).replace(b"{host}", self.target.host.encode())
        if self.random.random() < 0.5:
            place = self.random.randrange(len(noise))
            noise = noise[:place] + self.random.randbytes(3) + noise[place + 2 :]
        with socket.create_connection(
            (host, int(port)), SECONDS, source_address=(self._address(), 0)
        ) as raw:
            raw.settimeout(0.05)
            with suppress(OSError):
                raw.sendall(noise)
                status = raw.recv(4000).split(b" ")[1:2]
                if status and status[0].startswith(b"5"):
                    self.wrong.append(f"{status[0]!r} to {noise[:300]!r}")
        self.answers["no HTTP"] += 1


def pester(target: Target, seed: int, bouts: int, done: Any, told: Any) -> None:
    """Be a pest for so many bouts; in a process of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pest = Pest(target, seed)
    for _ in range(bouts):
        try:
            pest.bout()
        except Exception as error:
            pest.wrong.append(repr(error))
            time.sleep(0.1)
        done.value += 1
    told.put((dict(pest.answers), pest.wrong))


def read_clocks(server: int) -> Reading:
    """The clocks of who asks and of who answers.

    Either may wait for Python's lock, and so for whichever of its threads holds that.
    """
    mine = (share_of(thread) for thread in threads_of("self"))
    awaited = sum((share_told(server, thread) for thread in threads_of(server)), sum(mine, NOTHING))
    return Reading(time.perf_counter(), awaited, awaited.ran, 0.0)


def memory_kb(process: int) -> int:
    """What a process holds in memory."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


@contextmanager
def attacked(kind: str, folder: Path) -> Iterator[tuple[Target, int, ClientConnection, Path]]:
    """A site or an app with tables: what is attacked, its process, the witness's tab, its log."""
    log = folder.with_suffix(".log")
    if kind == "app":
        app = App(folder, free_port())
        try:
            tables = tuple(app.create(plan) for plan in (KING, SIAM, TEAMS, PLANS[0]))
            with app.socket() as tab:
                yield (
                    Target(app.base, False, tables, (app.cookie(),)),
                    app.process.pid,
                    tab,
                    log,
                )
        finally:
            _, _, said = app.end()
            log.write_text(said)
        return
    site = Site(folder, free_port(), log=log)
    try:
        anna, boris = site.person("Anna"), site.person("Boris")
        shared = [anna.create(plan, seat=0) for plan in (KING, SIAM)]
        for table in shared:
            boris.join(anna.invitation(table), 1)
        alone = [boris.create(plan) for plan in (PLANS[0], {**TEAMS, **_with_bots(4)})]
        cookies = tuple(
            "; ".join(f"{name}={value}" for name, value in each.http.cookies.items())
            for each in (anna, boris, site.person("Clara"), site.person())
        )
        tab = site.person("Witness").socket()
        yield Target(site.base, True, (*shared, *alone), cookies), site.process.pid, tab, log
    finally:
        site.end()


def _with_bots(players: int) -> dict[str, Any]:
    return {"seats": [{}] + [{"bot": "random"}] * (players - 1), "settings": {"pace": 0}}


def line_is_harmless(line: str) -> bool:
    """Whether a line of the log says nothing but that something could not be read."""
    return '"info"' in line or any(known in line for known in UNREADABLE)


def attack(kind: str, folder: Path, bouts: int, seed: int) -> Told:
    """Have a site or an app attacked, and say what came of it."""
    context = multiprocessing.get_context("spawn")
    done, told = context.Value("i", 0), context.Queue()
    memory: dict[int, int] = {}
    with attacked(kind, folder) as (target, server, tab, log):
        pest = context.Process(target=pester, args=(target, seed, bouts, done, told), daemon=True)
        pest.start()
        pings = 0
        with timing() as watch:
            while done.value < bouts and pest.is_alive():
                time.sleep(REST)
                pings += 1
                with watch.span(lambda: read_clocks(server)):
                    ask(tab, {"type": "ping", "seq": pings})
                memory[done.value] = memory_kb(server)
        answers, wrong = told.get(timeout=SECONDS)
        pest.join(SECONDS)
    wrong += [line for line in log.read_text().splitlines() if not line_is_harmless(line)]
    kept = [memory[each] for each in sorted(memory)]
    return Told(answers, wrong, pings, 1000 * watch.slowest, kept)
