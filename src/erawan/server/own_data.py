"""What a site keeps of somebody: all of it as a file, or taken away for good."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path
from typing import Any

import msgspec

import erawan
from erawan.server.background import in_background
from erawan.server.site import Site
from erawan.server.visitor import LEARNERS
from erawan.tables.leaving import let_go, stale_guests
from erawan.tables.records import record_of
from erawan.tables.refusal import Refusal
from erawan.tables.sessions import LONGEST_MS
from erawan.tables.table_service import TableService

USER = "SELECT id, name, created, seen AS last_seen, blocked FROM users WHERE id = ?"
ACCOUNT = """
SELECT created, (SELECT count(*) FROM recovery_codes WHERE user_id = :user) AS recovery_codes_left
FROM accounts WHERE user_id = :user
"""
BROWSERS = "SELECT browser, created, seen AS last_seen FROM sessions WHERE user_id = ?"
PASSKEYS = "SELECT id, browser, created, seen AS last_seen FROM passkeys WHERE user_id = ?"
REPORTS = "SELECT table_id, name AS about, text, at FROM reports WHERE by_user = ? ORDER BY id"
SENT_AWAY = "SELECT table_id FROM barred WHERE user_id = ?"
GAMES = """
SELECT table_id AS id, title, created, updated,
       shelves.hidden AS off_the_list, maker = user_id AS made
FROM shelves JOIN tables ON tables.id = table_id WHERE user_id = ? ORDER BY created, id
"""
SWEEP_SECONDS = 3600.0
MOST_SWEPT = 100

log = logging.getLogger(__name__)


class OwnData:
    """Gives people what is kept of them, or forgets them; raises sqlite3.Error and Refusal."""

    def __init__(self, site: Site, tables: TableService) -> None:
        self._site = site
        self._tables = tables

    async def export(self, user: str) -> AsyncIterator[bytes]:
        """Everything as one JSON object, its games one by one. Times are milliseconds since 1970.

        Of what lets one in only hashes are kept; these stay here.
        """
        store = self._tables.store
        known = await store.read(lambda connection: _known(connection, user))
        games = known.pop("games")
        known["learnt"] = await asyncio.to_thread(_learnt, self._site.folder / LEARNERS / user)
        yield msgspec.json.encode(known)[:-1] + b',"games":['
        for number, game in enumerate(games):
            told = {**game, **await self._played(game["id"], user)}
            yield (b",\n" if number else b"\n") + msgspec.json.encode(told)
        yield b"]}\n"

    async def erase(self, user: str) -> None:
        """Forget somebody, whose tabs all end."""
        sessions = await self._site.sessions.of(user)
        await let_go(self._tables, user)
        with suppress(FileNotFoundError):
            await asyncio.to_thread(shutil.rmtree, self._site.folder / LEARNERS / user)
        self._site.users.forget(user)
        for each in sessions:
            self._site.sessions.forget(each.id)
        log.info("Somebody was forgotten.", extra={"user": user})

    def sweeping(self) -> AbstractAsyncContextManager[None]:
        """Forget guests who can't come back, now and then, to the end of the block."""
        return in_background(self._sweep())

    async def _sweep(self) -> None:
        while True:
            try:
                since = self._tables.now() - LONGEST_MS
                for user in await stale_guests(self._tables, since, MOST_SWEPT):
                    await self.erase(user)
            except (OSError, sqlite3.Error, Refusal):
                log.exception("Guests of long ago can't be forgotten now.")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _played(self, table_id: str, user: str) -> dict[str, Any]:
        """A game as a record, with one's own acts and when they were done."""
        try:
            table = await self._tables.store.find(table_id, self._tables.now())
        except Refusal as error:
            return {"damaged": error.text}
        if table is None:
            return {}
        seat = None if table.people is None else table.people.seat_of(user)
        acts = [
            {"kind": row.kind, "code": row.code, "at": row.at, "spent": row.spent}
            for row in table.rows
            if row.seat == seat
        ]
        number = None if seat is None else seat + 1
        return {"seat": number, "acts": acts, "record": record_of(table)}


def _known(connection: sqlite3.Connection, user: str) -> dict[str, Any]:
    """All but what is in files and in games."""
    made = {"program": "erawan", "version": erawan.__version__}
    (one,), account = _rows(connection, USER, (user,)), _rows(connection, ACCOUNT, {"user": user})
    return {
        "site": made,
        "you": {**one, "blocked": bool(one["blocked"])},
        "account": account[0] if account else None,
        "browsers": _rows(connection, BROWSERS, (user,)),
        "passkeys": _rows(connection, PASSKEYS, (user,)),
        "reports": _rows(connection, REPORTS, (user,)),
        "sent_away_from": [each["table_id"] for each in _rows(connection, SENT_AWAY, (user,))],
        "games": [
            {**each, "off_the_list": bool(each["off_the_list"]), "made": bool(each["made"])}
            for each in _rows(connection, GAMES, (user,))
        ],
    }


def _rows(connection: sqlite3.Connection, statement: str, given: Any) -> list[dict[str, Any]]:
    return [dict(each) for each in connection.execute(statement, given)]


def _learnt(folder: Path) -> dict[str, Any]:
    """What is kept of practice, file by file."""
    found: dict[str, Any] = {}
    for file in sorted(folder.glob("*.json")):
        with suppress(OSError, msgspec.DecodeError):
            found[file.stem] = msgspec.json.decode(file.read_bytes())
    return found
