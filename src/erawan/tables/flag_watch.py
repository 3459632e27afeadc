"""Notices flags that fall where nobody looks: first of all those that fell while nobody served."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import suppress

from erawan.tables.refusal import Refusal
from erawan.tables.store import Store
from erawan.tables.table_service import TableService

SHORTEST_WAIT, LONGEST_WAIT = 1.0, 30.0
"""Seconds between two looks."""

# SQLite uses a partial index only where its own condition is part of the question.
DUE = "SELECT id FROM tables WHERE deadline IS NOT NULL AND deadline <= ? ORDER BY deadline"
NEXT = "SELECT MIN(deadline) FROM tables WHERE deadline IS NOT NULL AND deadline > ?"
LATEST = "SELECT MAX(updated) FROM tables WHERE deadline IS NOT NULL"

log = logging.getLogger(__name__)


async def latest_move(store: Store) -> int:
    """When the last move was made where a clock runs; raises sqlite3.Error."""
    return await store.read(lambda connection: connection.execute(LATEST).fetchone()[0] or 0)


class FlagWatch:
    """Looks whenever a time is out; a table that it finds is attended like any other from then."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._task = asyncio.create_task(self._watch(), name="flags")

    async def close(self) -> None:
        """Look no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            wait = LONGEST_WAIT
            try:
                wait = await self._look()
            except sqlite3.Error as error:
                log.warning("It can't be seen whose time is out: %s", error)
            await asyncio.sleep(wait)

    async def _look(self) -> float:
        """Drop the flags that are due; how many seconds to wait before the next look."""
        store, now = self._tables.store, self._tables.now()
        due = await store.read(lambda connection: connection.execute(DUE, (now,)).fetchall())
        for (table_id,) in due:
            # What is damaged stays as it is.
            with suppress(Refusal):
                await self._tables.drop_flag(table_id)
        following = await store.read(lambda connection: connection.execute(NEXT, (now,)).fetchone())
        if following[0] is None:
            return LONGEST_WAIT
        return float(min(LONGEST_WAIT, max(SHORTEST_WAIT, (following[0] - now) / 1000)))
