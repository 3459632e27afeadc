"""The tickets that were used, in a file: none opens twice, not even after a restart."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from erawan.server.folder import BadFolder, write_private

FILE = "tickets"
KEPT_SECONDS = 30 * 24 * 3600
"""How long a ticket is remembered after it expired, in case the clock is set back."""
MAX_NUMBER_DIGITS = 18


class Tickets:
    """Remembers by expiry and number, which only the one who knows the token can sign."""

    def __init__(self, folder: Path, now: float) -> None:
        """Read what was used before and forget what is too old; raises BadFolder."""
        self._path = folder / FILE
        try:
            lines = self._path.read_text(encoding="utf-8", errors="replace").splitlines()
        except FileNotFoundError:
            lines = []
        except OSError as error:
            raise BadFolder(f"{self._path} can't be read: {error.strerror}.") from error
        self._used = {line for line in lines if _expiry(line) + KEPT_SECONDS > now}
        if len(self._used) < len(lines):
            write_private(self._path, "".join(f"{name}\n" for name in sorted(self._used)))

    async def use(self, ticket: str) -> bool:
        """Whether a valid ticket is used for the first time; raises OSError if that can't be kept.

        It is kept before it opens anything, so that a power cut doesn't renew it.
        """
        name = ticket.rpartition(".")[0]
        if name in self._used:
            return False
        self._used.add(name)
        try:
            await asyncio.to_thread(self._append, name)
        except OSError:
            self._used.discard(name)
            raise
        return True

    def _append(self, name: str) -> None:
        descriptor = os.open(self._path, os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            # A line that a full disk has cut short must not spoil this one.
            file.write(f"\n{name}\n")
            file.flush()
            os.fsync(file.fileno())


def _expiry(line: str) -> int:
    """When a ticket expires; for a line that is none, long ago."""
    head = line.partition(".")[0]
    return int(head) if head.isdecimal() and len(head) <= MAX_NUMBER_DIGITS else 0
