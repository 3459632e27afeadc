"""The user's data folder: the database, the remembered port and token, the lock."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from platformdirs import user_data_path

from erawan.core.errors import ErawanError
from erawan.core.lock import Lock
from erawan.server.access import Access

VARIABLE = "ERAWAN_DATA"


class BadFolder(ErawanError):
    """A data folder that can't be made or used."""


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder that only its owner can open, with the files the app keeps in it."""

    path: Path

    @classmethod
    def open(cls, path: Path | None = None, name: str = "erawan") -> Self:
        """The folder given, else what `ERAWAN_DATA` names, else the user's own; made if missing."""
        named = path or os.environ.get(VARIABLE)
        chosen = Path(named) if named else user_data_path(name, appauthor=False)
        chosen = chosen.expanduser().absolute()
        try:
            _make(chosen)
            # A folder somebody named keeps its mode: the files in it are private by themselves.
            if not named:
                chosen.chmod(0o700)
        except OSError as error:
            raise _bad(chosen, error) from error
        return cls(chosen)

    @property
    def database(self) -> Path:
        """Everything that was acknowledged."""
        return self.path / "erawan.sqlite3"

    @property
    def lock(self) -> Path:
        """Held by the process that serves this folder."""
        return self.path / "lock"

    @property
    def _access(self) -> Path:
        return self.path / "access.json"

    def read_access(self) -> Access | None:
        """The port and token of the last start; None when there was none or others may know it."""
        try:
            if os.name == "posix" and self._access.stat().st_mode & 0o077:
                return None
            held = json.loads(self._access.read_text(encoding="utf-8"))
            access = Access(int(held["port"]), str(held["token"]))
        except (OSError, ValueError, TypeError, KeyError):
            return None
        return access if access.token and 0 < access.port < 65536 else None

    def write_access(self, access: Access) -> None:
        """Remember port and token; raises BadFolder."""
        write_private(self._access, json.dumps({"port": access.port, "token": access.token}))

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Have the folder to oneself to the end of the block; raises Held, and BadFolder."""
        with ExitStack() as held:
            try:
                held.enter_context(Lock(self.lock))
            except OSError as error:
                raise _bad(self.path, error) from error
            yield


def write_private(path: Path, text: str) -> None:
    """Write a file that its owner alone can read, whole or not at all; raises BadFolder."""
    draft = path.with_suffix(".part")
    try:
        draft.unlink(missing_ok=True)
        descriptor = os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise _bad(path.parent, error) from error


def _make(path: Path) -> None:
    if not path.is_dir():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.mkdir(mode=0o700)


def _bad(path: Path, error: OSError) -> BadFolder:
    where = f" ({error.filename})" if error.filename not in (None, str(path)) else ""
    return BadFolder(f"{path} can't keep the app's data: {error.strerror}{where}.")
