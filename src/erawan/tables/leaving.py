"""Somebody is forgotten: nothing is kept but the moves of games with others, without the name."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from dataclasses import replace
from functools import partial

import msgspec

from erawan.tables.handing_over import (
    EMPTY_SHELF,
    FORGET_USER,
    FREE_NAME,
    HAS_SEAT,
    OF_USER,
    SET_MAKER,
    UNBAR,
)
from erawan.tables.people import People
from erawan.tables.plan import Seat
from erawan.tables.refusal import Refusal
from erawan.tables.store import ENTITLE
from erawan.tables.table import Table
from erawan.tables.table_service import TableService

# What only one person's rows are; the tables where somebody sat are seen to one by one.
OWN = ("passkeys", "accounts", "recovery_codes", "sessions", "shelves", "barred")
PARTS = ("rows", "drafts", "acts", "seats", "shelves", "barred")
"""What belongs to one table."""
# Also of tables that are damaged, which nobody can open any more.
TAKE_NAMES = """
UPDATE tables SET plan = json_set(plan, '$.seats[' || (
    SELECT seat FROM seats WHERE table_id = tables.id AND user_id = :user
) || '].name', '')
WHERE json_valid(plan) AND id IN (SELECT table_id FROM seats WHERE user_id = :user)
"""
FORGET_REPORTS = "DELETE FROM reports WHERE by_user = :user OR about_user = :user"
STALE_GUESTS = """
SELECT id FROM users
WHERE seen <= ? AND folded != '' AND NOT blocked AND id NOT IN (SELECT user_id FROM accounts)
ORDER BY seen LIMIT ?
"""


async def let_go(tables: TableService, user: str) -> None:
    """Forget a user.

    A game that goes on is given up, a seat that waits for a game is open again. What nobody else
    has a part in is deleted; of games with others the moves stay. If it is broken off, it can be
    done again. Raises Refusal where a table is changed by another program just now.
    """
    for (table_id,) in await tables.store.read(
        lambda connection: connection.execute(OF_USER, {"user": user}).fetchall()
    ):
        try:
            await tables.table(table_id)
        except Refusal:
            # Damaged: it can't be opened, but the name is taken off below.
            continue
        await _leave(tables, table_id, user)
    await tables.store.write(partial(_forget, user=user))


async def stale_guests(tables: TableService, since: int, most: int) -> list[str]:
    """Guests who have not been here since then, and whom no cookie could bring back."""
    return await tables.store.read(
        lambda connection: [each for (each,) in connection.execute(STALE_GUESTS, (since, most))]
    )


async def _leave(tables: TableService, table_id: str, user: str) -> None:
    table = await tables.change(table_id, lambda now: without(now, user, tables.now()))
    heir = next(iter(_others(table, user)), None)
    if heir is None and (table.people is None or _is_part(table.people, user)):
        with suppress(Refusal):
            await tables.discard(table_id, partial(_delete, table=table_id))
        return

    def write(connection: sqlite3.Connection, before: Table, after: Table) -> None:
        if before.people and after.people and before.people.maker != after.people.maker:
            connection.execute(SET_MAKER, (after.people.maker, table_id))
            connection.execute(ENTITLE, ("", table_id))
        for statement in (EMPTY_SHELF, UNBAR):
            connection.execute(statement, (user, table_id))

    await tables.exchange(table_id, lambda now: _inherited(now, user, heir), write)


def without(table: Table, user: str, now: int) -> Table:
    """The table after somebody has left for good; the same if that one has no part in it."""
    people = table.people
    if people is None or not _is_part(people, user):
        return table
    seat = people.seat_of(user)
    if seat is None:
        return _renamed(table, tuple(Seat("", each.bot) for each in table.plan.seats), people)
    seats = (*table.plan.seats[:seat], Seat(), *table.plan.seats[seat + 1 :])
    if table.is_waiting:
        after = _renamed(table, seats, people.with_owner(seat, None))
        return after if _others(after, user) else _withdrawn(after)
    if not table.is_over:
        lost = table.with_loss("resign", seat, now)
        return replace(lost, plan=msgspec.structs.replace(lost.plan, seats=seats))
    return _renamed(table, seats, people)


def _withdrawn(table: Table) -> Table:
    """A table that nobody is shown any more."""
    settings = msgspec.structs.replace(table.plan.settings, listed=False)
    seats = tuple(each if each.bot else Seat() for each in table.plan.seats)
    return replace(table, plan=msgspec.structs.replace(table.plan, settings=settings, seats=seats))


def _renamed(table: Table, seats: tuple[Seat, ...], people: People) -> Table:
    plan = msgspec.structs.replace(table.plan, seats=seats)
    return replace(table, plan=plan, people=people, version=table.version + 1, draft=0)


def _is_part(people: People, user: str) -> bool:
    return people.maker == user or user in people.owners


def _others(table: Table, user: str) -> list[str]:
    """Who else has a seat; who has one without a name has left before."""
    owners = table.people.owners if table.people else ()
    return [
        owner
        for owner, seat in zip(owners, table.plan.seats, strict=False)
        if owner not in (None, user) and seat.name
    ]


def _inherited(table: Table, user: str, heir: str | None) -> Table:
    people = table.people
    if people is None:
        return table
    maker = heir if people.maker == user and heir is not None else people.maker
    return replace(table, people=People(maker, people.owners, people.barred - {user}))


def _delete(connection: sqlite3.Connection, table: str) -> None:
    for part in PARTS:
        connection.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))  # noqa: S608
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))


def _forget(connection: sqlite3.Connection, user: str) -> None:
    """Forget somebody; where a seat is still theirs, all but that it was somebody's."""
    for table in OWN:
        connection.execute(f"DELETE FROM {table} WHERE user_id = ?", (user,))  # noqa: S608
    for statement in (TAKE_NAMES, FORGET_REPORTS):
        connection.execute(statement, {"user": user})
    kept = connection.execute(HAS_SEAT, (user,)).fetchone()
    connection.execute(FORGET_USER if kept is None else FREE_NAME, (user,))
