"""What is kept of tables, behind names that say what it means.

The statements are plain SQL, since they are run at every act; `schema` has the tables they are
about, and the migrations make these.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec

from erawan.tables import refusal
from erawan.tables import stored as reading
from erawan.tables.offer import NO_OFFERS
from erawan.tables.people import ROOM, add_people, change_people, find_people
from erawan.tables.plan import Plan
from erawan.tables.readers import Readers
from erawan.tables.stored import Damaged
from erawan.tables.summary import Summary
from erawan.tables.table import Moment, Table
from erawan.tables.writer import Writer

MAX_LISTED = 30
PIECE = 200
"""How many tables are read at once where all are looked through."""

Place = tuple[int, str]
"""Of a table in the order of lists: when it was changed, or begun, and its id."""

T = TypeVar("T")

NEWEST: Place = (2**53, "")
"""Before all of them."""

ADD_TABLE = """
INSERT INTO tables (id, start, created, review, maker, hidden,
                    plan, updated, version, ending, ply, to_move, winners, waiting,
                    offers, rematch, deadline)
VALUES (:id, :start, :created, :review, :maker, FALSE,
        :plan, :updated, :version, :ending, :ply, :to_move, :winners, :waiting,
        :offers, :rematch, :deadline)
"""
ADVANCE = """
UPDATE tables
SET plan = :plan, updated = :updated, version = :version, ending = :ending,
    ply = :ply, to_move = :to_move, winners = :winners, waiting = :waiting,
    offers = :offers, rematch = :rematch, deadline = :deadline
WHERE id = :id AND version = :before
"""
# Only the change before can be followed, at the version that the table has.
DRAFT = """
INSERT INTO drafts (table_id, seat, version, number, steps)
SELECT id, :seat, version, :number, :steps FROM tables WHERE id = :id AND version = :version
ON CONFLICT (table_id, seat) DO UPDATE
SET version = excluded.version, number = excluded.number, steps = excluded.steps
WHERE drafts.version != excluded.version OR drafts.number = excluded.number - 1
"""
FORGET_DRAFTS = "DELETE FROM drafts WHERE table_id = ?"
ADD_ROW = """
INSERT INTO rows (table_id, "index", kind, ply, seat, code, at, spent, version)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
ADD_ACT = "INSERT INTO acts (table_id, id, version, draft) VALUES (?, ?, ?, ?)"
REMEMBER_PLAN = """
INSERT INTO choices (game, plan) VALUES (:game, :plan)
ON CONFLICT (game) DO UPDATE SET plan = :plan
"""
HIDE = "UPDATE tables SET hidden = ? WHERE id = ?"
HIDE_OWN = "UPDATE shelves SET hidden = ? WHERE table_id = ? AND user_id = ?"
ENTITLE = "UPDATE tables SET title = ? WHERE id = ?"
FIND_TABLE = "SELECT * FROM tables WHERE id = ?"
FIND_ROWS = 'SELECT * FROM rows WHERE table_id = ? ORDER BY "index"'
FIND_DRAFT = """
SELECT drafts.number, drafts.steps FROM drafts
JOIN tables ON tables.id = table_id AND tables.version = drafts.version AND to_move = seat
WHERE table_id = ?
"""
FIND_WAITING = "SELECT id FROM tables WHERE waiting AND created > ? ORDER BY created DESC LIMIT ?"
FIND_ACTS = "SELECT id, version, draft FROM acts WHERE table_id = ?"
# Which tables are on the lists: of one screen all where something was played, of a person those
# that are the person's own, also while they wait for others.
ON_SCREEN = "hidden = ? AND ply > 0"
# Of a room also those that wait for people.
IN_ROOM = "hidden = ? AND (ply > 0 OR maker IS NOT NULL)"
ON_SHELF = "id IN (SELECT table_id FROM shelves WHERE shelves.hidden = ? AND user_id = ?)"
# By what has happened last a game that rests is known; a bot may come in or go meanwhile.
LAST_ROW = """(
SELECT kind FROM rows WHERE table_id = id AND kind NOT IN ('stand-in', 'return')
ORDER BY "index" DESC LIMIT 1
) AS last"""
LIST = """
SELECT *, {last} FROM tables
WHERE {listed} AND (winners IS NULL AND NOT review) = ?
ORDER BY updated DESC
"""
LIST_ALL = """
SELECT *, {last} FROM tables
WHERE {listed} AND (created, id) < (?, ?)
ORDER BY created DESC, id DESC
LIMIT ?
"""
LIST_PIECE = """
SELECT *, {last} FROM tables
WHERE {listed} AND updated >= ? AND (updated, id) < (?, ?)
ORDER BY updated DESC, id DESC
LIMIT ?
"""

log = logging.getLogger(__name__)


class Overtaken(Exception):
    """Somebody else has written to this table's row: another server on the same file."""


class Store:
    """Reads freely, writes through the one writer; raises sqlite3.Error when it can't."""

    def __init__(self, readers: Readers, writer: Writer) -> None:
        self._readers = readers
        self._writer = writer
        self._reported: set[str] = set()
        self._looking_through = asyncio.Lock()

    @classmethod
    def open(cls, path: Path) -> Self:
        """The store in a database file that has been migrated; called inside the event loop."""
        return cls(Readers(path), Writer.open(path))

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What somebody who keeps other things in the same file reads there."""
        return await self._readers.read(work)

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do what changes the file, in a transaction; when it returns, that is committed."""
        return await self._writer.write(work)

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
        await self._writer.close()
        await self._readers.close()

    async def add(self, table: Table) -> None:
        """Keep a new table with all its rows, and its plan as the last one of its game."""

        def work(connection: sqlite3.Connection) -> None:
            fixed = {
                "id": table.id,
                "start": _encode(table.start.to_json()),
                "created": table.created,
                "review": table.review,
                "maker": table.people.maker if table.people else None,
            }
            connection.execute(ADD_TABLE, {**fixed, **_present(table)})
            if table.people is not None:
                add_people(connection, table.id, table.people)
            _add_rows(connection, table, 0)
            _put_draft(connection, table)
            # Neither a record nor a position to go on from is what somebody chose to play; and
            # what one person chose is not for others to find.
            if not table.review and table.plan.start is None and table.people is None:
                plan = {"game": table.plan.options.game, "plan": _encode(table.plan)}
                connection.execute(REMEMBER_PLAN, plan)

        await self._writer.write(work)

    async def advance(self, before: Table, after: Table, act: str | None) -> None:
        """Keep a table's next version, or its turn in the making; raises Overtaken.

        With it the id of the act that made it. Only what was there before can be followed, so that
        two who write at once can't both succeed.
        """

        def work(connection: sqlite3.Connection) -> None:
            if after.version != before.version:
                _next_version(connection, before, after)
            _put_draft(connection, after)
            if act is not None:
                connection.execute(ADD_ACT, (after.id, act, *after.moment))

        await self._writer.write(work)

    async def hide(self, table: str, hidden: bool = True, user: str | None = None) -> None:
        """Take a table off the lists, or off somebody's own, or put it back."""
        of_all = user in (None, ROOM)
        given = (hidden, table) if of_all else (hidden, table, user)
        statement = HIDE if of_all else HIDE_OWN
        await self.write(lambda connection: connection.execute(statement, given).close())

    async def entitle(self, table: str, title: str) -> None:
        """Give a table a title; an empty one takes it away."""
        await self._writer.write(
            lambda connection: connection.execute(ENTITLE, (title, table)).close()
        )

    async def find(self, table: str, now: int) -> Table | None:
        """A table as it was kept, its moves replayed; on one screen its clock goes on from now.

        Raises Refusal for one that is damaged.
        """

        def work(connection: sqlite3.Connection) -> Table | None:
            kept = connection.execute(FIND_TABLE, (table,)).fetchone()
            if kept is None:
                return None
            rows = connection.execute(FIND_ROWS, (table,)).fetchall()
            draft = connection.execute(FIND_DRAFT, (table,)).fetchone()
            people = find_people(connection, table, kept["maker"])
            return reading.table_of(kept, rows, draft, people, now)

        try:
            return await self._readers.read(work)
        except Damaged as error:
            self._report(f"Table {table}", error)
            raise refusal.damaged_table() from error

    async def waiting(self, since: int, most: int) -> list[str]:
        """The ids of tables made since then that wait for people, the newest first."""
        return await self._readers.read(
            lambda connection: [id_ for (id_,) in connection.execute(FIND_WAITING, (since, most))]
        )

    async def done(self, table: str) -> dict[str, Moment]:
        """The acts that were done at a table, with what each made."""
        return await self._readers.read(
            lambda connection: {
                act: Moment(version, draft)
                for act, version, draft in connection.execute(FIND_ACTS, (table,))
            }
        )

    async def summaries(self, unfinished: bool, user: str | None = None) -> list[Summary]:
        """Tables to continue, or all others, those changed last first; hidden ones are not there.

        On one screen a table where nothing was played is not worth a line. With a user it is that
        person's own lists. A table that is damaged is left out.
        """
        statement, given = _listed(LIST, False, user)

        def work(connection: sqlite3.Connection) -> list[Summary]:
            kept = connection.execute(statement, (*given, unfinished))
            return list(islice(self._legible(kept), MAX_LISTED))

        return await self._readers.read(work)

    async def pieces(
        self, before: Place, since: int, hidden: bool = False, user: str | None = None
    ) -> AsyncIterator[list[Summary]]:
        """All tables changed before a place and not before a time, piece by piece, newest first.

        A table where nothing was played is none of them, nor is one that is damaged. One that is
        changed meanwhile comes to the top, where those who go on from there don't meet it.
        """
        statement, given = _listed(LIST_PIECE, hidden, user)
        async for piece in self._pieces(statement, "updated", before, (*given, since)):
            yield piece

    async def all_pieces(self, user: str | None = None) -> AsyncIterator[list[Summary]]:
        """All tables on the lists, piece by piece, those begun last first.

        A table keeps its place, however much it is changed meanwhile: none is left out, and none
        comes twice.
        """
        statement, given = _listed(LIST_ALL, False, user)
        async for piece in self._pieces(statement, "created", NEWEST, given):
            yield piece

    async def all_tables(
        self, now: Callable[[], int], user: str | None = None
    ) -> AsyncIterator[Table]:
        """All tables on the lists, those begun last first, each as it is when its turn comes."""
        async for piece in self.all_pieces(user):
            for each in piece:
                table: Table | None = None
                # What is damaged is left out; nobody waits while the one who asked reads.
                with suppress(refusal.Refusal):
                    async with self._looking_through:
                        table = await self.find(each.id, now())
                if table is not None:
                    yield table

    async def _pieces(
        self, statement: str, key: str, before: Place, given: tuple[Any, ...]
    ) -> AsyncIterator[list[Summary]]:
        """Piece by piece; of all who look through tables one reads at a time.

        Whoever plays meanwhile waits for none of them: there are other readers.
        """
        place: Place | None = before
        while place is not None:
            async with self._looking_through:
                work = partial(self._piece, statement, key, (*given, *place, PIECE))
                piece, place = await self._readers.read(work)
            yield piece

    def _piece(
        self, statement: str, key: str, given: tuple[Any, ...], connection: sqlite3.Connection
    ) -> tuple[list[Summary], Place | None]:
        """The next piece, and the place of its last table unless it is the last piece."""
        kept = connection.execute(statement, given).fetchall()
        last = kept[-1] if len(kept) == PIECE else None
        return list(self._legible(kept)), None if last is None else (last[key], last["id"])

    def _legible(self, kept: Iterable[sqlite3.Row]) -> Iterator[Summary]:
        """Those that can be read."""
        for each in kept:
            try:
                yield reading.summary_of(each)
            except Damaged as error:
                self._report(f"Table {each['id']}", error)

    async def last_plans(self) -> dict[str, Plan]:
        """What was played last, by game; what can't be read is left out."""
        kept = await self._readers.read(
            lambda connection: connection.execute("SELECT game, plan FROM choices").fetchall()
        )
        plans = {}
        for name, plan in kept:
            try:
                plans[name] = reading.plan_of(name, plan)
            except Damaged as error:
                self._report(f"What was last played of {name}", error)
        return plans

    def _report(self, what: str, error: Damaged) -> None:
        """Log damage, once: lists are asked for again and again."""
        if what not in self._reported:
            self._reported.add(what)
            log.error("%s is damaged and left out. %s", what, error)


def _next_version(connection: sqlite3.Connection, before: Table, after: Table) -> None:
    """Follow a version by the next, for which no turn is in the making; raises Overtaken."""
    present = {"id": after.id, "before": before.version, **_present(after)}
    if connection.execute(ADVANCE, present).rowcount != 1:
        raise Overtaken(after.id)
    if not change_people(connection, after.id, before.people, after.people):
        raise Overtaken(after.id)
    _add_rows(connection, after, len(before.rows))
    connection.execute(FORGET_DRAFTS, (after.id,))


def _put_draft(connection: sqlite3.Connection, table: Table) -> None:
    """Keep the turn in the making, if there is one; raises Overtaken."""
    if table.moment.draft == 0 and not table.steps:
        return
    draft = {
        "id": table.id,
        "seat": table.to_move,
        "version": table.version,
        "number": table.draft,
        "steps": _encode(table.steps),
    }
    if connection.execute(DRAFT, draft).rowcount != 1:
        raise Overtaken(table.id)


def _listed(statement: str, hidden: bool, user: str | None) -> tuple[str, tuple[Any, ...]]:
    """A statement for the lists of the screen, or of a person, and what it is to be given first."""
    if user in (None, ROOM):
        listed = ON_SCREEN if user is None else IN_ROOM
        return statement.format(listed=listed, last=LAST_ROW), (hidden,)
    return statement.format(listed=ON_SHELF, last=LAST_ROW), (hidden, user)


def _add_rows(connection: sqlite3.Connection, table: Table, since: int) -> None:
    fresh = [(table.id, *msgspec.structs.astuple(row)) for row in table.rows[since:]]
    if fresh:
        connection.executemany(ADD_ROW, fresh)


def _present(table: Table) -> dict[str, Any]:
    """The columns that change with every version."""
    updated = table.rows[-1].at if table.rows else table.created
    return {
        "plan": _encode(table.plan),
        "updated": updated,
        "version": table.version,
        "ending": None if table.ending is None else _encode(table.ending),
        "ply": len(table.line),
        "to_move": table.to_move,
        "winners": None if table.winners is None else _encode(table.winners),
        "waiting": table.is_waiting,
        "offers": None if table.offers == NO_OFFERS else _encode(table.offers),
        "rematch": table.rematch,
        "deadline": table.deadline,
    }


def _encode(value: object) -> str:
    return msgspec.json.encode(value).decode()
