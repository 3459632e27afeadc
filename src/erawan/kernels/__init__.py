"""The games at the speed of C: Cython in its pure-Python mode, proven equal to the rules.

A kernel is used compiled or not at all: importing one that is missing or that was built from
another source raises ImportError with what to do.
"""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

FOLDER = Path(__file__).parent

for _stub in FOLDER.glob("*.pyi"):
    if not any((FOLDER / f"{_stub.stem}{suffix}").exists() for suffix in EXTENSION_SUFFIXES):
        raise ImportError(f"the kernel {_stub.stem} is not built: run `pip install .` or `make`")
