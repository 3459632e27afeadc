"""All tables: one act at a time per table, stored before it is acknowledged, told after."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from erawan.tables import refusal
from erawan.tables.action_rules import apply_action, check_actor, pass_for_person, play_for_bot
from erawan.tables.actions import AnyAction, Ask, Skip
from erawan.tables.refusal import Refusal
from erawan.tables.store import Overtaken, Store
from erawan.tables.table import Moment, Table

MAX_LIVE_TABLES = 1024
MAX_REFUSALS_KEPT = 64

T = TypeVar("T")

_EPOCH_MS = time.time_ns() // 1_000_000 - time.monotonic_ns() // 1_000_000


def millis() -> int:
    """Milliseconds since 1970, never going back while the program runs."""
    return _EPOCH_MS + time.monotonic_ns() // 1_000_000


def not_before(latest: int) -> Callable[[], int]:
    """The time of a database in which something has happened at `latest`.

    Should this machine's clock have been put back since, the database's time goes on from there:
    nobody's clock gains by it.
    """
    behind = max(0, latest - millis())
    return lambda: millis() + behind


@dataclass
class LiveTable:
    """A table in memory: what was done there, by act, and what was refused; the wish to hurry.

    Refusals needn't outlive the memory: versions only grow, and so does the number of a turn's
    changes at each, so what was refused once is refused for ever, as stale if for nothing else.
    """

    table: Table
    done: dict[str, Moment] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    refusals: OrderedDict[str, Refusal] = field(default_factory=OrderedDict)
    hurry: asyncio.Event = field(default_factory=asyncio.Event)


Listener = Callable[[Table], None]
Exchange = Callable[[sqlite3.Connection, Table, Table], None]
"""Writes how a table differs from what it was."""


class TableService:
    """Finds tables, does acts, and tells the listeners of every new version.

    Of a turn in the making, which is no new version, only `draft_listeners` hear.
    """

    def __init__(self, store: Store, now: Callable[[], int] = millis) -> None:
        self.store = store
        self.now = now
        self.listeners: list[Listener] = []
        self.draft_listeners: list[Listener] = []
        self.away: Callable[[Table], frozenset[int]] = lambda _: frozenset()
        """Which people at a table have been gone for long, where anybody knows."""
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._finding = asyncio.Lock()
        self._under_way: set[asyncio.Task[Any]] = set()

    @property
    def number(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    async def close(self) -> None:
        """Wait for what is being done."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def add(self, table: Table) -> Table:
        """Keep a new table."""
        await self.store.add(table)
        self._hold(LiveTable(table))
        self._tell(table)
        return table

    async def table(self, table_id: str) -> Table:
        """The table of that id; raises Refusal."""
        return (await self._live_table(table_id)).table

    def held(self, table_id: str) -> Table | None:
        """A table that is in memory."""
        live = self._live.get(table_id)
        return None if live is None else live.table

    async def do(
        self,
        table_id: str,
        act_id: str,
        version: int,
        act: AnyAction,
        draft: int | None = None,
        seat: int | None = None,
        took: int | None = None,
    ) -> tuple[Moment, Table]:
        """Do an act once; what it made, and the table as it is now. Raises Refusal.

        `seat` is whose act it is, where seats have owners: each has act ids of its own. `took` is
        how many milliseconds the turn was shown there before.
        """
        live = await self._live_table(table_id)
        if live.table.people is not None:
            act_id = f"{seat} {act_id}"
        if isinstance(act, Skip):
            check_actor(live.table, act, seat)
            if live.table.moves_by_itself:
                live.hurry.set()
            return Moment(live.table.version), live.table
        return await self._whole(self._do(live, act_id, version, act, draft, seat, took))

    async def change(self, table_id: str, make: Callable[[Table], Table]) -> Table:
        """Have a table changed that is no move: who sits there, for one; raises Refusal."""
        live = await self._live_table(table_id)

        async def work() -> Table:
            async with live.lock:
                after = make(live.table)
                if after is not live.table:
                    await self._advance(live, after, None)
                return live.table

        return await self._whole(work())

    async def exchange(
        self, table_id: str, change: Callable[[Table], Table], write: Exchange
    ) -> None:
        """Change who is at a table, not what was played there: its version stays.

        Raises Refusal.
        """
        live = await self._live_table(table_id)

        async def exchange() -> None:
            async with live.lock:
                before, after = live.table, change(live.table)
                await self.store.write(lambda connection: write(connection, before, after))
                live.table = after

        await self._whole(exchange())

    async def discard(self, table_id: str, delete: Callable[[sqlite3.Connection], None]) -> None:
        """Know nothing of a table any more, which is deleted; raises Refusal."""
        live = await self._live_table(table_id)

        async def discard() -> None:
            async with live.lock:
                await self.store.write(delete)
                self._live.pop(table_id, None)

        await self._whole(discard())

    async def play_for_bot(self, table_id: str, version: int, code: str) -> None:
        """Play a bot's move, unless the table has moved on meanwhile; raises Refusal."""
        live = await self._live_table(table_id)
        await self._whole(
            self._move_unasked(live, lambda table, now: play_for_bot(table, code, version, now))
        )

    async def pass_for_person(self, table_id: str, version: int) -> None:
        """Pass for who can do nothing else, unless the table has moved on; raises Refusal."""
        live = await self._live_table(table_id)
        await self._whole(
            self._move_unasked(live, lambda table, now: pass_for_person(table, version, now))
        )

    async def drop_flag(self, table_id: str) -> None:
        """See to it if the seat to move has run out of time."""
        live = await self._live_table(table_id)
        await self._whole(self._drop_flag(live))

    def hurry(self, table_id: str) -> asyncio.Event:
        """Set while a person doesn't want to wait for the bots' pace."""
        return self._live[table_id].hurry

    async def _do(
        self,
        live: LiveTable,
        act_id: str,
        version: int,
        act: AnyAction,
        draft: int | None,
        seat: int | None,
        took: int | None,
    ) -> tuple[Moment, Table]:
        async with live.lock:
            if act_id in live.done:
                return live.done[act_id], live.table
            if act_id in live.refusals:
                raise live.refusals[act_id]
            table = await self._on_time(live, seat, took)
            if isinstance(act, Ask):
                table = replace(table, away=self.away(table))
            try:
                # A millisecond or less: a thread would cost more than it spares others.
                after = apply_action(table, act, version, self.now(), draft, seat)
            except Refusal as error:
                _remember(live, act_id, error)
                raise
            if after.lag or after.away:
                after = replace(after, lag=0, away=frozenset())
            await self._advance(live, after, act_id)
            return after.moment, after

    async def _on_time(self, live: LiveTable, seat: int | None, took: int | None) -> Table:
        """The table for an act, once a flag that falls before it has fallen."""
        table, now = live.table, self.now()
        if not table.clock_runs():
            return table
        own = seat is not None and seat == table.to_move
        timed = table.with_lag(took, now) if own and took is not None and table.grace else table
        # What somebody else does can't overtake a move that is on its way.
        if timed.flag_falls(now if own else now - table.grace):
            await self._drop_flag_now(live)
            return live.table
        return timed

    async def _move_unasked(self, live: LiveTable, move: Callable[[Table, int], Table]) -> None:
        async with live.lock:
            await self._drop_flag_now(live)
            await self._advance(live, move(live.table, self.now()), None)

    async def _drop_flag(self, live: LiveTable) -> None:
        async with live.lock:
            if live.table.flag_falls(self.now() - live.table.grace):
                await self._drop_flag_now(live)

    async def _drop_flag_now(self, live: LiveTable) -> None:
        now, table = self.now(), live.table
        if table.flag_falls(now) and table.to_move is not None:
            await self._advance(live, table.with_loss("time", table.to_move, now), None)

    async def _advance(self, live: LiveTable, after: Table, act_id: str | None) -> None:
        """Keep what comes next, then show it: nobody sees what could still be lost."""
        before = live.table.version
        try:
            await self.store.advance(live.table, after, act_id)
        except Overtaken as error:
            await self._catch_up(live)
            if live.table.version == before:
                raise refusal.turn_changed() from error
            raise refusal.stale(before, live.table.version) from error
        live.table = after
        if act_id is not None:
            live.done[act_id] = after.moment
        if not after.moves_by_itself:
            live.hurry.clear()
        self._tell(after, before)

    async def _catch_up(self, live: LiveTable) -> None:
        """Show a table as it is kept: another program has changed it; raises Refusal."""
        table = await self.store.find(live.table.id, self.now())
        if table is None:
            self._live.pop(live.table.id, None)
            raise refusal.missing_table()
        before = live.table.version
        live.table, live.done = table, await self.store.done(table.id)
        self._tell(table, before)

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

    async def _live_table(self, table_id: str) -> LiveTable:
        live = self._live.get(table_id)
        if live is None:
            async with self._finding:
                live = self._live.get(table_id) or await self._find(table_id)
        self._live.move_to_end(table_id)
        return live

    async def _find(self, table_id: str) -> LiveTable:
        table = await self.store.find(table_id, self.now())
        if table is None:
            raise refusal.missing_table()
        live = LiveTable(table, await self.store.done(table_id))
        self._hold(live)
        self._tell(table)
        return live

    def _hold(self, live: LiveTable) -> None:
        """Keep a table in memory, and let go of others that nobody is busy with."""
        self._live[live.table.id] = live
        for table_id, held in list(self._live.items())[:-1]:
            if len(self._live) <= MAX_LIVE_TABLES:
                break
            attended = held.table.moves_by_itself or held.table.clock_runs()
            if not held.lock.locked() and not attended:
                del self._live[table_id]

    def _tell(self, table: Table, before: int = -1) -> None:
        """Tell of a table that was at another version before, or of its turn in the making."""
        for listener in self.draft_listeners if table.version == before else self.listeners:
            listener(table)


def _remember(live: LiveTable, act_id: str, error: Refusal) -> None:
    live.refusals[act_id] = error
    while len(live.refusals) > MAX_REFUSALS_KEPT:
        live.refusals.popitem(last=False)
