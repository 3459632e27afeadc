"""What the app keeps, behind names that say what it means."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from sqlalchemy import Select, func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from erawan.tables import sqlite
from erawan.tables.schema import presses
from erawan.tables.writer import Writer

_COUNT: Select[int] = select(func.coalesce(func.max(presses.c.number), 0))


class Store:
    """Reads freely, writes through the one writer."""

    def __init__(self, readers: AsyncEngine, writer: Writer) -> None:
        self._readers = readers
        self._writer = writer

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

    async def count(self) -> int:
        """How many presses there were."""
        async with self._readers.connect() as connection:
            return (await connection.execute(_COUNT)).scalar_one()

    async def press(self, press: str) -> int:
        """Keep a press, once however often it is sent, and return the count after it."""

        async def work(connection: AsyncConnection) -> int:
            await connection.execute(insert(presses).values(id=press).on_conflict_do_nothing())
            return (await connection.execute(_COUNT)).scalar_one()

        return await self._writer.write(work)
