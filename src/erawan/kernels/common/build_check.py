"""Refuses a compiled module that is missing, or whose source has changed since it was built."""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGES = Path(__file__).parents[3]
"""The folder that holds the package."""

NAMED = re.compile(r"\b((?:erawan|bench)(?:\.\w+)+)(?: c?import \(?([\w, ]+))?")
"""A module that a source imports, perhaps with what it takes of it, which may be modules too."""


def digest(files: Iterable[Path], root: Path) -> str:
    """16 hex digits over the names (relative to `root`) and contents of the files."""
    hasher = hashlib.sha256()
    for file in sorted(files):
        content = file.read_bytes()
        hasher.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode())
        hasher.update(content)
    return hasher.hexdigest()[:16]


def module_digest(module: str) -> str:
    """The hash of what a module is compiled from: its source and the declarations it includes."""
    source = _file(module, ".py")
    return digest({source} | _declarations(module, source), _folder(module))


def check(module: str, built_from: bytes) -> None:
    """Raise ImportError if the source beside the compiled module is not what it was built from.

    Where the source is not there (an installation may leave it out) there is nothing to check.
    """
    if _file(module, ".py").exists() and module_digest(module) != built_from.decode():
        raise ImportError(f"{module} was built from another source: run `make` or `pip install .`")


def require_built(room: str, modules: Iterable[str]) -> None:
    """Raise ImportError if a compiled module of a package is not there."""
    folder = Path(sys.modules[room].__path__[0])
    for name in modules:
        if not any((folder / f"{name}{suffix}").exists() for suffix in EXTENSION_SUFFIXES):
            raise ImportError(f"{room}.{name} is not built: run `pip install .` or `make`")


def _declarations(module: str, source: Path) -> set[Path]:
    """The .pxd beside a module, those that it names, and those that they name in turn.

    To be named anywhere in the text is enough: one too many costs a build, one too few a crash.
    """
    found: set[Path] = set()
    waiting = {module} | _named(source)
    while waiting:
        declared = _file(waiting.pop(), ".pxd")
        if declared not in found and declared.exists():
            found.add(declared)
            waiting |= _named(declared)
    return found


@cache
def _named(file: Path) -> frozenset[str]:
    return frozenset(_names(file.read_text()))


def _names(text: str) -> Iterator[str]:
    for package, taken in NAMED.findall(text):
        yield package
        yield from (f"{package}.{name.split()[0]}" for name in taken.split(",") if name.strip())


def _file(module: str, suffix: str) -> Path:
    return (_folder(module) / module.replace(".", "/")).with_suffix(suffix)


def _folder(module: str) -> Path:
    """Where a module's top package lies; the benchmarks' is beside the folder of sources."""
    return PACKAGES if module.startswith("erawan.") else PACKAGES.parent
