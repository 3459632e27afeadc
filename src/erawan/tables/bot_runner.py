"""Attends the tables: bots think and move at their pace, forced passes are made, clocks watched."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from weakref import WeakValueDictionary

from erawan.engine.players import default_nodes
from erawan.tables.bot_pool import BotPool
from erawan.tables.bot_worker import Question
from erawan.tables.bots import seed_for
from erawan.tables.refusal import Refusal
from erawan.tables.table import Table
from erawan.tables.table_service import TableService

SHORTEST_WAIT, LONGEST_WAIT = 0.5, 30.0
"""Seconds between two tries at a table where something failed."""

UNWATCHED_MS = 5 * 60 * 1000
"""How long bots play on after a person's last act where nobody looks."""
LOOK_SECONDS = 1.0
MOST_OF_MAKER = 2
"""How many bots at the tables of one person think at once."""

log = logging.getLogger(__name__)


class BotRunner:
    """Hears of every new version and has one task per table that needs attention."""

    def __init__(self, tables: TableService, bot_pool: BotPool) -> None:
        self._tables = tables
        self.is_watched: Callable[[str], bool] = lambda _: True
        """Whether anybody looks at a table."""
        self._of_maker: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._bot_pool = bot_pool
        tables.listeners.append(self.attend)

    def attend(self, table: Table) -> None:
        """See to a table's new version; what was under way for an older one is given up."""
        if task := self._tasks.pop(table.id, None):
            task.cancel()
        if table.moves_by_itself or table.clock_runs():
            fresh = asyncio.create_task(self._see_to(table), name=f"table {table.id}")
            self._tasks[table.id] = fresh
            fresh.add_done_callback(lambda done: self._forget(table.id, done))

    async def close(self) -> None:
        """Stop attending; a bot in thought is not waited for."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]
        if not task.cancelled() and (error := task.exception()):
            log.error("Table %s is not attended any more.", table_id, exc_info=error)

    async def _see_to(self, table: Table) -> None:
        """Attend a table until it is done; what fails is tried again, at longer and longer gaps.

        The disk may be full for a while, or the bots' processes may be killed again and again.
        """
        wait = SHORTEST_WAIT
        while True:
            try:
                await self._try(table)
                return
            except Exception as error:
                message = "Table %s has to wait, and is tried again in %.1f seconds: %s"
                log.warning(message, table.id, wait, error, exc_info=True)
            left = self._seconds_to_flag(table)
            await asyncio.sleep(min(wait, left) if left else wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _try(self, table: Table) -> None:
        """Play for a bot, pass for a person or wait, no longer than the clock allows."""
        while True:
            try:
                async with asyncio.timeout(self._seconds_to_flag(table)):
                    move = await self._move(table)
            except TimeoutError:
                # The clock that decides is the tables': it may still have a millisecond.
                await self._tables.drop_flag(table.id)
            else:
                try:
                    await move()
                except Refusal:
                    log.info("Table %s moved on before its next move was made.", table.id)
                return

    async def _move(self, table: Table) -> Callable[[], Awaitable[None]]:
        """How to make the move that needs no person, once it is time; never where none is due."""
        bot = table.bot_to_move
        if bot is not None:
            code = await self._think(table, bot)
            return partial(self._tables.play_for_bot, table.id, table.version, code)
        if not table.is_passed_for:
            await asyncio.Event().wait()
        # Nobody's time runs down while there is nothing to think about.
        if not table.clock_runs():
            await self._pause(table, table.plan.settings.pace / 1000)
        return partial(self._tables.pass_for_person, table.id, table.version)

    def _seconds_left(self, table: Table) -> float | None:
        left = table.time_left(self._tables.now())
        if left is None or table.to_move is None or not table.clock_runs():
            return None
        return left[table.to_move] / 1000

    def _seconds_to_flag(self, table: Table) -> float | None:
        left = self._seconds_left(table)
        return None if left is None else left + table.grace / 1000

    async def _think(self, table: Table, bot: str) -> str:
        """Think and wait at the same time, so that the pace is a least time and no more."""
        await self._until_watched(table)
        question = self._question(table, bot)
        pause = asyncio.create_task(self._pause(table, self._pace(question, table)))
        try:
            async with self._share(table):
                lines = await self._bot_pool.ask(question)
            await pause
        finally:
            pause.cancel()
        return lines[0].codes[0]

    async def _until_watched(self, table: Table) -> None:
        """Wait while nobody looks at a table of people afar, unless somebody's time runs.

        For a while after a person's last act they may just have looked away.
        """
        if table.people is None or table.clock_runs():
            return
        acted = max((row.at for row in table.rows if row.seat in table.persons), default=0)
        until = max(acted, table.created) + UNWATCHED_MS
        while not self.is_watched(table.id) and self._tables.now() > until:  # noqa: ASYNC110
            await asyncio.sleep(LOOK_SECONDS)

    def _share(self, table: Table) -> asyncio.Semaphore:
        """What lets few bots of one person's tables think at once; others have theirs."""
        maker = table.id if table.people is None else table.people.maker
        share = self._of_maker.get(maker)
        if share is None:
            share = self._of_maker[maker] = asyncio.Semaphore(MOST_OF_MAKER)
        return share

    def _question(self, table: Table, bot: str) -> Question:
        left = self._seconds_left(table)
        setting = table.plan.settings.clock
        return Question(
            bot,
            table.position.to_json(),
            seed_for(table.id, len(table.rows)),
            clock=None if left is None else int(1000 * left),
            inc=setting.increment if setting else 0,
            nodes=default_nodes(table.position.game, bot),
        )

    def _pace(self, question: Question, table: Table) -> float:
        """The least time of a bot's turn in seconds, less where its own clock presses."""
        pace = table.plan.settings.pace / 1000
        return pace if question.clock is None else min(pace, question.budget.seconds or 0)

    async def _pause(self, table: Table, seconds: float) -> None:
        """Wait so long, unless somebody is in a hurry."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._tables.hurry(table.id).wait()
