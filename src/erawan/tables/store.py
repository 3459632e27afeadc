"""What is kept of tables, behind names that say what it means."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any, Self

import msgspec
from sqlalchemy import and_, insert, not_, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from erawan.tables import refusal, schema, sqlite
from erawan.tables import stored as reading
from erawan.tables.plan import Plan
from erawan.tables.stored import Damaged
from erawan.tables.summary import Summary
from erawan.tables.table import Table
from erawan.tables.writer import Writer

MAX_LISTED = 30

log = logging.getLogger(__name__)


class Overtaken(Exception):
    """Somebody else has written to this table's row: another server on the same file."""


class Store:
    """Reads freely, writes through the one writer."""

    def __init__(self, readers: AsyncEngine, writer: Writer) -> None:
        self._readers = readers
        self._writer = writer
        self._reported: set[str] = set()

    @classmethod
    def open(cls, path: Path) -> Self:
        """The store in a database file that has been migrated; called inside the event loop."""
        readers = create_async_engine(sqlite.url(path))
        sqlite.prepare(readers.sync_engine, "BEGIN")
        return cls(readers, Writer.open(path))

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
        await self._writer.close()
        await self._readers.dispose()

    async def add(self, table: Table) -> None:
        """Keep a new table with all its rows, and its plan as the last one of its game."""

        async def work(connection: AsyncConnection) -> None:
            fixed = {
                "id": table.id,
                "start": _encode(table.start.to_json()),
                "created": table.created,
                "review": table.review,
                "hidden": False,
            }
            await connection.execute(insert(schema.tables).values(**fixed, **_present(table)))
            await _add_rows(connection, table, 0)
            if not table.review:
                plan = {"game": table.plan.options.game, "plan": _encode(table.plan)}
                statement = upsert(schema.choices).values(**plan)
                await connection.execute(
                    statement.on_conflict_do_update(index_elements=["game"], set_=plan)
                )

        await self._writer.write(work)

    async def advance(self, before: Table, after: Table, act: str | None) -> None:
        """Keep the next version of a table, with the id of the act that made it."""

        async def work(connection: AsyncConnection) -> None:
            changed = await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == after.id, schema.tables.c.version == before.version)
                .values(**_present(after))
            )
            if changed.rowcount != 1:
                raise Overtaken(after.id)
            await _add_rows(connection, after, len(before.rows))
            if act is not None:
                done = {"table_id": after.id, "id": act, "version": after.version}
                await connection.execute(insert(schema.acts).values(**done))

        await self._writer.write(work)

    async def hide(self, table: str) -> None:
        """Take a table off the lists."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(
                update(schema.tables).where(schema.tables.c.id == table).values(hidden=True)
            )

        await self._writer.write(work)

    async def find(self, table: str, now: int) -> Table | None:
        """A table as it was kept, its moves replayed; its clock goes on from now.

        Raises Refusal for one that is damaged.
        """
        async with self._readers.connect() as connection:
            found = select(schema.tables).where(schema.tables.c.id == table)
            kept = (await connection.execute(found)).one_or_none()
            if kept is None:
                return None
            ordered = schema.rows.c.index
            found = select(schema.rows).where(schema.rows.c.table_id == table).order_by(ordered)
            rows = (await connection.execute(found)).all()
        try:
            return await asyncio.to_thread(reading.table_of, kept, rows, now)
        except Damaged as error:
            self._report(f"Table {table}", error)
            raise refusal.damaged_table() from error

    async def done(self, table: str) -> dict[str, int]:
        """The acts that were done at a table, with the version that each made."""
        async with self._readers.connect() as connection:
            found = select(schema.acts.c.id, schema.acts.c.version).where(
                schema.acts.c.table_id == table
            )
            return {row.id: row.version for row in await connection.execute(found)}

    async def summaries(self, unfinished: bool) -> list[Summary]:
        """Tables to continue, or all others, those changed last first; hidden ones are not there.

        A table where nothing was played is not worth a line; one that is damaged is left out.
        """
        columns = schema.tables.c
        goes_on = and_(columns.winners.is_(None), columns.review.is_(False))
        found = (
            select(schema.tables)
            .where(columns.hidden.is_(False), columns.ply > 0)
            .where(goes_on if unfinished else not_(goes_on))
            .order_by(columns.updated.desc())
        )
        listed: list[Summary] = []
        async with self._readers.connect() as connection, connection.stream(found) as stream:
            async for kept in stream:
                try:
                    listed.append(reading.summary_of(kept))
                except Damaged as error:
                    self._report(f"Table {kept.id}", error)
                if len(listed) == MAX_LISTED:
                    break
        return listed

    async def last_plans(self) -> dict[str, Plan]:
        """What was played last, by game; what can't be read is left out."""
        async with self._readers.connect() as connection:
            kept = (await connection.execute(select(schema.choices))).all()
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


async def _add_rows(connection: AsyncConnection, table: Table, since: int) -> None:
    fresh = [{"table_id": table.id, **msgspec.structs.asdict(row)} for row in table.rows[since:]]
    if fresh:
        await connection.execute(insert(schema.rows), fresh)


def _present(table: Table) -> dict[str, Any]:
    """The columns that change with every version."""
    updated = table.rows[-1].at if table.rows else table.created
    return {
        "plan": _encode(table.plan),
        "updated": updated,
        "version": table.version,
        "steps": _encode(table.steps),
        "ending": None if table.ending is None else _encode(table.ending),
        "ply": len(table.line),
        "to_move": table.to_move,
        "winners": None if table.winners is None else _encode(table.winners),
    }


def _encode(value: object) -> str:
    return msgspec.json.encode(value).decode()
