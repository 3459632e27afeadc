"""A crowd at many tables: some play, many watch, a few do harm."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import erawan
from erawan.core.generator import SplitMix64
from tests.server.running import App

SIAM = {"options": {"game": "siam"}, "seats": [{}, {}]}
GAMES = 8
MAX_MOVES = 400
AT_ONCE = 50
"""How many connections are opened, or tables made, at the same time."""
PATIENCE = 60.0
SETTLING = 500
"""Hundredths of a second for the last moves to come to every screen."""


@dataclass(frozen=True)
class Size:
    """How many tables, tabs that only watch, moves a second, and for how long."""

    tables: int
    spectators: int
    rate: int
    seconds: int


@dataclass(frozen=True)
class Figures:
    """Times in ms from a move to a screen, over all screens."""

    rate: int
    achieved: float
    shown: int
    missed: int
    p50: float
    p99: float
    worst: float


class News(msgspec.Struct):
    """Of what a tab hears, what is needed here; the view is skipped over."""

    type: str
    to: int | None = None
    version: int | None = None
    problem: Any = None


@dataclass(eq=False)
class Tab:
    """A tab at a table; `seen` has the time at which each version was shown."""

    connection: ClientConnection
    table: int
    seen: dict[int, float] = field(default_factory=dict)
    reading: asyncio.Task[None] | None = None


@dataclass(eq=False)
class Played:
    """A table's moves: those to come, and when each version was asked for."""

    id: str
    codes: list[str]
    version: int = 0
    asked: dict[int, float] = field(default_factory=dict)
    done: asyncio.Event = field(default_factory=asyncio.Event)


class Crowd:
    """Everybody, on open connections; `tabs` begins with the one that plays at each table."""

    def __init__(self, app: App, stack: AsyncExitStack) -> None:
        self._app = app
        self._stack = stack
        self._cookie = app.cookie()
        self.tables: list[Played] = []
        self.tabs: list[Tab] = []
        self.wrong: list[Any] = []

    @classmethod
    async def gather(cls, app: App, stack: AsyncExitStack, size: Size) -> Crowd:
        """Tables, and a connection for everybody: half of those who watch come to one table."""
        crowd = cls(app, stack)
        start = erawan.game("siam").start()
        games = [random_codes(start, seed, MAX_MOVES) for seed in range(GAMES)]
        with app.client() as client:
            for number in range(size.tables):
                made = client.post("/api/tables", json=SIAM).json()["table"]
                crowd.tables.append(Played(made, games[number % GAMES]))
        places = list(range(size.tables))
        places += [
            0 if number % 2 else number // 2 % size.tables for number in range(size.spectators)
        ]
        opened = await crowd.connect(len(places))
        crowd.tabs = [Tab(each, place) for each, place in zip(opened, places, strict=True)]
        return crowd

    @classmethod
    async def connect_idle(
        cls, app: App, stack: AsyncExitStack, number: int
    ) -> list[ClientConnection]:
        """Connections over which nothing is said."""
        return await cls(app, stack).connect(number)

    async def connect(self, number: int) -> list[ClientConnection]:
        """So many sockets as our page opens them, closed with the stack."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> ClientConnection:
            async with gate:
                return await connect(
                    f"ws://127.0.0.1:{self._app.port}/ws",
                    additional_headers={"Cookie": self._cookie, "Origin": self._app.base},
                    ping_interval=None,
                    open_timeout=PATIENCE,
                    proxy=None,
                )

        opened = await asyncio.gather(*(one() for _ in range(number)))
        for each in opened:
            self._stack.push_async_callback(each.close)
        return opened

    async def watch(self) -> None:
        """Everybody looks at their table and listens from then on."""
        for begin in range(0, len(self.tabs), AT_ONCE):
            some = self.tabs[begin : begin + AT_ONCE]
            for tab in some:
                message = {"type": "watch", "seq": 1, "table": self.tables[tab.table].id}
                await tab.connection.send(msgspec.json.encode(message).decode())
            for tab in some:
                await asyncio.wait_for(tab.connection.recv(), PATIENCE)
        for tab in self.tabs:
            tab.reading = asyncio.create_task(self._read(tab))
            self._stack.callback(tab.reading.cancel)

    async def harm(self, half_open: int) -> None:
        """One tab watches the fullest table and never reads; others send half a request, again.

        The server hangs up on these, so they come back.
        """
        [deaf] = await self.connect(1)
        message = {"type": "watch", "seq": 1, "table": self.tables[0].id}
        await deaf.send(msgspec.json.encode(message).decode())
        deaf.transport.pause_reading()
        self._stack.callback(deaf.transport.resume_reading)
        pests = asyncio.create_task(self._pester(half_open))
        self._stack.callback(pests.cancel)

    async def _pester(self, number: int) -> None:
        loop = asyncio.get_running_loop()
        while True:
            with ExitStack() as begun:
                for _ in range(number):
                    each = begun.enter_context(socket.socket())
                    each.setblocking(False)
                    await loop.sock_connect(each, ("127.0.0.1", self._app.port))
                    await loop.sock_sendall(each, b"GET / HTTP/1.1\r\nHost: ")
                await asyncio.sleep(5)

    async def _read(self, tab: Tab) -> None:
        """Note when each version came to this screen."""
        played, decode = self.tables[tab.table], msgspec.json.Decoder(News).decode
        try:
            while True:
                heard = decode(await tab.connection.recv())
                if heard.version is not None:
                    tab.seen[heard.version] = time.perf_counter()
                if heard.type == "done":
                    played.done.set()
                elif heard.type == "refused":
                    self.wrong.append(heard.problem)
                    played.done.set()
        except ConnectionClosed as closed:
            self.wrong.append(str(closed))

    async def play(self, rate: int, seconds: int) -> Figures:
        """Moves at an even rate, table after table, none before the table's last is answered."""
        first = {table.id: table.version for table in self.tables}
        begun = time.perf_counter()
        moves = []
        for number in range(rate * seconds):
            await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
            moves.append(asyncio.create_task(self._move(number % len(self.tables))))
        made = sum(await asyncio.wait_for(asyncio.gather(*moves), PATIENCE))
        took = time.perf_counter() - begun
        await self._settle()
        return self._figures(rate, made / took, first)

    async def _move(self, number: int) -> bool:
        """The next move of a table; whether there was one."""
        played, tab = self.tables[number], self.tabs[number]
        if played.version in played.asked or played.version >= len(played.codes):
            return False
        version = played.version
        act = {"act": "play", "code": played.codes[version]}
        message = {"type": "do", "seq": version + 2, "id": f"move {version}", "table": played.id}
        message |= {"version": version, "act": act, "have": version}
        played.done.clear()
        played.asked[version] = time.perf_counter()
        await tab.connection.send(msgspec.json.encode(message).decode())
        await played.done.wait()
        played.version += 1
        return True

    async def _settle(self) -> None:
        """Wait until every screen shows its table's newest version, or nothing more comes."""
        for _ in range(SETTLING):
            newest = [self.tables[tab.table].version for tab in self.tabs]
            if all(
                not last or last in tab.seen for tab, last in zip(self.tabs, newest, strict=True)
            ):
                return
            await asyncio.sleep(0.01)

    def _figures(self, rate: int, achieved: float, first: dict[str, int]) -> Figures:
        late: list[float] = []
        missed = 0
        for tab in self.tabs:
            played = self.tables[tab.table]
            for version in range(first[played.id], played.version):
                # A screen that was shown a later version instead is not behind.
                shown = min((at for made, at in tab.seen.items() if made > version), default=None)
                if shown is None:
                    missed += 1
                else:
                    late.append(1000 * (shown - played.asked[version]))
        late.sort()
        return Figures(
            rate,
            achieved,
            len(late),
            missed,
            late[len(late) // 2],
            late[len(late) * 99 // 100],
            late[-1],
        )


def random_codes(position: Any, seed: int, most: int) -> list[str]:
    """The codes of a random game from a position on, at most so many."""
    generator = SplitMix64(seed)
    codes: list[str] = []
    while position.to_move is not None and len(codes) < most:
        moves = position.legal_moves()
        move = moves[generator.below(len(moves))]
        codes.append(move.code)
        position = position.play(move)
    return codes
