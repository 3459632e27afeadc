"""What people at a site tell its host of others."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

MOST_CHARS = 300
MOST_LISTED = 1000

ADD = """
INSERT INTO reports (by_user, about_user, table_id, name, text, at, done)
VALUES (?, ?, ?, ?, ?, ?, FALSE)
"""
LIST = """
SELECT id, at, about_user, reports.name, text, table_id,
       coalesce((SELECT name FROM users WHERE users.id = by_user), '') AS by_name
FROM reports WHERE NOT done ORDER BY at, id LIMIT ?
"""
SETTLE = "UPDATE reports SET done = TRUE WHERE id = ? AND NOT done"


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody said of another, whose name then was so, at which table."""

    id: int
    at: int
    about: str
    name: str
    text: str
    table: str
    by: str


def add_report(
    connection: sqlite3.Connection, by: str, about: str, table: str, name: str, text: str, now: int
) -> None:
    """Keep a report for the host."""
    connection.execute(ADD, (by, about, table, name, text, now))


def open_reports(connection: sqlite3.Connection) -> list[Report]:
    """Those that the host has not settled, the oldest first."""
    return [Report(*each) for each in connection.execute(LIST, (MOST_LISTED,))]


def settle_report(connection: sqlite3.Connection, number: int) -> bool:
    """The host has seen to it; whether there was such a report."""
    with connection:
        return connection.execute(SETTLE, (number,)).rowcount == 1
