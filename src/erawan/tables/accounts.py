"""Accounts as the database keeps them: hashes of a password and of recovery codes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from erawan.tables.users import is_taken

ADD = "INSERT INTO accounts (user_id, password, created) VALUES (?, ?, ?)"
FIND = """
SELECT user_id, password FROM accounts JOIN users ON users.id = user_id WHERE folded = ?
"""
FIND_OWN = "SELECT user_id, password FROM accounts WHERE user_id = ?"
SET_PASSWORD = "UPDATE accounts SET password = ? WHERE user_id = ?"  # noqa: S105 - a statement
NAME_LOOKS = "SELECT folded FROM users WHERE id = ?"
ADD_CODE = "INSERT INTO recovery_codes (user_id, code) VALUES (?, ?)"
IS_CODE = "SELECT 1 FROM recovery_codes WHERE user_id = ? AND code = ?"
USE_CODE = "DELETE FROM recovery_codes WHERE user_id = ? AND code = ?"
FORGET_CODES = "DELETE FROM recovery_codes WHERE user_id = ?"
COUNT_CODES = "SELECT count(*) FROM recovery_codes WHERE user_id = ?"


@dataclass(frozen=True, slots=True)
class Account:
    """Whose it is, and the hash of the password."""

    user: str
    password: str


def add_account(
    connection: sqlite3.Connection, account: Account, codes: Iterable[str], now: int
) -> bool:
    """Make somebody's account; False if another has taken the name meanwhile, or it is there."""
    (looks,) = connection.execute(NAME_LOOKS, (account.user,)).fetchone()
    if is_taken(connection, looks, account.user, now):
        return False
    try:
        connection.execute(ADD, (account.user, account.password, now))
    except sqlite3.IntegrityError:
        return False
    replace_codes(connection, account.user, codes)
    return True


def find_account(connection: sqlite3.Connection, looks: str) -> Account | None:
    """The account of a name that looks so."""
    kept = connection.execute(FIND, (looks,)).fetchone()
    return None if kept is None else Account(*kept)


def account_of(connection: sqlite3.Connection, user: str) -> Account | None:
    """Somebody's account."""
    kept = connection.execute(FIND_OWN, (user,)).fetchone()
    return None if kept is None else Account(*kept)


def is_code(connection: sqlite3.Connection, user: str, code: str) -> bool:
    """Whether the hash is one of somebody's codes that was not used yet."""
    return connection.execute(IS_CODE, (user, code)).fetchone() is not None


def set_password(connection: sqlite3.Connection, account: Account) -> None:
    """Keep another hash from now on."""
    connection.execute(SET_PASSWORD, (account.password, account.user))


def replace_codes(connection: sqlite3.Connection, user: str, codes: Iterable[str]) -> None:
    """Keep the hashes of new recovery codes in place of the old ones."""
    connection.execute(FORGET_CODES, (user,))
    connection.executemany(ADD_CODE, [(user, code) for code in codes])


def use_code(connection: sqlite3.Connection, user: str, code: str, password: str) -> bool:
    """Use a code up for a new password, both given as hashes; whether it was one."""
    if connection.execute(USE_CODE, (user, code)).rowcount != 1:
        return False
    set_password(connection, Account(user, password))
    return True


def count_codes(connection: sqlite3.Connection, user: str) -> int:
    """How many codes somebody has left."""
    (count,) = connection.execute(COUNT_CODES, (user,)).fetchone()
    return int(count)
