"""The hash by which a built thing remembers its sources: the one the kernels check at run time."""

from __future__ import annotations

import runpy
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Loaded by path: importing the package would demand the kernels that are about to be built.
_freshness = runpy.run_path(str(ROOT / "src" / "erawan" / "kernels" / "freshness.py"))
digest: Callable[[Iterable[Path], Path], str] = _freshness["digest"]
kernel_digest: Callable[[str], str] = _freshness["kernel_digest"]
