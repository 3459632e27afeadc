"""Where all requests come together, whichever way they came: from tables to views and back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

from erawan.learn.guide import GuidePage, guide_of
from erawan.server.build import STATIC, Build
from erawan.server.messages import Do
from erawan.server.open_tables import OpenTables
from erawan.server.requests import ActRequest, Hands, Lobby, Question, Shelf
from erawan.server.seating import check_kept, withdrawn
from erawan.server.shared_work import SharedWork
from erawan.server.visitor import SCREEN, Visitor
from erawan.server.written_views import WrittenViews
from erawan.tables import records, setup
from erawan.tables.bot_pool import BotPool
from erawan.tables.bot_runner import BotRunner
from erawan.tables.delayed import as_seen
from erawan.tables.flag_watch import FlagWatch, latest_move
from erawan.tables.hint_service import HintService
from erawan.tables.library import Wanted, look_for
from erawan.tables.plan import Plan, Seat
from erawan.tables.refusal import Refusal, denied, untimely
from erawan.tables.statistics import newest_tables
from erawan.tables.store import Store
from erawan.tables.table import Moment, Table
from erawan.tables.table_service import TableService, not_before
from erawan.views.hints import hint_of
from erawan.views.info import game_infos, table_info, table_summary
from erawan.views.model import GameStatistics, Hint, Problem, TableInfo, View
from erawan.views.reasons import why_not
from erawan.views.statistics import statistics_of
from erawan.views.view import review_of, view_of


class AppService:
    """Answers in views; what takes a while is worked out in a thread, so that nobody waits."""

    def __init__(
        self,
        tables: TableService,
        hint_service: HintService,
        bots: tuple[BotPool, BotRunner],
        build: Build,
        folder: Path,
    ) -> None:
        self.tables = tables
        self.bot_pool, self.bot_runner = bots
        self.folder = folder
        self.practising = asyncio.Lock()
        self.build = build
        self.written_views = WrittenViews(tables.now)
        self.open_tables = OpenTables(tables)
        self._hint_service = hint_service
        self._statistics = SharedWork(self._count)
        # The longest record takes seconds: twenty at once in as many threads would make all wait.
        self._record_reader = ThreadPoolExecutor(1, "record reader")

    @classmethod
    @asynccontextmanager
    async def open(cls, database: Path, static: Path = STATIC) -> AsyncIterator[AppService]:
        """A service on a migrated database, with its bots and clocks, to the end of the block."""
        store = Store.open(database)
        tables = TableService(store, not_before(await latest_move(store)))
        bot_pool = BotPool()
        bot_runner = BotRunner(tables, bot_pool)
        hint_service = HintService(bot_pool)
        tables.listeners.append(hint_service.attend)
        service = cls(tables, hint_service, (bot_pool, bot_runner), Build(static), database.parent)
        await service.open_tables.load()
        flag_watch = FlagWatch(tables)
        try:
            yield service
        finally:
            await service.open_tables.close()
            service._record_reader.shutdown(wait=False, cancel_futures=True)
            await flag_watch.close()
            await bot_runner.close()
            await bot_pool.close()
            await tables.close()
            await store.close()

    async def lobby(self, visitor: Visitor = SCREEN) -> Lobby:
        """The first screen."""
        store, shelf = self.tables.store, visitor.shelf
        if shelf is None and not visitor.at_home:
            return Lobby(game_infos({}), (), ())
        return Lobby(
            games=game_infos(await store.last_plans() if visitor.at_home else {}),
            unfinished=tuple(map(table_summary, await store.summaries(True, shelf))),
            recent=tuple(map(table_summary, await store.summaries(False, shelf))),
        )

    async def create(
        self,
        plan: Plan,
        visitor: Visitor = SCREEN,
        seat: int | None = None,
        hands: Hands | None = None,
    ) -> str:
        """The id of a new table, on which a visitor of a site has a seat; raises Refusal."""
        table = await asyncio.to_thread(setup.new_table, plan, self.tables.now())
        hands = hands or ("here" if visitor.at_home else "own")
        if hands == "here" or visitor.user is None:
            if not visitor.at_home:
                raise denied("not-yours", "Everybody here plays at their own screen.")
            return (await self.tables.add(table)).id
        if hands == "phones":
            return (await self.tables.add(setup.on_screen(table, visitor.user.id))).id
        return await self._add(table, visitor, seat, keep=True)

    async def again(
        self, table_id: str, rotate: bool, same_deal: bool = False, visitor: Visitor = SCREEN
    ) -> str:
        """The id of a new table with the settings of another; raises Refusal."""
        played = await self.tables.table(table_id)
        now = self.tables.now()
        table = await asyncio.to_thread(setup.again, played, rotate, same_deal, now)
        if visitor.user is None or played.people is None:
            return (await self.tables.add(table)).id
        table = setup.shared_again(played, table, visitor.user.id, rotate)
        if same_deal or len(played.persons) == 1:
            return (await self.tables.add(table)).id
        return await self._rematch(played, table)

    async def _rematch(self, played: Table, table: Table) -> str:
        """The one table where the people of another play again, however many want it at once."""
        changed = await self.tables.change(played.id, lambda now: now.with_rematch(table.id))
        wanted = changed.rematch or table.id
        try:
            await self.tables.table(wanted)
        except Refusal:
            # The first to ask sets it; should the site have been killed just then, the next one.
            with suppress(sqlite3.IntegrityError):
                await self.tables.add(replace(table, id=wanted))
        return wanted

    async def branch(
        self, table_id: str, ply: int, seats: tuple[Seat, ...], visitor: Visitor = SCREEN
    ) -> str:
        """The id of a new table that goes on from a moment of another; raises Refusal."""
        played = await self.tables.table(table_id)
        playing = played.is_contest and not (played.is_over or played.review)
        if playing and visitor.user is not None:
            # Trying moves out beside the game would be help that nobody else has.
            raise untimely("unfinished", "Finish this game first.")
        table = await asyncio.to_thread(setup.branch, played, ply, seats, self.tables.now())
        return await self._add(table, visitor)

    async def _add(
        self, table: Table, visitor: Visitor, seat: int | None = None, keep: bool = False
    ) -> str:
        user = visitor.user
        if user is not None and (keep or not visitor.at_home):
            table = check_kept(setup.shared(table, user.id, user.name, seat, keep))
        return (await self.tables.add(table)).id

    async def paste(self, text: str, damaged: bool = False, visitor: Visitor = SCREEN) -> str:
        """The id of a table to look at a record, a damaged one only if so wished.

        However many come at once, one is read at a time. Raises Refusal.
        """
        loop, now = asyncio.get_running_loop(), self.tables.now()
        reading = loop.run_in_executor(self._record_reader, records.read_record, text, now)
        table, damage = await reading
        if damage is not None and not damaged:
            raise damage
        return await self._add(table, visitor)

    async def record(self, table_id: str, visitor: Visitor = SCREEN) -> str:
        """A table's record, as far as the visitor may know it; raises Refusal."""
        return records.record_of(self.seen(await self.tables.table(table_id), visitor))

    async def hide(self, table_id: str, hidden: bool = True, visitor: Visitor = SCREEN) -> None:
        """Take a table off the lists, or put it back; raises Refusal."""
        table = await self.tables.table(table_id)
        await self.tables.store.hide(table.id, hidden, visitor.shelf)
        if hidden and table.people is not None and table.people.maker == visitor.user_id:
            await self.tables.change(table.id, withdrawn)

    async def entitle(self, table_id: str, title: str) -> None:
        """Give a table a title; raises Refusal."""
        table = await self.tables.table(table_id)
        await self.tables.store.entitle(table.id, " ".join(title.split()))

    async def shelf(self, wanted: Wanted, visitor: Visitor = SCREEN) -> Shelf:
        """Some of the games that are wanted."""
        found = await look_for(self.tables.store, wanted, visitor.shelf)
        return Shelf(tuple(map(table_summary, found.tables)), found.next)

    async def records(self, visitor: Visitor = SCREEN) -> AsyncIterator[str]:
        """The records of all games on the lists, those begun last first, if they can be read."""
        async for table in self.tables.store.all_tables(self.tables.now, visitor.shelf):
            yield records.record_of(table) + "\n"

    async def statistics(self, visitor: Visitor = SCREEN) -> tuple[GameStatistics, ...]:
        """How the person here fares against the levels; worked out once for all who ask at once."""
        if visitor.user is not None and not visitor.at_home:
            return await self._count(visitor.user.id)
        return await self._statistics.result()

    async def _count(self, user: str | None = None) -> tuple[GameStatistics, ...]:
        tables = await newest_tables(self.tables.store, user)
        return await asyncio.to_thread(statistics_of, tables)

    async def info(self, table: Table) -> TableInfo:
        """What doesn't change at a table."""
        # A board that nobody has drawn is laid out here, which takes its time.
        return await asyncio.to_thread(table_info, table)

    def seen(self, table: Table, visitor: Visitor) -> Table:
        """A table as far as the visitor may know it by now."""
        if not table.plan.settings.delay or visitor.seat(table) is not None:
            return table
        return as_seen(table, self.tables.now())

    async def view(
        self, table: Table, have: int, ply: int | None = None, visitor: Visitor = SCREEN
    ) -> View:
        """A table now, or after so many moves, as the visitor sees it."""
        table, seat = self.seen(table, visitor), visitor.seat(table)
        if ply is not None:
            return await self.review(table, seat, ply, have)
        return await asyncio.to_thread(view_of, table, seat, self.tables.now(), have)

    async def do(
        self, table_id: str, request: ActRequest | Do, visitor: Visitor = SCREEN
    ) -> tuple[Moment, Table]:
        """Do what a visitor asks for at a table, once; raises Refusal."""
        table = await self.tables.table(table_id)
        visitor.check_act(request.act, table)
        seat = visitor.seat(table)
        return await self.tables.do(
            table_id, request.id, request.version, request.act, request.draft, seat, request.took
        )

    async def review(self, table: Table, seat: int | None, ply: int, have: int) -> View:
        """A table as a seat saw it after so many moves."""
        return await asyncio.to_thread(review_of, table, seat, ply, have)

    async def why(self, table_id: str, asked: Question) -> Problem:
        """Why the person to move can't choose something now; raises Refusal."""
        table = await self.tables.table(table_id)
        return await asyncio.to_thread(why_not, table, asked.version, asked.thing, asked.draft)

    async def guide(self, table_id: str, language: str) -> GuidePage:
        """What a learner is told at a table; raises Refusal."""
        table = await self.tables.table(table_id)
        return await asyncio.to_thread(guide_of, table, language)

    async def hint(self, table_id: str) -> Hint:
        """What the computer would play for the person to move; raises Refusal."""
        table = await self.tables.table(table_id)
        return await asyncio.to_thread(hint_of, table, await self._hint_service.hint(table))
