"""Which browsers are known as whose: each holds a token of which the database has only the hash."""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass

from erawan.tables.recent import Recent
from erawan.tables.store import Store

TOKEN_BYTES = 24
MOST_OF_USER = 30
"""Those used longest ago end when there are more."""
LONGEST_MS = 365 * 24 * 3600 * 1000
"""A browser that stays away for so long is forgotten."""
SEEN_MS = 3600 * 1000
"""How often it is noted that a browser has come back."""

ADD = "INSERT INTO sessions (id, user_id, created, seen, browser) VALUES (?, ?, ?, ?, ?)"
FIND = "SELECT id, user_id, created, seen, browser FROM sessions WHERE id = ? AND seen > ?"
LIST = """
SELECT id, user_id, created, seen, browser FROM sessions
WHERE user_id = ? AND seen > ? ORDER BY seen DESC, created DESC
"""
SEE = "UPDATE sessions SET seen = ? WHERE id = ?"
END = "DELETE FROM sessions WHERE id = ?"
END_OLD = """
DELETE FROM sessions WHERE user_id = :user AND (seen <= :least OR id IN (
    SELECT id FROM sessions WHERE user_id = :user ORDER BY seen DESC LIMIT -1 OFFSET :most
))
RETURNING id
"""


@dataclass(frozen=True, slots=True)
class Session:
    """One browser of somebody: since when, when it came last, and roughly what it is."""

    id: str
    user: str
    created: int
    seen: int
    browser: str

    @property
    def short(self) -> str:
        """What it is called where it is listed; nobody gets in by it."""
        return self.id[:16]


class Sessions:
    """Finds, begins and ends them; `ended` is told of each that ends."""

    def __init__(self, store: Store, now: Callable[[], int], ended: Callable[[str], None]) -> None:
        self._store = store
        self._now = now
        self._ended = ended
        self._recent: Recent[Session | None] = Recent(now)

    async def find(self, token: str) -> Session | None:
        """The session of a token; raises sqlite3.Error."""
        key = hash_token(token)
        return await self._recent.get(key, lambda: self._find(key))

    async def begin(self, user: str, browser: str) -> str:
        """The token of a new session."""
        token, now = secrets.token_hex(TOKEN_BYTES), self._now()
        old = {"user": user, "least": now - LONGEST_MS, "most": MOST_OF_USER}

        def work(connection: sqlite3.Connection) -> list[str]:
            connection.execute(ADD, (hash_token(token), user, now, now, browser))
            return [each[0] for each in connection.execute(END_OLD, old).fetchall()]

        for each in await self._store.write(work):
            self.forget(each)
        return token

    async def of(self, user: str) -> list[Session]:
        """Somebody's sessions, those used last first."""
        given = (user, self._now() - LONGEST_MS)
        return await self._store.read(
            lambda connection: [Session(*each) for each in connection.execute(LIST, given)]
        )

    async def end(self, session: str) -> None:
        """Whoever holds its token is a stranger from now on."""
        await self._store.write(lambda connection: connection.execute(END, (session,)).close())
        self.forget(session)

    async def end_all(self, user: str, keep: str | None = None) -> None:
        """End all of somebody's sessions, but for one perhaps."""
        for each in await self.of(user):
            if each.id != keep:
                await self.end(each.id)

    def forget(self, session: str) -> None:
        """A session is not in the database any more: its tabs end."""
        self._recent.drop(session)
        self._ended(session)

    async def _find(self, key: str) -> Session | None:
        now = self._now()

        def work(connection: sqlite3.Connection) -> Session | None:
            kept = connection.execute(FIND, (key, now - LONGEST_MS)).fetchone()
            return None if kept is None else Session(*kept)

        found = await self._store.read(work)
        if found is not None and now - found.seen > SEEN_MS:
            await self._store.write(lambda connection: connection.execute(SEE, (now, key)).close())
        return found


def hash_token(text: str) -> str:
    """What is kept of a random text that lets one in: too long to be guessed from its hash."""
    return hashlib.sha256(text.encode(errors="replace")).hexdigest()
