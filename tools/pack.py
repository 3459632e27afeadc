"""Builds the sdist and, from it, the wheel into a folder; on Linux auditwheel names the wheel.

`python tools/pack.py FOLDER`. pip takes a wheel called linux_x86_64 only from this machine's own
disk, and package indexes refuse it. auditwheel reads which versions of the C library's functions
the kernels call and writes into the wheel the oldest manylinux name (or musllinux) it may bear.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from sources import ROOT


def build(folder: Path) -> list[Path]:
    """Build both into a folder; gives the two files."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as name:
        built = Path(name)
        _python("build", "--no-isolation", "--outdir", name, str(ROOT))
        [wheel] = built.glob("*.whl")
        if sys.platform == "linux":
            wheel = _named(wheel, built / "named")
        [sdist] = built.glob("*.tar.gz")
        return [Path(shutil.copy(file, folder)) for file in (sdist, wheel)]


def _named(wheel: Path, folder: Path) -> Path:
    # No patcher: a library besides the C library would have to be packed into the wheel, and then
    # this fails. We want none.
    _python("auditwheel", "repair", "--patcher", "none", "--wheel-dir", str(folder), str(wheel))
    [named] = folder.glob("*.whl")
    return named


def _python(module: str, *arguments: str) -> None:
    """Run a module; what it says matters only if it fails."""
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\n{module} failed, see above.")


def main() -> None:
    """Build into the folder named on the command line; print what was made."""
    if len(sys.argv) != 2:
        sys.exit("usage: pack.py FOLDER")
    for file in build(Path(sys.argv[1])):
        print(file)


if __name__ == "__main__":
    main()
