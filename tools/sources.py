"""The hash by which a built thing remembers its sources: the one compiled modules check."""

from __future__ import annotations

import runpy
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Loaded by path: importing the package would demand the modules that are about to be built.
_build_check = runpy.run_path(
    str(ROOT / "src" / "erawan" / "kernels" / "common" / "build_check.py")
)
digest: Callable[[Iterable[Path], Path], str] = _build_check["digest"]
module_digest: Callable[[str], str] = _build_check["module_digest"]
