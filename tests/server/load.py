"""A crowd at many tables of a site: some play, many watch, a few do harm."""

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
from tests.server.site import SIAM, Person, Site

GAMES = 8
MAX_MOVES = 400
AT_ONCE = 50
"""How many connections are opened, or tables made, at the same time."""
PATIENCE = 60.0
TABS_OF_PERSON = 18
"""A site lets nobody have many more."""
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


class Versioned(msgspec.Struct):
    """A view, of which the version is needed."""

    version: int


class Shown(msgspec.Struct):
    """The answer to who begins to watch."""

    view: Versioned


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
    moves: list[tuple[int, str]]
    version: int = 0
    asked: dict[int, float] = field(default_factory=dict)
    done: asyncio.Event = field(default_factory=asyncio.Event)


class Crowd:
    """Everybody, on open connections; `tabs` begins with the two that play at each table."""

    def __init__(self, site: Site, stack: AsyncExitStack) -> None:
        self._site = site
        self._stack = stack
        self._people: list[Person] = []
        self.tables: list[Played] = []
        self.tabs: list[Tab] = []
        self.wrong: list[Any] = []

    @classmethod
    async def gather(cls, site: Site, stack: AsyncExitStack, size: Size) -> Crowd:
        """Tables, and a connection for everybody: half of those who watch come to one table."""
        crowd = cls(site, stack)
        start = erawan.game("siam").start()
        games = [random_moves(start, seed, MAX_MOVES) for seed in range(GAMES)]
        owners: list[Person] = []
        for begin in range(0, size.tables, TABS_OF_PERSON):
            pair = crowd._person(), crowd._person()
            for number in range(begin, min(begin + TABS_OF_PERSON, size.tables)):
                made = pair[0].create(SIAM)
                pair[1].join(pair[0].invitation(made), 1).raise_for_status()
                version = pair[0].view(made)["version"]
                crowd.tables.append(Played(made, games[number % GAMES], version))
                owners += pair
        watching = [
            0 if number % 2 else number // 2 % size.tables for number in range(size.spectators)
        ]
        looking = [crowd._person() for begin in range(0, size.spectators, TABS_OF_PERSON)]
        people = [*owners, *(looking[n // TABS_OF_PERSON] for n in range(size.spectators))]
        places = [*(number // 2 for number in range(2 * size.tables)), *watching]
        opened = await crowd.connect(people)
        crowd.tabs = [Tab(each, place) for each, place in zip(opened, places, strict=True)]
        return crowd

    @classmethod
    async def connect_idle(
        cls, site: Site, stack: AsyncExitStack, number: int
    ) -> list[ClientConnection]:
        """Connections over which nothing is said."""
        crowd = cls(site, stack)
        people = [crowd._person() for begin in range(0, number, TABS_OF_PERSON)]
        return await crowd.connect([people[each // TABS_OF_PERSON] for each in range(number)])

    def _person(self) -> Person:
        """Somebody new, at an address of their own."""
        return self._site.person(f"Crowd {self._site.people}")

    async def connect(self, people: list[Person]) -> list[ClientConnection]:
        """A socket for each of these as our page opens it, closed with the stack."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(person: Person) -> ClientConnection:
            async with gate:
                return await connect(
                    f"ws://{person.host}/ws",
                    additional_headers=person.headers,
                    local_addr=(person.address, 0),
                    ping_interval=None,
                    open_timeout=PATIENCE,
                    proxy=None,
                )

        opened = await asyncio.gather(*map(one, people))
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
                shown = await asyncio.wait_for(tab.connection.recv(), PATIENCE)
                view = msgspec.json.decode(shown, type=Shown).view
                tab.seen[view.version] = time.perf_counter()
        for tab in self.tabs:
            tab.reading = asyncio.create_task(self._read(tab))
            self._stack.callback(tab.reading.cancel)

    async def harm(self, half_open: int) -> None:
        """One tab watches the fullest table and never reads; others send half a request, again.

        The server hangs up on these, so they come back.
        """
        [deaf] = await self.connect([self._person()])
        message = {"type": "watch", "seq": 1, "table": self.tables[0].id}
        await deaf.send(msgspec.json.encode(message).decode())
        deaf.transport.pause_reading()
        self._stack.callback(deaf.transport.resume_reading)
        pests = asyncio.create_task(self._pester(half_open))
        self._stack.callback(pests.cancel)

    async def _pester(self, number: int) -> None:
        loop, port = asyncio.get_running_loop(), int(self._site.base.rsplit(":", 1)[1])
        while True:
            with ExitStack() as begun:
                for _ in range(number):
                    each = begun.enter_context(socket.socket())
                    each.setblocking(False)
                    await loop.sock_connect(each, ("127.0.0.1", port))
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
        played = self.tables[number]
        moved = len(played.asked)
        if played.version in played.asked or moved >= len(played.moves):
            return False
        seat, code = played.moves[moved]
        tab, version = self.tabs[2 * number + seat], played.version
        act = {"act": "play", "code": code}
        message = {"type": "do", "seq": version + 2, "id": f"move {version}", "table": played.id}
        message |= {"version": version, "act": act, "have": moved}
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
            if all(last in tab.seen for tab, last in zip(self.tabs, newest, strict=True)):
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


def random_moves(position: Any, seed: int, most: int) -> list[tuple[int, str]]:
    """A random game from a position on, at most so many moves: the seat and the code of each."""
    generator = SplitMix64(seed)
    played: list[tuple[int, str]] = []
    while position.to_move is not None and len(played) < most:
        moves = position.legal_moves()
        move = moves[generator.below(len(moves))]
        played.append((position.to_move, move.code))
        position = position.play(move)
    return played


def random_codes(position: Any, seed: int, most: int) -> list[str]:
    """The codes of such a game."""
    return [code for _, code in random_moves(position, seed, most)]
