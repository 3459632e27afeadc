"""A lock that the system lets go of when its holder ends, however it ends."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self


class Held(Exception):
    """Another process holds the lock."""


class Lock:
    """Held from entering to leaving the `with`; entering raises Held rather than wait, or OSError.

    A file alone would not do: who deletes it, taking it for a leftover, lets the next one in. So
    the folder that it lies in is locked too, where the system can; where it can't, as on Windows, a
    file that is open can't be deleted either.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._held = ExitStack()

    def __enter__(self) -> Self:
        with ExitStack() as taken:
            file = os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600)
            taken.callback(os.close, file)
            if not _take(file):
                raise Held(self._path)
            folder = _open_folder(self._path.parent)
            if folder is not None:
                taken.callback(os.close, folder)
                if not _take_folder(folder):
                    raise Held(self._path)
            self._held = taken.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._held.close()


if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _open_folder(_: Path) -> None:
        return None

    def _take_folder(_: int) -> bool:
        return True

else:
    import fcntl

    def _take(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _open_folder(path: Path) -> int | None:
        return os.open(path, os.O_RDONLY)

    def _take_folder(descriptor: int) -> bool:
        try:
            return _take(descriptor)
        except OSError:
            # Network file systems lock only what can be written to, which no folder is.
            return True
