"""The keeper of all tables: one at a time per table, kept before it is acknowledged, told after."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from erawan.tables import deeds, refusal
from erawan.tables.acts import AnyAct, Skip
from erawan.tables.clock import millis
from erawan.tables.refusal import Refusal
from erawan.tables.store import Overtaken, Store
from erawan.tables.table import Table

HELD = 256
REMEMBERED = 64

T = TypeVar("T")


@dataclass
class Place:
    """A table in memory: what was done there, by act, and what was refused; the wish to hurry.

    Refusals needn't outlive the memory: versions only grow, so what was refused once is refused
    for ever, as stale if for nothing else.
    """

    table: Table
    done: dict[str, int] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    refusals: OrderedDict[str, Refusal] = field(default_factory=OrderedDict)
    hurry: asyncio.Event = field(default_factory=asyncio.Event)


Listener = Callable[[Table], None]


class Keeper:
    """Finds tables, does acts, and tells the listeners of every new version."""

    def __init__(self, store: Store, now: Callable[[], int] = millis) -> None:
        self.store = store
        self.now = now
        self.listeners: list[Listener] = []
        self._places: OrderedDict[str, Place] = OrderedDict()
        self._finding = asyncio.Lock()
        self._under_way: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Wait for what is being done."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def add(self, table: Table) -> Table:
        """Keep a new table."""
        await self.store.add(table)
        self._hold(Place(table))
        self._tell(table)
        return table

    async def table(self, table_id: str) -> Table:
        """The table of that id; raises Refusal."""
        return (await self._place(table_id)).table

    async def do(self, table_id: str, act_id: str, version: int, act: AnyAct) -> tuple[int, Table]:
        """Do an act once; the version it made, and the table as it is now. Raises Refusal."""
        place = await self._place(table_id)
        if isinstance(act, Skip):
            if place.table.bot_to_move is not None:
                place.hurry.set()
            return place.table.version, place.table
        return await self._whole(self._do(place, act_id, version, act))

    async def play_for_bot(self, table_id: str, version: int, code: str) -> None:
        """Play a bot's move, unless the table has moved on meanwhile; raises Refusal."""
        place = await self._place(table_id)
        await self._whole(self._play_for_bot(place, version, code))

    async def drop_flag(self, table_id: str) -> None:
        """End the game if the seat to move has run out of time."""
        place = await self._place(table_id)
        await self._whole(self._drop_flag(place))

    def hurry(self, table_id: str) -> asyncio.Event:
        """Set while a person doesn't want to wait for the bots' pace."""
        return self._places[table_id].hurry

    async def _do(self, place: Place, act_id: str, version: int, act: AnyAct) -> tuple[int, Table]:
        async with place.lock:
            if act_id in place.done:
                return place.done[act_id], place.table
            if act_id in place.refusals:
                raise place.refusals[act_id]
            await self._drop_flag_now(place)
            try:
                after = await asyncio.to_thread(deeds.do, place.table, act, version, self.now())
            except Refusal as error:
                _remember(place, act_id, error)
                raise
            await self._advance(place, after, act_id)
            return after.version, after

    async def _play_for_bot(self, place: Place, version: int, code: str) -> None:
        async with place.lock:
            await self._drop_flag_now(place)
            now = self.now()
            after = await asyncio.to_thread(deeds.play_for_bot, place.table, code, version, now)
            await self._advance(place, after, None)

    async def _drop_flag(self, place: Place) -> None:
        async with place.lock:
            await self._drop_flag_now(place)

    async def _drop_flag_now(self, place: Place) -> None:
        now, table = self.now(), place.table
        if table.flag_falls(now) and table.to_move is not None:
            await self._advance(place, table.with_loss("time", table.to_move, now), None)

    async def _advance(self, place: Place, after: Table, act_id: str | None) -> None:
        """Keep the next version, then show it: nobody sees what could still be lost."""
        before = place.table.version
        try:
            await self.store.advance(place.table, after, act_id)
        except Overtaken as error:
            await self._catch_up(place)
            raise refusal.stale(before, place.table.version) from error
        place.table = after
        if act_id is not None:
            place.done[act_id] = after.version
        if after.bot_to_move is None:
            place.hurry.clear()
        self._tell(after)

    async def _catch_up(self, place: Place) -> None:
        """Show a table as it is kept: another program has changed it; raises Refusal."""
        table = await self.store.find(place.table.id, self.now())
        if table is None:
            self._places.pop(place.table.id, None)
            raise refusal.missing_table()
        place.table, place.done = table, await self.store.done(table.id)
        self._tell(table)

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do the work to its end, even when the one who asked for it goes away."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._end)
        return await asyncio.shield(task)

    def _end(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            # Retrieved here, an error that nobody waits for any more is no news.
            task.exception()

    async def _place(self, table_id: str) -> Place:
        place = self._places.get(table_id)
        if place is None:
            async with self._finding:
                place = self._places.get(table_id) or await self._find(table_id)
        self._places.move_to_end(table_id)
        return place

    async def _find(self, table_id: str) -> Place:
        table = await self.store.find(table_id, self.now())
        if table is None:
            raise refusal.missing_table()
        place = Place(table, await self.store.done(table_id))
        self._hold(place)
        self._tell(table)
        return place

    def _hold(self, place: Place) -> None:
        """Keep a table in memory, and let go of others that nobody is busy with."""
        self._places[place.table.id] = place
        for table_id, held in list(self._places.items())[:-1]:
            if len(self._places) <= HELD:
                break
            attended = held.table.bot_to_move is not None or held.table.clock_runs()
            if not held.lock.locked() and not attended:
                del self._places[table_id]

    def _tell(self, table: Table) -> None:
        for listener in self.listeners:
            listener(table)


def _remember(place: Place, act_id: str, error: Refusal) -> None:
    place.refusals[act_id] = error
    while len(place.refusals) > REMEMBERED:
        place.refusals.popitem(last=False)
