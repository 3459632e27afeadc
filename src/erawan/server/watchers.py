"""Who watches which table, and how they hear of its new versions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from erawan.server.messages import Changed, format_message
from erawan.server.written_views import WrittenViews
from erawan.tables.table import Table

MAX_ROWS_OF_A_VERSION = 1


class Watcher:
    """One tab's ears: of the table it watches, it hears of the newest version, and in full.

    While the tab is being answered, or reads slowly, news wait; two that wait become one that only
    says that there is something new, so that nothing piles up.
    """

    def __init__(self, send: Callable[[str], Awaitable[None]]) -> None:
        self._send = send
        self._news: tuple[int, str] | None = None
        self._some = asyncio.Event()
        self.answering = asyncio.Lock()
        self.shown = -1
        """The version that the tab was shown last."""

    def hear(self, table: Table, message: str) -> None:
        """Take a message about a new version, to be sent soon."""
        if self._news is not None:
            if table.version <= self._news[0]:
                return
            message = format_message(Changed(table.id, table.version))
        self._news = (table.version, message)
        self._some.set()

    def forget(self) -> None:
        """Another table is watched from now on, or none."""
        self._news, self.shown = None, -1
        self._some.clear()

    async def tell(self) -> None:
        """Send the tab what is new to it, for as long as it is there."""
        while True:
            await self._some.wait()
            async with self.answering:
                self._some.clear()
                news, self._news = self._news, None
                # The answer to an act shows the version that it made.
                if news is not None and news[0] > self.shown:
                    self.shown = news[0]
                    await self._send(news[1])


class Watchers:
    """All tabs by the table that they watch; a table that nobody watches is not here."""

    def __init__(self, views: WrittenViews) -> None:
        self._views = views
        self._by_table: dict[str, set[Watcher]] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    def add(self, table_id: str, watcher: Watcher) -> None:
        """From now on the watcher hears of the table."""
        self._by_table.setdefault(table_id, set()).add(watcher)

    def remove(self, table_id: str, watcher: Watcher) -> None:
        """The watcher hears of the table no more."""
        watching = self._by_table.get(table_id, set())
        watching.discard(watcher)
        if not watching:
            self._by_table.pop(table_id, None)
        watcher.forget()

    def publish(self, table: Table) -> None:
        """Show a table's new version to all who watch it."""
        if table.id in self._by_table:
            task = asyncio.create_task(self._push(table))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _push(self, table: Table) -> None:
        """A page that is up to date has all rows but those of this version."""
        fresh = sum(row.version == table.version for row in table.rows[-MAX_ROWS_OF_A_VERSION:])
        view = await self._views.view(table, table.viewer, len(table.rows) - fresh)
        message = format_message(Changed(table.id, table.version, view))
        for watcher in tuple(self._by_table.get(table.id, ())):
            watcher.hear(table, message)
