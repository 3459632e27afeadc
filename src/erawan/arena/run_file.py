"""A run on disk: its settings, every game's result, and all games as records.

`run.jsonl` has the settings in its first line and then a line a game, in the order they ended;
`records.txt` has the games. A record is written first, then the line that says where it ends: what
a sudden end has left half-written is cut off, and those games are played again.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, BinaryIO, Self

import msgspec

import erawan
from erawan.arena.ending import Effort, Failure
from erawan.arena.settings import Settings
from erawan.core.errors import ErawanError
from erawan.core.lock import Held, Lock

FORMAT = 1
RUN = "run.jsonl"
RECORDS = "records.txt"
LOCK = "lock"


class Header(msgspec.Struct, frozen=True):
    """The run file's first line."""

    arena: int
    """The revision of this format."""
    erawan: str
    """The version that plays: another one might play otherwise."""
    settings: Settings


class Result(msgspec.Struct, frozen=True):
    """A game's line."""

    unit: int
    game: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    failure: Failure | None
    plies: int
    efforts: tuple[Effort, ...]
    end: int = 0
    """Where its record ends in the file of records."""

    @property
    def key(self) -> tuple[int, int]:
        """Which game it is."""
        return self.unit, self.game


class RunFile:
    """An open run, held by this process alone; entering raises ErawanError."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.results: dict[tuple[int, int], Result] = {}
        self._header = Header(FORMAT, erawan.__version__, settings)
        self._lock = Lock(folder / LOCK)
        self._run: BinaryIO
        self._records: BinaryIO

    def __enter__(self) -> Self:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock.__enter__()
        except Held as error:
            raise ErawanError(f"another arena is at the run in {self.folder}") from error
        except OSError as error:
            raise ErawanError(f"{self.folder} can't be used: {error.strerror}") from error
        try:
            self._open()
        except BaseException:
            self._lock.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._run.close()
        self._records.close()
        self._lock.__exit__()

    def append(self, result: Result, record: str) -> Result:
        """Keep a game for good; the result as it is kept."""
        _write(self._records, record.encode() + b"\n")
        kept = msgspec.structs.replace(result, end=self._records.tell())
        _write(self._run, msgspec.json.encode(kept) + b"\n")
        self.results[kept.key] = kept
        return kept

    def _open(self) -> None:
        run, records = self.folder / RUN, self.folder / RECORDS
        data = run.read_bytes() if run.exists() else b""
        held = records.stat().st_size if records.exists() else 0
        header, *lines = data.split(b"\n")[:-1] or [b""]
        if header:
            self._check(header)
        whole = len(header) + 1 if header else 0
        end = 0
        for line in lines:
            result = _decode(line)
            if result is None or not end < result.end <= held:
                break
            whole += len(line) + 1
            end = result.end
            self.results[result.key] = result
        self._run = _open_at(run, whole)
        self._records = _open_at(records, end)
        if not header:
            _write(self._run, msgspec.json.encode(self._header) + b"\n")

    def _check(self, line: bytes) -> None:
        """Raise ErawanError if the folder holds another run."""
        try:
            held = msgspec.json.decode(line)
        except msgspec.DecodeError as error:
            raise ErawanError(f"{self.folder / RUN} is no run of the arena") from error
        wanted = msgspec.json.decode(msgspec.json.encode(self._header))
        if not isinstance(held, dict) or "arena" not in held:
            raise ErawanError(f"{self.folder / RUN} is no run of the arena")
        if held != wanted:
            raise ErawanError(
                f"{self.folder} holds a run with other settings ({_difference(held, wanted)}):"
                " go on with those, or choose another folder by --to"
            )


def _difference(held: dict[str, Any], wanted: dict[str, Any]) -> str:
    """The first thing in which two headers differ."""
    ours, theirs = _flat(wanted), _flat(held)
    name = next(name for name in [*ours, *theirs] if ours.get(name) != theirs.get(name))
    return f"{name}: {theirs.get(name)}, not {ours.get(name)}"


def _flat(header: dict[str, Any]) -> dict[str, Any]:
    settings = header.get("settings")
    return {**header, **(settings if isinstance(settings, dict) else {}), "settings": None}


def _decode(line: bytes) -> Result | None:
    try:
        return msgspec.json.decode(line, type=Result)
    except msgspec.DecodeError:
        return None


def _open_at(path: Path, size: int) -> BinaryIO:
    """The file, cut to a size and ready for more."""
    # Opened so that nothing is lost if this process ends before it has cut.
    file = path.open("r+b" if path.exists() else "x+b")
    file.truncate(size)
    file.seek(size)
    return file


def _write(file: BinaryIO, data: bytes) -> None:
    """Write to the disk itself."""
    file.write(data)
    file.flush()
    os.fsync(file.fileno())
