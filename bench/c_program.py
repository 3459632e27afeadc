"""The C programs of this folder: yardsticks, compiled on the spot with the kernels' flags."""

from __future__ import annotations

import shlex
import subprocess
import sysconfig
from pathlib import Path

FOLDER = Path(__file__).parent


def compile_c(name: str, folder: Path, *flags: str) -> Path:
    """Compile `name`.c of this folder into another one; the program's path."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")
    program = folder / Path(name).name
    source = (FOLDER / name).with_suffix(".c")
    subprocess.run([*compiler, "-O3", *flags, "-o", str(program), str(source)], check=True)
    return program
