"""Who is away from a game of several people, and what becomes of their seats."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Coroutine, Iterable
from functools import partial
from typing import Any

from erawan.server.messages import Away, Presence, format_message
from erawan.server.watchers import Watcher, Watchers
from erawan.tables.consent import may_stand_in, withdrawn
from erawan.tables.refusal import Refusal
from erawan.tables.table import Table
from erawan.tables.table_service import TableService

log = logging.getLogger(__name__)


class Attendance:
    """Knows which players of the games that are looked at have no tab open there, and since when.

    A game that nobody looks at waits, for as long as it likes.
    """

    def __init__(self, tables: TableService, watchers: Watchers) -> None:
        self._tables = tables
        self._watchers = watchers
        self._away: dict[str, dict[int, int]] = {}
        self._seated: dict[str, Any] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._under_way: set[asyncio.Task[None]] = set()
        tables.listeners.append(self._attend)
        tables.away = self.long_away
        watchers.listeners.append(self._look)

    def close(self) -> None:
        """Put nobody in any more."""
        for timer in self._timers.values():
            timer.cancel()

    def long_away(self, table: Table) -> frozenset[int]:
        """Who has been away for longer than those at the table wanted to wait."""
        latest = self._tables.now() - table.plan.settings.patience
        away = self._away.get(table.id, {})
        return frozenset(seat for seat, since in away.items() if since <= latest)

    def _attend(self, table: Table) -> None:
        """See to a table's new version: who sits there may be others, or needed no more."""
        if not self._watchers.is_watched(table.id):
            return
        away = self._away.get(table.id, {})
        # Who plays without a tab is there.
        if table.rows and table.rows[-1].seat in away:
            away[table.rows[-1].seat] = self._tables.now()
        if self._seated.get(table.id) != _seated(table):
            self._look(table.id, None)

    def _look(self, table_id: str, newcomer: Watcher | None) -> None:
        """Notice who has come to a table or gone, and tell all who look at it."""
        table = self._tables.held(table_id)
        if table is None or not self._watchers.is_watched(table_id):
            self._seated.pop(table_id, None)
            self._forget(table_id)
            return
        self._seated[table_id] = _seated(table)
        if not may_stand_in(table):
            self._forget(table_id)
            return
        known, now = self._away.get(table_id, {}), self._tables.now()
        present = self._watchers.seats(table)
        away = {seat: known.get(seat, now) for seat in table.deciders if seat not in present}
        self._away[table_id] = away
        if away.keys() != known.keys():
            self._watchers.mention(table_id, self._told(table_id))
        elif away and newcomer is not None:
            newcomer.mention(self._told(table_id))
        self._set_timer(table)
        offer = table.offers.standing
        if offer is not None and offer.about in present:
            self._begin(self._withdraw(table_id, offer.about or 0))

    def _forget(self, table_id: str) -> None:
        gone = self._away.pop(table_id, None)
        if timer := self._timers.pop(table_id, None):
            timer.cancel()
        if gone:
            self._watchers.mention(table_id, format_message(Presence(table_id, ())))

    def _told(self, table_id: str) -> str:
        now = self._tables.now()
        away = tuple(Away(seat, now - since) for seat, since in self._away[table_id].items())
        return format_message(Presence(table_id, away))

    def _set_timer(self, table: Table) -> None:
        """Wait for the next one whose time to come back will be over."""
        if timer := self._timers.pop(table.id, None):
            timer.cancel()
        away, settings = self._away[table.id], table.plan.settings
        # Where nobody who plays is there, nobody waits.
        if settings.vanished != "timer" or not away or len(away) == len(table.deciders):
            return
        wait = min(away.values()) + settings.patience - self._tables.now()
        loop = asyncio.get_running_loop()
        self._timers[table.id] = loop.call_later(max(0, wait) / 1000, self._due, table.id)

    def _due(self, table_id: str) -> None:
        del self._timers[table_id]
        table = self._tables.held(table_id)
        if table is not None:
            self._begin(self._put_in(table_id, sorted(self.long_away(table))))

    async def _put_in(self, table_id: str, seats: Iterable[int]) -> None:
        """Let bots play for those who are still away."""

        def stand_in(seat: int, table: Table) -> Table:
            if seat not in self.long_away(table) or seat not in table.deciders:
                return table
            wanted = may_stand_in(table)
            return table.with_change("stand-in", seat, self._tables.now()) if wanted else table

        for seat in seats:
            await self._tables.change(table_id, partial(stand_in, seat))
        self._look(table_id, None)

    async def _withdraw(self, table_id: str, back: int) -> None:
        await self._tables.change(table_id, lambda table: withdrawn(table, back))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Refusal | sqlite3.Error):
            log.warning("Nobody was put in for who is away: %s", error)
        elif error is not None:
            log.error("Nobody was put in for who is away.", exc_info=error)


def _seated(table: Table) -> tuple[Any, ...]:
    """What decides who could be away."""
    return table.people, table.deciders, table.is_over, table.is_waiting, table.is_paused
