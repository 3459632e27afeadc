"""SQLite as we want it: write-ahead log, full durability, transactions that begin when we say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, event
from sqlalchemy.pool import ConnectionPoolEntry

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    # FULL syncs the log at every commit: what was acknowledged survives a power cut.
    "PRAGMA synchronous=FULL",
    # Only macOS heeds it: a plain fsync there leaves the data in the drive's cache.
    "PRAGMA fullfsync=ON",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)


def url(path: Path, driver: str = "sqlite+aiosqlite") -> URL:
    """The address of a database file, whatever characters its path holds."""
    return URL.create(driver, database=str(path))


def prepare(engine: Engine, begin: str) -> None:
    """Set each new connection up and start its transactions with `begin`."""

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, entry: ConnectionPoolEntry) -> None:
        # One damaged text must not make a query fail in which a hundred others are well.
        driver: Any = entry.driver_connection
        driver.text_factory = _text
        # The driver would otherwise begin late, deferred, and never for a change of schema.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _text(data: bytes) -> str:
    return data.decode(errors="replace")
