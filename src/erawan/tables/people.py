"""Who is at a table that people share over the network: who made it, and who has which seat."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace

from erawan.tables import refusal

ROOM = "room"
"""By what the database knows the machine that is the table of a room."""
OWN_SEAT = "One seat of the table is for who makes it."

ADD_SEAT = "INSERT INTO seats (table_id, seat, user_id) VALUES (?, ?, ?)"
TAKE_SEAT = "UPDATE seats SET user_id = ? WHERE table_id = ? AND seat = ? AND user_id IS ?"
FIND_SEATS = "SELECT seat, user_id FROM seats WHERE table_id = ? ORDER BY seat"
FIND_BARRED = "SELECT user_id FROM barred WHERE table_id = ?"
BAR = "INSERT INTO barred (table_id, user_id) VALUES (?, ?)"
UNSHELVE = "DELETE FROM shelves WHERE table_id = ? AND user_id = ?"
SHELVE = """
INSERT INTO shelves (user_id, table_id, hidden) VALUES (?, ?, FALSE)
ON CONFLICT (user_id, table_id) DO NOTHING
"""


@dataclass(frozen=True, slots=True)
class People:
    """Who made a table, and by seat who owns it; None for a bot's seat, and for one that is open.

    Who made it has sent away those who are `barred`. A table without people stands on one screen,
    and whoever sits there plays for every person.
    """

    maker: str
    owners: tuple[str | None, ...]
    barred: frozenset[str] = frozenset()

    def seat_of(self, user: str) -> int | None:
        """Somebody's seat; None for one who only looks on."""
        return self.owners.index(user) if user in self.owners else None

    def with_owner(self, seat: int, user: str | None) -> People:
        """The same people, and another one on a seat, or nobody."""
        return replace(self, owners=(*self.owners[:seat], user, *self.owners[seat + 1 :]))

    def without(self, seat: int, by: str) -> People:
        """The same people without who sat on a seat, sent away by another or gone; raises Refusal.

        Who was sent away does not come back.
        """
        owner = self.owners[seat]
        if by == owner == self.maker:
            raise refusal.Refusal(refusal.Kind.FORBIDDEN, "own-seat", OWN_SEAT)
        if by not in (owner, self.maker):
            raise refusal.denied("not-yours", "This is for others at the table to do.")
        gone = {owner} if owner is not None and owner != by else set()
        return replace(self.with_owner(seat, None), barred=self.barred | gone)


def add_people(connection: sqlite3.Connection, table: str, people: People) -> None:
    """Keep who is at a new table, and put it on the lists of all of them."""
    seats = [(table, seat, owner) for seat, owner in enumerate(people.owners)]
    connection.executemany(ADD_SEAT, seats)
    users = {people.maker, *filter(None, people.owners)}
    connection.executemany(SHELVE, [(user, table) for user in sorted(users)])


def change_people(
    connection: sqlite3.Connection, table: str, before: People | None, after: People | None
) -> bool:
    """Give seats to others; whether those still had them from whom they are taken."""
    if before is None or after is None or before == after:
        return True
    for seat, (old, new) in enumerate(zip(before.owners, after.owners, strict=True)):
        if old == new:
            continue
        if connection.execute(TAKE_SEAT, (new, table, seat, old)).rowcount != 1:
            return False
        if new is not None:
            connection.execute(SHELVE, (new, table))
        elif old != after.maker:
            connection.execute(UNSHELVE, (table, old))
    connection.executemany(BAR, [(table, user) for user in sorted(after.barred - before.barred)])
    return True


def find_people(connection: sqlite3.Connection, table: str, maker: str | None) -> People | None:
    """Who is at a table; None for one that stands on one screen."""
    if maker is None:
        return None
    seats: Sequence[sqlite3.Row] = connection.execute(FIND_SEATS, (table,)).fetchall()
    barred = frozenset(each["user_id"] for each in connection.execute(FIND_BARRED, (table,)))
    return People(maker, tuple(each["user_id"] for each in seats), barred)
