"""The one place from which the database is written."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from erawan.tables import sqlite

MAX_QUEUED_JOBS = 1024

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Job:
    work: Callable[[AsyncConnection], Awaitable[Any]]
    done: asyncio.Future[Any]


class Writer:
    """Runs one write after the other, each in its own transaction, on a connection of its own.

    A task of its own does the writing, so that a caller who goes away can't tear a write in two.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue(MAX_QUEUED_JOBS)
        self._task = asyncio.create_task(self._run(), name="writer")

    @classmethod
    def open(cls, path: Path) -> Self:
        """A writer to a database file that has been migrated."""
        engine = create_async_engine(sqlite.url(path), pool_size=1, max_overflow=0)
        sqlite.prepare(engine.sync_engine, "BEGIN IMMEDIATE")
        return cls(engine)

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do the work in a transaction and return its result once that is committed."""
        if self._task.done():
            raise RuntimeError("The writer has ended.")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        await self._jobs.put(_Job(work, done))
        return await done

    async def close(self) -> None:
        """Finish the writes that wait, then let go of the database."""
        await self._jobs.put(None)
        await self._task
        await self._engine.dispose()

    async def _run(self) -> None:
        while job := await self._jobs.get():
            try:
                async with self._engine.begin() as connection:
                    result = await job.work(connection)
            except Exception as error:  # it belongs to the one who asked
                if not job.done.done():
                    job.done.set_exception(error)
            else:
                if not job.done.done():
                    job.done.set_result(result)
