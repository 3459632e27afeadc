"""Compiles modules: each embeds the hash of its source, so that a stale one is noticed.

`python tools/kernels.py` says whether there is a C compiler, `python tools/kernels.py sparring`
compiles the sparring partners, which are no part of the package.
"""

from __future__ import annotations

import ast
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

from sources import ROOT, module_digest

if TYPE_CHECKING:
    from setuptools import Extension

ROOMS = (
    "erawan.kernels.common",
    "erawan.kernels.king",
    "erawan.kernels.siam",
    "erawan.engine.king.search",
    "erawan.engine.siam.search",
    "erawan.envs.common",
    "erawan.envs.king",
    "erawan.envs.siam",
)
"""The packages of compiled modules; each lists its own as COMPILED."""

SPARRING = "bench.sparring.compiled"

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


def folder_of(room: str) -> Path:
    """Where a room's files lie, seen from the top of the checkout."""
    return Path("src" if room.startswith("erawan.") else "") / room.replace(".", "/")


def compiled_in(room: str) -> tuple[str, ...]:
    """The modules that a room lists as compiled, read without importing it."""
    for node in ast.parse((ROOT / folder_of(room) / "__init__.py").read_text()).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            names: tuple[str, ...] = ast.literal_eval(node.value)
            return names
    raise LookupError(f"{room} lists no compiled modules")


def sources_of(rooms: tuple[str, ...] = ROOMS) -> list[Path]:
    """All files that modules of the rooms are compiled from."""
    return sorted(file for room in rooms for file in (ROOT / folder_of(room)).glob("*.p[yx]*"))


def extensions(rooms: tuple[str, ...] = ROOMS) -> list[Extension]:
    """One extension for each compiled module of the rooms."""
    from Cython.Build import cythonize
    from setuptools import Extension

    compile_flags, link_flags, checks = CHECKED if os.environ.get("ERAWAN_CHECKED") else RELEASE
    modules: list[Extension] = cythonize(
        [
            Extension(
                f"{room}.{name}",
                [str(folder_of(room) / f"{name}.py")],
                define_macros=[("ERAWAN_SOURCES", f'"{module_digest(f"{room}.{name}")}"')],
                extra_compile_args=compile_flags,
                extra_link_args=link_flags,
            )
            for room in rooms
            for name in compiled_in(room)
        ],
        build_dir="build/checked/cython" if link_flags else "build/cython",
        include_path=["src", "."],
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


def build_sparring() -> None:
    """Compile the sparring partners beside their sources, those that changed."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    missing = [
        each
        for each in extensions((SPARRING,))
        if not is_built(each, _built_beside(Path(each.sources[0])))
    ]
    if missing:
        # Not `setup`, which would take pyproject.toml's word for where modules lie.
        command = build_ext(Distribution({"ext_modules": missing}))
        command.inplace = command.force = True
        command.build_temp = "build/temp"
        command.ensure_finalized()
        command.run()


def _built_beside(source: Path) -> Path:
    return source.with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))


if __name__ == "__main__":
    compiler()
    if sys.argv[1:] == ["sparring"]:
        os.chdir(ROOT)
        build_sparring()
