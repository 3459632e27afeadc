"""Who watches which table, through whose eyes, and how they hear of what is new there."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, TypeAlias

from erawan.server.messages import Changed, format_message
from erawan.server.written_views import WrittenViews
from erawan.tables.table import Moment, Table

MAX_ROWS_OF_A_VERSION = 1
NEVER = Moment(-1)

Eyes: TypeAlias = Callable[[Table], int | None]
"""Through whose eyes somebody sees a table: the seat, or None for one who only looks on."""


def screen(table: Table) -> int | None:
    """The eyes of those who all sit at one screen."""
    return table.viewer


class Watcher:
    """One tab's ears: of the table it watches, it hears of the newest version, and in full.

    While the tab is being answered, or reads slowly, news wait; two that wait become one that only
    says that there is something new, so that nothing piles up.
    """

    def __init__(self, send: Callable[[str], Awaitable[None]], eyes: Eyes = screen) -> None:
        self.eyes = eyes
        self._send = send
        self._news: tuple[Moment, str] | None = None
        self._aside: str | None = None
        self._some = asyncio.Event()
        self.answering = asyncio.Lock()
        self.shown = NEVER
        """What the tab was shown last."""

    def hear(self, moment: Moment, message: str, brief: str) -> None:
        """Take a message about something new, to be sent soon; a brief one if others wait."""
        if self._news is not None:
            if moment <= self._news[0]:
                return
            message = brief
        self._news = (moment, message)
        self._some.set()

    def mention(self, message: str) -> None:
        """Take a message about who is there, to be sent soon; the latest counts."""
        self._aside = message
        self._some.set()

    def forget(self) -> None:
        """Another table is watched from now on, or none."""
        self._news, self._aside, self.shown = None, None, NEVER
        self._some.clear()

    async def tell(self) -> None:
        """Send the tab what is new to it, for as long as it is there."""
        while True:
            await self._some.wait()
            async with self.answering:
                self._some.clear()
                news, self._news = self._news, None
                aside, self._aside = self._aside, None
                # The answer to an act shows what it made.
                if news is not None and news[0] > self.shown:
                    self.shown = news[0]
                    await self._send(news[1])
                if aside is not None:
                    await self._send(aside)


class Watchers:
    """All tabs by the table that they watch; a table that nobody watches is not here."""

    def __init__(self, views: WrittenViews) -> None:
        self._views = views
        self._by_table: dict[str, set[Watcher]] = {}
        self.listeners: list[Callable[[str, Watcher | None], None]] = []
        """Hear of who comes to a table, or that somebody has gone."""
        self._under_way: set[asyncio.Task[None]] = set()

    def add(self, table_id: str, watcher: Watcher) -> None:
        """From now on the watcher hears of the table."""
        self._by_table.setdefault(table_id, set()).add(watcher)
        for listener in self.listeners:
            listener(table_id, watcher)

    def remove(self, table_id: str, watcher: Watcher) -> None:
        """The watcher hears of the table no more."""
        watching = self._by_table.get(table_id, set())
        watching.discard(watcher)
        if not watching:
            self._by_table.pop(table_id, None)
        watcher.forget()
        for listener in self.listeners:
            listener(table_id, None)

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody looks at a table."""
        return table_id in self._by_table

    def seats(self, table: Table) -> set[int]:
        """The seats through whose eyes a table is looked at."""
        return {seat for seat in self._by_seat(table) if seat is not None}

    def mention(self, table_id: str, message: str) -> None:
        """Tell all who watch a table of who is there."""
        for watcher in self._by_table.get(table_id, ()):
            watcher.mention(message)

    def publish(self, table: Table) -> None:
        """Show a table's new version to all who watch it, to each what it may see."""
        for seat, watchers in self._by_seat(table).items():
            late = seat is None and table.people is not None and not table.is_over
            delay = table.plan.settings.delay / 1000 if late else 0
            self._begin(self._push(table, seat, watchers, delay))

    def publish_draft(self, table: Table) -> None:
        """Show a turn in the making to the seat that makes it, on all its screens; to nobody else.

        Others get no message either: that somebody is choosing is not theirs to know.
        """
        by_seat = self._by_seat(table)
        if table.to_move in by_seat:
            self._begin(self._push(table, table.to_move, by_seat[table.to_move]))

    def _by_seat(self, table: Table) -> dict[int | None, list[Watcher]]:
        """Who watches a table, by what they see of it."""
        watching = self._by_table.get(table.id, ())
        # Of thousands of tabs most see through the same eyes.
        seats = {eyes: eyes(table) for eyes in {watcher.eyes for watcher in watching}}
        by_seat: defaultdict[int | None, list[Watcher]] = defaultdict(list)
        for watcher in watching:
            by_seat[seats[watcher.eyes]].append(watcher)
        return by_seat

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _push(
        self, table: Table, seat: int | None, watchers: Iterable[Watcher], delay: float = 0
    ) -> None:
        """A page that is up to date has all rows but those of this version."""
        if delay:
            await asyncio.sleep(delay)
        moment, rows = table.moment_for(seat), table.rows[-MAX_ROWS_OF_A_VERSION:]
        fresh = 0 if moment.draft else sum(row.version == table.version for row in rows)
        view = await self._views.view(table, seat, len(table.rows) - fresh)
        message = format_message(Changed(table.id, *moment, view))
        brief = format_message(Changed(table.id, *moment))
        watching = self._by_table.get(table.id, ())
        for watcher in watchers:
            if watcher in watching:
                watcher.hear(moment, message, brief)
