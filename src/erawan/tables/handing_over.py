"""Giving everything that one person has at tables to another, who is the same by now."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

from erawan.tables.people import People, change_people
from erawan.tables.refusal import untimely
from erawan.tables.table import Table
from erawan.tables.table_service import TableService

OF_USER = """
SELECT table_id FROM shelves WHERE user_id = :user
UNION SELECT table_id FROM barred WHERE user_id = :user
"""
PLAYED_BY_BOTH = """
SELECT 1 FROM seats AS one
JOIN seats AS other ON other.table_id = one.table_id AND other.user_id = ?
JOIN shelves ON shelves.table_id = one.table_id AND shelves.user_id = one.user_id
JOIN tables ON tables.id = one.table_id
WHERE one.user_id = ? AND winners IS NULL AND NOT review LIMIT 1
"""
SET_MAKER = "UPDATE tables SET maker = ? WHERE id = ?"
MOVE_SHELF = """
INSERT INTO shelves (user_id, table_id, hidden)
SELECT ?, table_id, hidden FROM shelves WHERE user_id = ? AND table_id = ?
ON CONFLICT (user_id, table_id) DO UPDATE SET hidden = excluded.hidden
"""
UNBAR = "DELETE FROM barred WHERE user_id = ? AND table_id = ?"
EMPTY_SHELF = "DELETE FROM shelves WHERE user_id = ? AND table_id = ?"
MOVE_REPORTS = (
    "UPDATE reports SET by_user = ? WHERE by_user = ?",
    "UPDATE reports SET about_user = ? WHERE about_user = ?",
)
HAS_SEAT = "SELECT 1 FROM seats WHERE user_id = ? LIMIT 1"
FORGET_USER = "DELETE FROM users WHERE id = ?"
FREE_NAME = "UPDATE users SET name = '', folded = '', created = 0, seen = 0 WHERE id = ?"


async def hand_over(tables: TableService, old: str, new: str) -> None:
    """Give all tables of one user to another, and let the first one go.

    Where both have played a game to its end the seat stays as it is. Raises Refusal, and nothing is
    done, where both still play at one table. If it is broken off, it can be done again.
    """
    store = tables.store
    both = await store.read(
        lambda connection: connection.execute(PLAYED_BY_BOTH, (new, old)).fetchone()
    )
    if both is not None:
        raise untimely("both-seats", "You play at one table under both names. End that game first.")

    def write(connection: sqlite3.Connection, before: Table, after: Table) -> None:
        change_people(connection, after.id, before.people, after.people)
        if after.people is not None:
            connection.execute(SET_MAKER, (after.people.maker, after.id))
        connection.execute(MOVE_SHELF, (new, old, after.id))
        for statement in (EMPTY_SHELF, UNBAR):
            connection.execute(statement, (old, after.id))

    def change(table: Table) -> Table:
        return replace(table, people=_exchanged(table.people, old, new))

    for (table_id,) in await store.read(
        lambda connection: connection.execute(OF_USER, {"user": old}).fetchall()
    ):
        await tables.exchange(table_id, change, write)
    await store.write(lambda connection: _let_go(connection, old, new))


def _exchanged(people: People | None, old: str, new: str) -> People | None:
    if people is None:
        return None
    maker = new if people.maker == old else people.maker
    barred = frozenset(new if each == old else each for each in people.barred)
    if new in people.owners:
        return People(maker, people.owners, barred)
    owners = tuple(new if each == old else each for each in people.owners)
    return People(maker, owners, barred)


def _let_go(connection: sqlite3.Connection, user: str, new: str) -> None:
    """Forget somebody, or at least the name where a seat of an old game is still theirs."""
    for statement in MOVE_REPORTS:
        connection.execute(statement, (new, user))
    kept = connection.execute(HAS_SEAT, (user,)).fetchone()
    connection.execute("DELETE FROM sessions WHERE user_id = ?", (user,))
    connection.execute(FORGET_USER if kept is None else FREE_NAME, (user,))
