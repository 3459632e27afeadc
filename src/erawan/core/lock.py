"""A lock that the system lets go of when its holder ends, however it ends."""

from __future__ import annotations

import fcntl
import os
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Self


class Held(Exception):
    """Another process holds the lock."""


class Lock:
    """Held from entering to leaving the `with`; entering raises Held rather than wait, or OSError.

    A file alone would not do: who deletes it, taking it for a leftover, lets the next one in. So
    the folder that it lies in is locked too.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._held = ExitStack()

    def __enter__(self) -> Self:
        with ExitStack() as taken:
            self._take(taken, os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))
            folder = os.open(self._path.parent, os.O_RDONLY)
            # Network file systems lock only what can be written to, which no folder is.
            with suppress(OSError):
                self._take(taken, folder)
            self._held = taken.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._held.close()

    def _take(self, taken: ExitStack, descriptor: int) -> None:
        taken.callback(os.close, descriptor)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Held(self._path) from error
