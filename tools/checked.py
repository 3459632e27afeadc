"""Runs Python against kernels built with sanitizers and bounds checks.

`python tools/checked.py -m pytest tests/equality` builds them into build/checked if their sources
have changed, then runs the rest as Python's arguments with that copy of the package. It is slow,
so the equality tests try a tenth of their positions.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from kernels import compiler, sources_of
from sources import ROOT, digest

FOLDER = ROOT / "build" / "checked"
STAMP = FOLDER / "sources.sha256"


def build() -> None:
    """Compile the checked kernels and lay a copy of the package around them."""
    sources = digest(sources_of(), ROOT)
    if not STAMP.exists() or STAMP.read_text() != sources:
        command = ["setup.py", "--quiet", "build_ext", "--build-lib", str(FOLDER / "kernels")]
        command += ["--build-temp", str(FOLDER / "temp")]
        environment = {**os.environ, "ERAWAN_CHECKED": "1"}
        subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, check=True)
    package = FOLDER / "package" / "erawan"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(
        ROOT / "src" / "erawan", package, ignore=shutil.ignore_patterns("*.so", "static")
    )
    shutil.copytree(FOLDER / "kernels" / "erawan", package, dirs_exist_ok=True)
    STAMP.write_text(sources)


def runtime() -> str:
    """The address sanitizer's library: it must be loaded before Python itself."""
    printed = subprocess.run(
        [compiler(), "-print-file-name=libasan.so"], capture_output=True, text=True, check=True
    )
    return printed.stdout.strip()


def main() -> None:
    """Build, then become the Python that was asked for."""
    build()
    os.environ["PYTHONPATH"] = str(FOLDER / "package")
    os.environ["LD_PRELOAD"] = runtime()
    # Python frees little at its end, so the stress run looks for leaks by growth instead; for that
    # the sanitizer must not hold back much of what was freed.
    os.environ["ASAN_OPTIONS"] = "detect_leaks=0:quarantine_size_mb=16"
    os.environ["UBSAN_OPTIONS"] = "print_stacktrace=1"
    os.environ.setdefault("ERAWAN_EQUALITY_SCALE", "0.1")
    os.execv(sys.executable, [sys.executable, *sys.argv[1:]])


if __name__ == "__main__":
    main()
