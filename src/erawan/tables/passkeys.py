"""Passkeys as the database keeps them: public halves, from which nobody makes the private one."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from erawan.tables.accounts import Account, account_of, add_account

MOST_OF_USER = 20

ADD = """
INSERT INTO passkeys (id, user_id, public_key, count, created, seen, browser)
SELECT :id, :user, :public_key, :count, :now, :now, :browser
WHERE (SELECT count(*) FROM passkeys WHERE user_id = :user) < :most
"""
FIND = "SELECT id, user_id, public_key, count, created, seen, browser FROM passkeys WHERE id = ?"
LIST = """
SELECT id, user_id, public_key, count, created, seen, browser FROM passkeys
WHERE user_id = ? ORDER BY created, id
"""
USE = "UPDATE passkeys SET count = ?, seen = ? WHERE id = ?"
# The last one stays where there is no password.
REMOVE = """
DELETE FROM passkeys WHERE user_id = :user AND id = :id AND (
    (SELECT password FROM accounts WHERE user_id = :user) != ''
    OR (SELECT count(*) FROM passkeys WHERE user_id = :user) > 1
)
"""


@dataclass(frozen=True, slots=True)
class Passkey:
    """One passkey of somebody: when it was made and used last, and by roughly which browser.

    `count` is how often it says that it was used; of many it is always 0.
    """

    id: str
    user: str
    public_key: bytes
    count: int
    created: int
    seen: int
    browser: str


def add_passkey(connection: sqlite3.Connection, passkey: Passkey, codes: list[str]) -> bool | None:
    """Keep a passkey; who has no account gets one without a password, with these codes as hashes.

    Whether an account was made; None if the passkey is there already, there are too many, or
    another has taken the name meanwhile.
    """
    is_new = account_of(connection, passkey.user) is None
    if is_new and not add_account(connection, Account(passkey.user, ""), codes, passkey.created):
        return None
    given = {
        "id": passkey.id,
        "user": passkey.user,
        "public_key": passkey.public_key,
        "count": passkey.count,
        "now": passkey.created,
        "browser": passkey.browser,
        "most": MOST_OF_USER,
    }
    try:
        added = connection.execute(ADD, given).rowcount
    except sqlite3.IntegrityError:
        return None
    return is_new if added == 1 else None


def find_passkey(connection: sqlite3.Connection, passkey_id: str) -> Passkey | None:
    """The passkey of that id."""
    kept = connection.execute(FIND, (passkey_id,)).fetchone()
    return None if kept is None else Passkey(*kept)


def passkeys_of(connection: sqlite3.Connection, user: str) -> list[Passkey]:
    """Somebody's passkeys, the oldest first."""
    return [Passkey(*each) for each in connection.execute(LIST, (user,))]


def use_passkey(connection: sqlite3.Connection, passkey_id: str, count: int, now: int) -> None:
    """Note that a passkey was used."""
    connection.execute(USE, (count, now, passkey_id))


def remove_passkey(connection: sqlite3.Connection, user: str, passkey_id: str) -> bool:
    """Take one of somebody's passkeys away; False for the last way into an account."""
    return connection.execute(REMOVE, {"user": user, "id": passkey_id}).rowcount == 1
