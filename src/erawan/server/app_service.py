"""Where all requests come together, whichever way they came: from tables to views and back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from erawan.server.requests import Lobby
from erawan.server.written_views import WrittenViews
from erawan.tables import records, setup
from erawan.tables.bot_pool import BotPool
from erawan.tables.bot_runner import BotRunner
from erawan.tables.hint_service import HintService
from erawan.tables.plan import Plan
from erawan.tables.refusal import Refusal
from erawan.tables.store import Store
from erawan.tables.table import Table
from erawan.tables.table_service import TableService
from erawan.views.hints import hint_of
from erawan.views.info import game_infos, table_info, table_summary
from erawan.views.model import Hint, TableInfo, View
from erawan.views.view import review_of, view_of


class AppService:
    """Answers in views; what takes a while is worked out in a thread, so that nobody waits."""

    def __init__(self, tables: TableService, hint_service: HintService) -> None:
        self.tables = tables
        self.written_views = WrittenViews(tables.now)
        self._hint_service = hint_service

    @classmethod
    @asynccontextmanager
    async def open(cls, database: Path) -> AsyncIterator[AppService]:
        """A service on a migrated database, with its bots and clocks, to the end of the block."""
        store = Store.open(database)
        tables = TableService(store)
        bot_pool = BotPool()
        bot_runner = BotRunner(tables, bot_pool)
        hint_service = HintService(bot_pool)
        tables.listeners.append(hint_service.attend)
        try:
            yield cls(tables, hint_service)
        finally:
            await bot_runner.close()
            await bot_pool.close()
            await tables.close()
            await store.close()

    async def lobby(self) -> Lobby:
        """The first screen."""
        store = self.tables.store
        return Lobby(
            games=game_infos(await store.last_plans()),
            unfinished=tuple(map(table_summary, await store.summaries(unfinished=True))),
            recent=tuple(map(table_summary, await store.summaries(unfinished=False))),
        )

    async def create(self, plan: Plan) -> str:
        """The id of a new table; raises Refusal."""
        table = await asyncio.to_thread(setup.new_table, plan, self.tables.now())
        return (await self.tables.add(table)).id

    async def again(self, table_id: str, rotate: bool) -> str:
        """The id of a new table with the settings of another; raises Refusal."""
        played = await self.tables.table(table_id)
        table = await asyncio.to_thread(setup.again, played, rotate, self.tables.now())
        return (await self.tables.add(table)).id

    async def paste(self, text: str) -> tuple[str, Refusal | None]:
        """The id of a table to look at a record, and what is damaged; raises Refusal."""
        now = self.tables.now()
        table, damage = await asyncio.to_thread(records.read_record, text, now)
        return (await self.tables.add(table)).id, damage

    async def record(self, table_id: str) -> str:
        """A table's record; raises Refusal."""
        return records.record_of(await self.tables.table(table_id))

    async def hide(self, table_id: str) -> None:
        """Take a table off the lists; raises Refusal."""
        table = await self.tables.table(table_id)
        await self.tables.store.hide(table.id)

    async def info(self, table: Table) -> TableInfo:
        """What doesn't change at a table."""
        # A board that nobody has drawn is laid out here, which takes its time.
        return await asyncio.to_thread(table_info, table)

    async def view(self, table: Table, have: int, ply: int | None = None) -> View:
        """A table now, or after so many moves."""
        if ply is not None:
            return await asyncio.to_thread(review_of, table, table.viewer, ply, have)
        return await asyncio.to_thread(view_of, table, table.viewer, self.tables.now(), have)

    async def hint(self, table_id: str) -> Hint:
        """What the computer would play for the person to move; raises Refusal."""
        table = await self.tables.table(table_id)
        return await asyncio.to_thread(hint_of, table, await self._hint_service.hint(table))
