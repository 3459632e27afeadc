"""Every room of compiled modules is rebuilt, linted and sanitised: no list leaves one out."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.some import some

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import kernels  # noqa: E402
import suite  # noqa: E402

ROOMS = (*kernels.ROOMS, kernels.SPARRING)
HASHES = """
import json, sys
sys.path.insert(0, "tools")
from checked import digest, sources_of
from kernels import ROOMS, SPARRING, compiled_in
from sources import ROOT, module_digest
modules = [f"{room}.{name}" for room in (*ROOMS, SPARRING) for name in compiled_in(room)]
print(json.dumps({
    "modules": {module: module_digest(module) for module in modules},
    "checked": digest(sources_of(), ROOT),
}))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that is needed to see what would be built, as if everything had just been."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in ("Makefile", "pyproject.toml", "setup.py"):
        shutil.copy2(ROOT / name, folder)
    for name in ("requirements", "tools", "src/erawan/kernels", *map(folder_of, ROOMS)):
        ignored = shutil.ignore_patterns("*.so", "__pycache__")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored, dirs_exist_ok=True)
    (folder / ".venv").mkdir()
    for stamp in ("run", "kernels", "sparring"):
        (folder / ".venv" / f"{stamp}.stamp").touch()
    return folder


@pytest.fixture(scope="module")
def hashes(copy: Path) -> dict[str, Any]:
    return read_hashes(copy)


@pytest.fixture
def changed(copy: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    """A file of the copy with one more line, as long as a test runs."""
    room, name = request.param
    file = copy / folder_of(room) / name
    text, times = file.read_text(), file.stat()
    file.write_text(f"{text}\n# changed\n")
    os.utime(file, (time.time() + 60,) * 2)
    yield file
    file.write_text(text)
    os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


def folder_of(room: str) -> str:
    return kernels.folder_of(room).as_posix()


def read_hashes(copy: Path) -> dict[str, Any]:
    """The hashes of all compiled modules, and the one that the sanitized build remembers."""
    done = subprocess.run(
        [sys.executable, "-c", HASHES], cwd=copy, capture_output=True, text=True, check=True
    )
    return cast(dict[str, Any], json.loads(done.stdout))


def one_of_each(room: str) -> list[str]:
    """A compiled module of a room and, where there is one, a file of declarations."""
    declared = sorted(file.name for file in kernels.sources_of((room,)) if file.suffix == ".pxd")
    return [f"{kernels.compiled_in(room)[0]}.py", *declared[:1]]


CHANGES = [
    pytest.param((room, name), id=f"{room} {name}") for room in ROOMS for name in one_of_each(room)
]


def is_built_from(digest: str, folder: Path, remembered: str) -> bool:
    """Whether a module that remembers a hash passes for one built from sources with another."""
    file = folder / "built.so"
    file.write_bytes(remembered.encode())
    os.utime(file, (time.time() + 60,) * 2)
    extension = SimpleNamespace(define_macros=[("ERAWAN_SOURCES", f'"{digest}"')])
    return kernels.is_built(cast(Any, extension), file)


@pytest.mark.parametrize("changed", CHANGES, indirect=True)
def test_a_changed_file_is_rebuilt_and_sanitised(
    copy: Path, changed: Path, hashes: dict[str, Any], tmp_path: Path
) -> None:
    room = changed.parent.relative_to(copy).as_posix().removeprefix("src/").replace("/", ".")
    after = read_hashes(copy)
    stale = {
        module
        for module, digest in after["modules"].items()
        if not is_built_from(digest, tmp_path, hashes["modules"][module])
    }
    assert stale
    if changed.suffix == ".py":
        assert stale == {f"{room}.{changed.stem}"}
    # The sparring partners are developers' tools: no sanitized build holds them.
    assert (after["checked"] != hashes["checked"]) == (room != kernels.SPARRING)


@pytest.mark.parametrize("changed", CHANGES, indirect=True)
def test_make_notices_a_changed_file(copy: Path, changed: Path) -> None:
    command = ["make", "--dry-run", ".venv/sparring.stamp"]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=True)
    assert "compiling the sparring partners" in done.stdout
    assert ("compiling the kernels" in done.stdout) == ("bench" not in changed.parts)


def test_make_has_nothing_to_do_where_nothing_changed(copy: Path) -> None:
    command = ["make", "--dry-run", ".venv/sparring.stamp"]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=True)
    assert "compiling" not in done.stdout


def lint(path: str, text: str) -> set[str]:
    """The rules that ruff finds broken in a text, if it stood in a file of this name."""
    command = [sys.executable, "-m", "ruff", "check", "--output-format=json", "--stdin-filename"]
    done = subprocess.run(
        [*command, path, "-"], cwd=ROOT, input=text, capture_output=True, text=True, check=False
    )
    return {finding["code"] for finding in json.loads(done.stdout)}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_is_linted_as_compiled_code(room: str) -> None:
    text = '"""A module."""\n\nimport os\n\n\ndef look() -> int:\n    i: undeclared\n    return 1\n'
    assert lint(f"{folder_of(room)}/module.py", text) == {"F401"}
    assert {"D103", "F401", "F821", "F842"} <= lint("src/erawan/engine/module.py", text)


@pytest.mark.parametrize("room", ROOMS)
def test_mypy_and_doctest_leave_out_what_is_compiled_and_nothing_else(room: str) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mypy"]
    for file in some((ROOT / folder_of(room)).glob("*.py")):
        path = file.relative_to(ROOT).as_posix()
        is_left_out = any(re.search(pattern, path) for pattern in settings["exclude"])
        assert is_left_out == (file.stem in kernels.compiled_in(room)), path
    ignored = re.findall(r"--ignore=(\S+)", suite.DOCTESTS)
    assert room == kernels.SPARRING or any(folder_of(room).startswith(each) for each in ignored)
