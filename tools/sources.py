"""What the tree consists of, and the hash by which a built thing remembers its sources."""

from __future__ import annotations

import runpy
import subprocess
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Loaded by path: importing the package would demand the modules that are about to be built.
_build_check = runpy.run_path(
    str(ROOT / "src" / "erawan" / "kernels" / "common" / "build_check.py")
)
digest: Callable[[Iterable[Path], Path], str] = _build_check["digest"]
module_digest: Callable[[str], str] = _build_check["module_digest"]


def files_of_the_tree() -> Iterator[Path]:
    """All files as they are now, committed or not, but none that git ignores; relative to ROOT."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            yield Path(name)
