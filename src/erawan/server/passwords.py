"""Passwords, and the recovery codes that stand in for one: made, hashed and compared."""

from __future__ import annotations

import asyncio
import base64
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from erawan.tables.refusal import Kind, Refusal, often

LEAST_CHARS, MOST_CHARS = 8, 200
MEMORY_KIB, PASSES = 19 * 1024, 2
"""What OWASP asks of Argon2id; more would let a few guesses keep a small machine busy."""
MOST_AT_ONCE = 2
MOST_WAITING = 20
CODES = 10
CODE_BYTES = 10
CODE_GROUP = 4

T = TypeVar("T")


class Passwords:
    """Hashes with Argon2id in a few threads of its own; too many at once are refused."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=PASSES, memory_cost=MEMORY_KIB, parallelism=1)
        self._threads = ThreadPoolExecutor(MOST_AT_ONCE, "password")
        self._under_way = 0
        self._nobodys = _impossible(self._hasher)

    async def hash(self, password: str) -> str:
        """What is kept of a password; raises Refusal."""
        if not LEAST_CHARS <= len(password) <= MOST_CHARS:
            text = f"A password has {LEAST_CHARS} to {MOST_CHARS} characters."
            raise Refusal(Kind.FORBIDDEN, "password-form", text)
        return await self._do(lambda: self._hasher.hash(_bytes(password)))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one of which this was kept; raises Refusal.

        Nothing fits where nothing is kept, which takes as long to find out.
        """
        return await self._do(lambda: self._fits(kept or self._nobodys, password))

    def is_old(self, kept: str) -> bool:
        """Whether it was hashed with less care than we take now."""
        return self._hasher.check_needs_rehash(kept)

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, _bytes(password))
        except (VerificationError, InvalidHashError):
            return False

    async def _do(self, work: Callable[[], T]) -> T:
        if self._under_way >= MOST_WAITING:
            raise often()
        self._under_way += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._under_way -= 1


def new_codes() -> list[str]:
    """Fresh recovery codes: 80 random bits each, in groups that can be copied by hand."""
    return [_grouped(secrets.token_bytes(CODE_BYTES)) for _ in range(CODES)]


def plain_code(text: str) -> str:
    """A code as it was meant, however it was typed."""
    letters = "".join(each for each in text.upper() if each.isalnum())
    return letters.replace("0", "O").replace("1", "I").replace("8", "B")


def _grouped(drawn: bytes) -> str:
    # Its alphabet has neither 0 nor 1 nor 8.
    letters = base64.b32encode(drawn).decode()
    starts = range(0, len(letters), CODE_GROUP)
    return "-".join(letters[start : start + CODE_GROUP] for start in starts)


def _bytes(password: str) -> bytes:
    return unicodedata.normalize("NFKC", password).encode(errors="surrogatepass")


def _impossible(hasher: PasswordHasher) -> str:
    """A hash that no password has, as costly to compare with as any."""
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    lengths = (hasher.salt_len, hasher.hash_len)
    salt, digest = (base64.b64encode(secrets.token_bytes(each)).decode() for each in lengths)
    return f"$argon2id$v=19${costs}${salt.rstrip('=')}${digest.rstrip('=')}"
