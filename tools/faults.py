"""Plants the faults of faults.toml one at a time in a copy, and asks whether a test notices.

`python tools/faults.py` tries every fault that has no result yet and prints the table;
`python tools/faults.py 7 12` tries only the seventh and the twelfth, again if need be. Exit code 1
if a fault survived, 2 if one no longer fits its file or the tests fail without any fault.

The tests that should notice a fault are tried first, then all those of its room. A result is kept
(build/faults/results.json) until the fault, the file it is planted in or those tests change.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from faults_draw import ROOMS, ROOT
from sources import files_of_the_tree

FAULTS = Path(__file__).with_name("faults.toml")
FOLDER = ROOT / "build" / "faults"
COPY = FOLDER / "tree"
RESULTS = FOLDER / "results.json"

WIDER = {
    "tables": ("tests/tables", "tests/server"),
    "server": ("tests/server",),
    "views": ("tests/views", "tests/cli"),
    "engine": ("tests/engine", "tests/engine_protocol"),
    "arena": ("tests/arena",),
    "web": ("web/src", "tests/e2e"),
}
"""All tests of a room: tried where those that should notice a fault don't."""

BUILT = ("src/erawan/**/*.so", "bench/**/*.so", "src/erawan/server/static/**/*")
"""What the copy takes over though it is not committed."""

MAX_RUN_SECONDS = 1200
"""Seconds after which tests that have not ended count as failed."""

NOTICED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$|^ *FAIL +(.+?)(?: \d+ms)?$", re.MULTILINE)
"""What pytest's and Vitest's reports say of a test that failed."""


class Broken(Exception):
    """Nothing can be learnt: a fault that does not fit, or tests that fail without one."""


@dataclass(frozen=True)
class Fault:
    """A fault at a place drawn by lot: a text of a file, and what stands there instead."""

    number: int
    room: str
    file: str
    line: int
    function: str
    mistake: str
    old: str
    new: str
    tests: tuple[str, ...]

    @property
    def place(self) -> str:
        """Where it is, in short."""
        short = self.file.removeprefix("src/erawan/").removeprefix("web/src/")
        return f"{short} `{self.function}`" if self.function else short

    def plant(self, folder: Path) -> None:
        """Write the faulty file; raises Broken if the text to be replaced is not there once."""
        path = folder / self.file
        if not path.exists():
            raise Broken(f"fault {self.number} is stale: there is no {self.file}")
        text = path.read_text()
        if (count := text.count(self.old)) != 1:
            raise Broken(
                f"fault {self.number} is stale: {self.file} has {count} times the text\n\n"
                f"{self.old}\n\nWrite it anew in tools/faults.toml for what the file says now."
            )
        path.write_text(text.replace(self.old, self.new))


def read_faults() -> list[Fault]:
    """The faults of faults.toml, numbered as they stand there."""
    given: list[dict[str, Any]] = tomllib.loads(FAULTS.read_text())["fault"]
    return [
        Fault(**{**each, "number": number, "tests": tuple(each["tests"])})
        for number, each in enumerate(given, 1)
    ]


def sources() -> Iterator[Path]:
    """The files of the tree as it is now and what was built from them, relative to it."""
    yield from files_of_the_tree()
    for pattern in BUILT:
        yield from (path.relative_to(ROOT) for path in ROOT.glob(pattern) if path.is_file())


def make_copy() -> None:
    """A copy of the tree to plant faults in; the installed Node packages are shared."""
    shutil.rmtree(COPY, ignore_errors=True)
    for file in sources():
        (COPY / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / file, COPY / file)
    (COPY / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")


def run(*command: str) -> tuple[int | None, str]:
    """A Python command in the copy: its exit code, None if it did not end, and what it said."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(COPY / "src"),
        # A module's cached code is told apart by size and second: a fault has often the same.
        "PYTHONDONTWRITEBYTECODE": "1",
        "NO_COLOR": "1",
    }
    with subprocess.Popen(
        [sys.executable, *command],
        cwd=COPY,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    ) as process:
        try:
            said, _ = process.communicate(timeout=MAX_RUN_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            said, _ = process.communicate()
            return None, said
    return process.returncode, said


def try_tests(tests: Sequence[str]) -> str:
    """The first test that fails, nothing if all pass; raises Broken if none was run."""
    others = [test for test in tests if not test.startswith("web/")]
    in_web = [test.removeprefix("web/") for test in tests if test.startswith("web/")]
    if in_web and (noticed := run_tests("tools/page.py", "test", *in_web)):
        return noticed
    if any(test.startswith("tests/e2e") for test in others):
        code, said = run("tools/page.py")
        if code != 0:
            return f"building the page: {said.strip().splitlines()[-1]}"
    plain = ("-p", "no:cacheprovider", "-q", "-x", "-rfE", "--tb=short", "--no-header")
    return run_tests("-m", "pytest", *plain, *others) if others else ""


def run_tests(*command: str) -> str:
    """The first test that fails in a run, or nothing."""
    code, said = run(*command)
    (FOLDER / "last.txt").write_text(said)
    if code == 0 and " passed" in said:
        return ""
    if code is None:
        return f"the clock: not over after {MAX_RUN_SECONDS} s"
    if found := NOTICED.search(said):
        return str(found[1] or found[2])
    raise Broken(f"{' '.join(command)} tried no test (exit code {code}):\n{said[-2000:]}")


def fingerprint(fault: Fault, tests: Iterable[str]) -> str:
    """What a result depends on: the fault, its file, and the files of the tests tried."""
    hasher = hashlib.sha256(f"{fault.file}\n{fault.old}\n{fault.new}".encode())
    for place in (fault.file, *tests):
        path = ROOT / place.partition("::")[0]
        for file in [path] if path.is_file() else sorted(path.rglob("*.*")):
            if file.suffix in (".py", ".ts", ".svelte", ".ambr", ".ftl"):
                hasher.update(file.read_bytes())
    return hasher.hexdigest()[:16]


class Trial:
    """Tries faults and remembers what became of them."""

    def __init__(self) -> None:
        self.results: dict[str, dict[str, str]] = {}
        if RESULTS.exists():
            self.results = json.loads(RESULTS.read_text())
        self._sound: set[tuple[str, ...]] = set()

    def known(self, fault: Fault) -> dict[str, str] | None:
        """What became of a fault, if that still holds."""
        result = self.results.get(str(fault.number))
        if result is None:
            return None
        tests = WIDER[fault.room] if not result["killed by"] else ()
        return result if result["of"] == fingerprint(fault, (*fault.tests, *tests)) else None

    def try_fault(self, fault: Fault) -> str:
        """Plant it and try its tests, then its room's; the test that noticed, or nothing."""
        tried: tuple[str, ...] = fault.tests
        noticed = self._try(fault, fault.tests)
        if not noticed:
            tried += WIDER[fault.room]
            noticed = self._try(fault, WIDER[fault.room])
            # A result by a test that is not named depends on more files than are hashed.
            tried = tried if not noticed else fault.tests
        self.results[str(fault.number)] = {"killed by": noticed, "of": fingerprint(fault, tried)}
        RESULTS.write_text(json.dumps(self.results, indent=1) + "\n")
        return noticed

    def _try(self, fault: Fault, tests: tuple[str, ...]) -> str:
        if tests not in self._sound:
            if noticed := try_tests(tests):
                raise Broken(f"{noticed} fails without any fault: see {FOLDER / 'last.txt'}")
            self._sound.add(tests)
        fault.plant(COPY)
        try:
            return try_tests(tests)
        finally:
            shutil.copy2(ROOT / fault.file, COPY / fault.file)

    def table(self, faults: Iterable[Fault]) -> str:
        """What became of each, in Markdown."""
        lines = ["| | place | fault | killed by |", "|--:|---|---|---|"]
        for fault in faults:
            result = self.results.get(str(fault.number))
            by = "not tried"
            if result is not None:
                test = result["killed by"].partition("[")[0].removeprefix("tests/")
                by = f"`{test}`" if test else "**survived**"
            lines.append(f"| {fault.number} | {fault.place} | {fault.mistake} | {by} |")
        return "\n".join(lines)


def check_all(faults: Iterable[Fault]) -> None:
    """Raise Broken if a fault does not fit its file, or the copy would not be what is tested."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    make_copy()
    for fault in faults:
        fault.plant(COPY)
        shutil.copy2(ROOT / fault.file, COPY / fault.file)
        if not fault.file.startswith(ROOMS[fault.room]):
            raise Broken(f"fault {fault.number}: {fault.file} is not in {fault.room}")
    _, said = run("-c", "import erawan; print(erawan.__file__)")
    if Path(said.strip()).parents[1] != COPY / "src":
        raise Broken(f"the tests would import {said.strip()}, not the copy")


def main() -> None:
    """Try those asked for, or those without a result; print the table."""
    numbers = set(map(int, sys.argv[1:]))
    faults = read_faults()
    if unknown := numbers - {fault.number for fault in faults}:
        sys.exit(f"there are faults 1 to {len(faults)}, but not {min(unknown)}")
    trial = Trial()
    wanted = [
        fault
        for fault in faults
        if (fault.number in numbers if numbers else trial.known(fault) is None)
    ]
    try:
        check_all(faults)
        for done, fault in enumerate(wanted, 1):
            print(f"{done}/{len(wanted)}: {fault.number}, {fault.place} …", end=" ", flush=True)
            start = time.monotonic()
            noticed = trial.try_fault(fault)
            told = f"killed by {noticed}" if noticed else "SURVIVED"
            print(f"{told} ({time.monotonic() - start:.0f} s)", flush=True)
    except Broken as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    print("\n" + trial.table(faults))
    survivors = [fault for fault in faults if not (trial.known(fault) or {}).get("killed by")]
    sys.exit(1 if survivors else 0)


if __name__ == "__main__":
    main()
