"""Where everything that was observed is written down, to be compared with another notebook."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any

INDEX = "behaviour.jsonl"
VALUES = "values"
SHORT = 120
"""Characters up to which a value stands in the index itself."""


class Notebook:
    """A folder: an index of one line per observation, and every value in a file of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.rmtree(folder / VALUES, ignore_errors=True)
        self._index = (folder / INDEX).open("w", encoding="utf-8")
        self._names: set[str] = set()

    def note(self, name: str, value: Any) -> None:
        """Write an observation down; every name is used once."""
        if name in self._names:
            raise ValueError(f"{name} was noted already")
        self._names.add(name)
        text = json.dumps(plain(value), ensure_ascii=False, indent=1)
        line = {"name": name, "sha256": hashlib.sha256(text.encode()).hexdigest()}
        if len(text) <= SHORT:
            line["value"] = json.loads(text)
        self._index.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._index.flush()
        file = value_file(self.folder, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n", "utf-8")

    def close(self) -> None:
        """No more observations: only a notebook that was closed can be compared."""
        self._index.write(json.dumps({"finished": len(self._names)}) + "\n")
        self._index.close()


def is_finished(folder: Path) -> bool:
    """Whether a folder holds a notebook that was closed, with every observation in it."""
    if not (folder / INDEX).exists():
        return False
    *noted, last = ["", *(folder / INDEX).read_text("utf-8").splitlines()]
    return last == json.dumps({"finished": len(noted) - 1})


def value_file(folder: Path, name: str) -> Path:
    """The file of an observation's whole value."""
    return folder / VALUES / f"{name}.json"


def read_index(folder: Path) -> Iterator[tuple[str, str]]:
    """Every observation's name and hash, in their order."""
    *noted, _ = (folder / INDEX).read_text("utf-8").splitlines()
    for line in noted:
        entry = json.loads(line)
        yield entry["name"], entry["sha256"]


def read_value(folder: Path, name: str) -> Any:
    """An observation's whole value."""
    return json.loads(value_file(folder, name).read_text("utf-8"))


def plain(value: Any) -> Any:
    """A value as JSON: positions by their own, what has a code by that, else by type and fields."""
    if isinstance(value, Enum):
        return value.name
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(map(plain, value))
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    if hasattr(value, "to_json"):
        return plain(value.to_json())
    if hasattr(value, "code"):
        return value.code
    if is_dataclass(value):
        told = {field.name: plain(getattr(value, field.name)) for field in fields(value)}
        return {"is": type(value).__name__, **told}
    raise TypeError(f"{type(value).__name__} can't be noted")


def in_lines(text: str) -> list[str]:
    """A longer text, so that two of them are compared line by line."""
    return text.split("\n")
