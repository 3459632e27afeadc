"""A lock that the system lets go of when its holder ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Self


class Held(Exception):
    """Another process holds the lock."""


class Lock:
    """Held from entering to leaving the `with`; entering raises Held rather than wait."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor = -1

    def __enter__(self) -> Self:
        self._descriptor = os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _take(self._descriptor)
        except OSError as error:
            os.close(self._descriptor)
            raise Held(self._path) from error
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.close(self._descriptor)


if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
