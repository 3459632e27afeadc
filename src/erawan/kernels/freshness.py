"""Refuses a compiled kernel whose source has changed since it was built."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent


def digest(files: Iterable[Path], root: Path) -> str:
    """16 hex digits over the names (relative to `root`) and contents of the files."""
    hasher = hashlib.sha256()
    for file in sorted(files):
        content = file.read_bytes()
        hasher.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode())
        hasher.update(content)
    return hasher.hexdigest()[:16]


def kernel_digest(name: str, folder: Path = FOLDER) -> str:
    """The hash of what a kernel is built from: its source and the declarations it includes."""
    source = folder / f"{name}.py"
    return digest({source} | _declarations(source, folder), folder)


def _declarations(file: Path, folder: Path) -> set[Path]:
    """The .pxd beside a kernel, those that it names, and those that they name in turn.

    To be named anywhere in the text is enough: one too many costs a build, one too few a crash.
    """
    named = {file.stem} | _words(file)
    found: set[Path] = set()
    while more := {pxd for pxd in folder.glob("*.pxd") if pxd.stem in named} - found:
        found |= more
        named = named.union(*map(_words, more))
    return found


@cache
def _words(file: Path) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", file.read_text()))


def check(module: str, built_from: bytes, folder: Path = FOLDER) -> None:
    """Raise ImportError if the source beside the compiled module is not what it was built from.

    Where the source is not there (an installation may leave it out) there is nothing to check.
    """
    name = module.rpartition(".")[2]
    if (folder / f"{name}.py").exists() and kernel_digest(name, folder) != built_from.decode():
        raise ImportError(f"{module} was built from another source: run `make` or `pip install .`")
