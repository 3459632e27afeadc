"""SQLite as we want it: write-ahead log, full durability, transactions that begin when we say."""

from __future__ import annotations

import sqlite3
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


def connect(path: Path) -> sqlite3.Connection:
    """A plain connection to a migrated file, for one thread at a time, whichever that is."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    # One damaged text must not make a query fail in which a hundred others are well.
    connection.text_factory = _text
    connection.row_factory = sqlite3.Row
    try:
        for pragma in PRAGMAS:
            connection.execute(pragma)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def url(path: Path) -> URL:
    """The address of a database file for SQLAlchemy, whatever characters its path holds."""
    return URL.create("sqlite", database=str(path))


def prepare(engine: Engine) -> None:
    """Set each new connection of SQLAlchemy up for a change of the schema."""

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _: ConnectionPoolEntry) -> None:
        # The driver would otherwise begin late, deferred, and never for a change of schema.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _text(data: bytes) -> str:
    return data.decode(errors="replace")
