"""Refuses a compiled kernel whose source has changed since it was built."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
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
    """The hash of what a kernel is built from: its source and the declarations all share."""
    return digest([folder / f"{name}.py", *folder.glob("*.pxd")], folder)


def check(module: str, built_from: bytes, folder: Path = FOLDER) -> None:
    """Raise ImportError if the source beside the compiled module is not what it was built from.

    Where the source is not there (an installation may leave it out) there is nothing to check.
    """
    name = module.rpartition(".")[2]
    if (folder / f"{name}.py").exists() and kernel_digest(name, folder) != built_from.decode():
        raise ImportError(f"{module} was built from another source: run `make` or `pip install .`")
