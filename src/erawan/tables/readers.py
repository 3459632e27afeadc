"""Reading the database, beside the writer and not in its way."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from erawan.tables import sqlite

MAX_READERS = 4

T = TypeVar("T")


class Readers:
    """A few threads, each with a connection of its own."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._own = threading.local()
        self._opened: list[sqlite3.Connection] = []
        self._threads = ThreadPoolExecutor(MAX_READERS, "reader")

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do the work in a thread; all that it reads is of one moment. Raises sqlite3.Error."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work)

    async def close(self) -> None:
        """Let go of the database once everybody has read."""
        await asyncio.to_thread(self._threads.shutdown)
        for connection in self._opened:
            connection.close()

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._connection()
        connection.execute("BEGIN")
        try:
            return work(connection)
        finally:
            connection.rollback()

    def _connection(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = self._own.connection = sqlite.connect(self._path)
            self._opened.append(connection)
        return connection
