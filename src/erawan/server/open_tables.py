"""The lobby of a site: tables that wait for people, shown to those who may sit down there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice

from erawan.server.messages import Offered, format_message
from erawan.server.names import fold_name
from erawan.server.seating import seats_for, seats_kept
from erawan.server.visitor import Visitor
from erawan.server.watchers import Watcher
from erawan.tables.refusal import Refusal
from erawan.tables.table import Moment, Table
from erawan.tables.table_service import TableService
from erawan.tables.users import User
from erawan.views.info import open_table
from erawan.views.model import OpenTable

OFFERED_MS = 24 * 3600 * 1000
"""How long after it was made a table is shown: who made it won't be waiting any more."""
MOST_KEPT = 500
MOST_SHOWN = 100
MOST_OF_MAKER = 10
"""So many of one person's tables are shown, the newest: there is room for others'."""
PAUSE = 0.2
"""Seconds that changes are gathered before everybody is told of them."""


class OpenTables:
    """Knows every table that waits for people who were not invited, and who looks at the lobby."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._waiting: dict[str, Table] = {}
        self._looking: dict[Watcher, Visitor] = {}
        self._number = 0
        self._shut: frozenset[str] = frozenset()
        self._telling: asyncio.Task[None] | None = None
        tables.listeners.append(self.attend)

    async def load(self) -> None:
        """Know the tables that waited when the site was started; raises sqlite3.Error."""
        since = self._tables.now() - OFFERED_MS
        for table_id in reversed(await self._tables.store.waiting(since, MOST_KEPT)):
            # What is damaged is left out.
            with suppress(Refusal):
                await self._tables.table(table_id)

    def attend(self, table: Table) -> None:
        """See to a table's new version."""
        known = self._waiting.pop(table.id, None) is not None
        if _is_offered(table):
            self._waiting[table.id] = table
            if len(self._waiting) > MOST_KEPT:
                del self._waiting[min(self._waiting.values(), key=lambda each: each.created).id]
        elif not known:
            return
        self._change()

    def makers(self) -> set[str]:
        """Who made the tables that wait."""
        return {table.people.maker for table in self._waiting.values() if table.people}

    def shut(self, makers: frozenset[str]) -> None:
        """Show nobody the tables of those whom the host has blocked."""
        if makers != self._shut:
            self._shut = makers
            self._change()

    def _change(self) -> None:
        self._number += 1
        if self._looking and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell())

    def offered(self, user: User | None) -> tuple[OpenTable, ...]:
        """What somebody sees of the lobby, the newest first; not the tables where one sits."""
        return tuple(islice(self._offered(user), MOST_SHOWN))

    async def close(self) -> None:
        """Tell nobody anything more."""
        if self._telling is not None:
            self._telling.cancel()

    def add(self, watcher: Watcher, visitor: Visitor) -> None:
        """From now on the watcher hears of the lobby."""
        self._looking[watcher] = visitor

    def remove(self, watcher: Watcher) -> None:
        """The watcher hears of the lobby no more."""
        self._looking.pop(watcher, None)
        watcher.forget()

    def _offered(self, user: User | None) -> Iterator[OpenTable]:
        since, shown = self._tables.now() - OFFERED_MS, Counter[str]()
        for table in sorted(self._waiting.values(), key=lambda each: -each.created):
            if table.created < since or (user is not None and user.id in _owners(table)):
                continue
            maker = "" if table.people is None else table.people.maker
            if maker in self._shut or shown[maker] >= MOST_OF_MAKER:
                continue
            kept = seats_kept(table, user)
            seats = seats_for(table, user) if table.plan.settings.listed or kept else ()
            if seats:
                shown[maker] += 1
                yield open_table(table, seats, bool(kept))

    async def _tell(self) -> None:
        """Tell everybody of the lobby as it is; most see the same, which is written once."""
        told = -1
        while told != self._number:
            await asyncio.sleep(PAUSE)
            told, moment = self._number, Moment(self._number)
            known = {user for table in self._waiting.values() for user in _known(table)}
            names = {fold_name(name) for each in self._waiting.values() for name in _kept(each)}
            same = format_message(Offered(None, self.offered(None)))
            for watcher, visitor in list(self._looking.items()):
                user, message = visitor.user, same
                if user and (user.id in known or fold_name(user.name) in names):
                    message = format_message(Offered(None, self.offered(user)))
                    await asyncio.sleep(0)
                watcher.hear(moment, message, message)


def _is_offered(table: Table) -> bool:
    """Whether anybody could be shown a table."""
    return table.is_waiting and (table.plan.settings.listed or bool(_kept(table)))


def _kept(table: Table) -> list[str]:
    """For whom open seats are kept."""
    names = [table.plan.seats[seat].name for seat in table.open_seats]
    return [name for name in names if name]


def _owners(table: Table) -> set[str]:
    """Who sits at a table."""
    return set() if table.people is None else set(filter(None, table.people.owners))


def _known(table: Table) -> set[str]:
    """To whom a table is not what it is to everybody: who sits there, and who was sent away."""
    return _owners(table) | (table.people.barred if table.people else frozenset())
