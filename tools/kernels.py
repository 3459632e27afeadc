"""Compiles the kernels: each embeds the hash of its source, so that a stale one is noticed."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

from sources import ROOT, kernel_digest

if TYPE_CHECKING:
    from setuptools import Extension

KERNELS = Path("src") / "erawan" / "kernels"

NO_COMPILER = (
    "Erawan needs a C compiler and found none: install one (Debian, Ubuntu: apt install gcc; "
    "Fedora: dnf install gcc; macOS: xcode-select --install) and run this again."
)


Flags = tuple[list[str], list[str], dict[str, bool]]
"""For the compiler, for the linker, and directives for Cython."""

# A wheel must run on another machine, so no flag may name this one's instructions.
RELEASE: Flags = (["-O3"], [], {"boundscheck": False, "initializedcheck": False})
# `ERAWAN_CHECKED=1`: slow and merciless. Only the undefined-behaviour sanitizer sees an index that
# leaves an array but stays inside its struct.
SANITIZERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
CHECKED: Flags = (
    [*SANITIZERS, "-O1", "-g", "-fno-omit-frame-pointer", "-UNDEBUG"],
    SANITIZERS,
    {"boundscheck": True, "initializedcheck": True},
)


def compiler() -> str:
    """The C compiler that Python's build tools will call; ends the program if there is none."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    program = shlex.split(command)[0]
    if shutil.which(program) is None:
        sys.exit(NO_COMPILER)
    return program


def extensions() -> list[Extension]:
    """One extension per kernel: every .py in the kernels folder that has a .pyi beside it."""
    from Cython.Build import cythonize
    from setuptools import Extension

    compile_flags, link_flags, checks = CHECKED if os.environ.get("ERAWAN_CHECKED") else RELEASE
    modules: list[Extension] = cythonize(
        [
            Extension(
                f"erawan.kernels.{name}",
                [str(KERNELS / f"{name}.py")],
                define_macros=[("ERAWAN_SOURCES", f'"{kernel_digest(name)}"')],
                extra_compile_args=compile_flags,
                extra_link_args=link_flags,
            )
            for name in sorted(stub.stem for stub in (ROOT / KERNELS).glob("*.pyi"))
        ],
        build_dir="build/checked/cython" if link_flags else "build/cython",
        include_path=["src"],
        language_level=3,
        compiler_directives={"cdivision": True, "wraparound": False, **checks},
        quiet=True,
    )
    return modules


def is_built(extension: Extension, file: Path) -> bool:
    """Whether a compiled kernel is there, has its sources' hash, and is newer than the flags."""
    sources = dict(extension.define_macros)["ERAWAN_SOURCES"].strip('"').encode()
    return (
        file.exists()
        and file.stat().st_mtime > Path(__file__).stat().st_mtime
        and sources in file.read_bytes()
    )


if __name__ == "__main__":
    compiler()
