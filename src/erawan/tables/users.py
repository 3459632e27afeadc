"""People with a name, as the database keeps them."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Collection
from dataclasses import dataclass

import msgspec

from erawan.tables.recent import Recent
from erawan.tables.store import Store

ID_BYTES = 12
HELD_MS = 30 * 24 * 3600 * 1000
"""How long a name is kept for one without an account who does not come back."""

HAS_ACCOUNT = "id IN (SELECT user_id FROM accounts)"
FIND = f"SELECT id, name, blocked, seen, {HAS_ACCOUNT} FROM users WHERE id = ?"  # noqa: S608
IS_TAKEN = f"""
SELECT 1 FROM users WHERE folded = ? AND id != ? AND (seen > ? OR {HAS_ACCOUNT}) LIMIT 1
"""  # noqa: S608
ADD = "INSERT INTO users (id, name, folded, created, seen, blocked) VALUES (?, ?, ?, ?, ?, FALSE)"
RENAME = "UPDATE users SET name = ?, folded = ?, seen = ? WHERE id = ?"
FIND_BLOCKED = """
SELECT id FROM users WHERE blocked AND id IN (SELECT value FROM json_each(?))
"""
SEE = "UPDATE users SET seen = ? WHERE id = ?"
SEEN_MS = 24 * 3600 * 1000
"""How often it is noted that somebody has come back."""


@dataclass(frozen=True, slots=True)
class User:
    """Somebody with a name; who is blocked may only read what everybody may."""

    id: str
    name: str
    blocked: bool
    seen: int
    account: bool


class Users:
    """Finds and adds people; whoever asked a moment ago is remembered."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._recent: Recent[User | None] = Recent(now)

    async def find(self, user_id: str) -> User | None:
        """Who has that id; raises sqlite3.Error."""
        return await self._recent.get(user_id, lambda: self._find(user_id))

    def forget(self, user_id: str) -> None:
        """Somebody is not what they were: look again when they are asked for next."""
        self._recent.drop(user_id)

    async def _find(self, user_id: str) -> User | None:
        now = self._now()
        user = await self._store.read(lambda connection: find_user(connection, user_id))
        if user is not None and now - user.seen > SEEN_MS:
            await self._store.write(
                lambda connection: connection.execute(SEE, (now, user_id)).close()
            )
        return user

    async def blocked(self, user_ids: Collection[str]) -> list[str]:
        """Who of these is blocked, by a look that nobody remembers; raises sqlite3.Error."""
        if not user_ids:
            return []
        asked = msgspec.json.encode(sorted(user_ids)).decode()
        found = await self._store.read(
            lambda connection: [each for (each,) in connection.execute(FIND_BLOCKED, (asked,))]
        )
        for user_id in found:
            self.forget(user_id)
        return found

    async def name(self, user_id: str | None, name: str, folded: str) -> User | None:
        """Give somebody a name, or a newcomer an id with it; None if another has such a name."""
        now = self._now()
        wanted = user_id or secrets.token_hex(ID_BYTES)

        def work(connection: sqlite3.Connection) -> User | None:
            if is_taken(connection, folded, wanted, now):
                return None
            if connection.execute(RENAME, (name, folded, now, wanted)).rowcount == 0:
                connection.execute(ADD, (wanted, name, folded, now, now))
            return find_user(connection, wanted)

        user = await self._store.write(work)
        if user is not None:
            self._recent.put(wanted, user)
        return user


def is_taken(connection: sqlite3.Connection, folded: str, user_id: str, now: int) -> bool:
    """Whether another than this user has a name that looks so."""
    found = connection.execute(IS_TAKEN, (folded, user_id, now - HELD_MS)).fetchone()
    return found is not None


def find_user(connection: sqlite3.Connection, user_id: str) -> User | None:
    """Who has that id."""
    kept = connection.execute(FIND, (user_id,)).fetchone()
    if kept is None:
        return None
    known, name, blocked, seen, account = kept
    return User(known, name, bool(blocked), seen, bool(account))


@dataclass(frozen=True, slots=True)
class Listed:
    """Somebody as the host sees it: with the number of tables, and when they came last."""

    id: str
    name: str
    seen: int
    tables: int
    blocked: bool


LIST = """
SELECT id, name, seen, (SELECT count(*) FROM shelves WHERE user_id = users.id), blocked
FROM users WHERE folded != '' AND (:wanted = '' OR id = :wanted OR name = :wanted)
ORDER BY seen DESC, id LIMIT :most
"""
BLOCK = "UPDATE users SET blocked = ? WHERE id = ?"


def list_users(connection: sqlite3.Connection, wanted: str = "", most: int = 1000) -> list[Listed]:
    """People of that name or id, or all, those who came last first."""
    found = connection.execute(LIST, {"wanted": wanted, "most": most})
    return [
        Listed(user_id, name, seen, tables, bool(blocked))
        for user_id, name, seen, tables, blocked in found
    ]


def block(connection: sqlite3.Connection, user_id: str, blocked: bool = True) -> None:
    """Block somebody, or let them in again; a site that runs notices within seconds."""
    connection.execute(BLOCK, (blocked, user_id))
    connection.commit()
