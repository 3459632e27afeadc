"""Writes down what a checkout of this project does, and compares two such notebooks.

`python tools/behaviour.py --tree PATH --to FOLDER` runs the program of that checkout (its `.venv`,
which `make build` and the tests' requirements have filled) and notes what it answers: rules,
reference numbers, engines, records, commands, stored games, messages. Only the public Python API,
the command line, the engine protocol and the server are used, so that one script fits checkouts
that are laid out differently. `--only NAME` observes some rooms only.

`python tools/behaviour.py --compare BEFORE AFTER` lists the differences of two notebooks by sort,
with counts and examples; exit code 1 if there is any that `--allow FILE` (behaviour.toml, unless
told) does not allow.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path

from observed.differences import compare_notebooks, describe, group, read_allowed
from observed.notebook import Notebook, is_finished

ROOT = Path(__file__).resolve().parents[1]
ALLOWED = Path(__file__).with_suffix(".toml")
ROOMS = (
    "rules",
    "reference",
    "engines",
    "records",
    "commands",
    "stored",
    "wire",
    "http",
    "messages",
)
"""Modules of `observed`, each with a function `observe`."""


def main() -> None:
    """Observe, or compare; exit code 1 for a difference that nobody meant."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tree", type=Path, default=ROOT, help="the checkout to observe")
    parser.add_argument("--to", type=Path, help="the folder for what is observed")
    parser.add_argument("--only", nargs="+", choices=ROOMS, default=ROOMS, help="some rooms only")
    parser.add_argument("--compare", nargs=2, type=Path, metavar=("BEFORE", "AFTER"))
    parser.add_argument("--allow", type=Path, default=ALLOWED, help="the differences meant (TOML)")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.compare:
        before, after = given.compare
        for folder in given.compare:
            if not is_finished(folder):
                parser.error(f"{folder} holds no finished notebook")
        sys.exit(_compare(before, after, given.allow))
    if given.to is None:
        parser.error("--to FOLDER or --compare BEFORE AFTER")
    if given.inside:
        _observe(given.to, given.only)
    else:
        sys.exit(_start(given.tree.resolve(), given.to.resolve(), given.only))


def _start(tree: Path, folder: Path, rooms: list[str]) -> int:
    """Run this file with the Python of a checkout, in a place where nothing else can be found."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell put this into the background: the server would not hear that it is to end, and
        # say no goodbye.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        command = [str(tree / ".venv/bin/python"), str(Path(__file__).resolve()), "--inside"]
        command += ["--to", str(folder), "--only", *rooms]
        kept = {
            name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ
        }
        plain = {
            "HOME": place,
            "COLUMNS": "80",
            "LANG": "C.UTF-8",
            "NO_COLOR": "1",
            "TERM": "dumb",
            "TZ": "UTC",
            "PYTHONHASHSEED": "0",
            "PYTHONIOENCODING": "utf-8",
        }
        code = subprocess.run(command, cwd=place, env={**kept, **plain}, check=False).returncode
    if code < 0:
        print(f"ended from outside, by signal {-code}: nothing can be compared", file=sys.stderr)
    return abs(code)


def _observe(folder: Path, rooms: list[str]) -> None:
    notebook = Notebook(folder)
    for room in rooms:
        start = time.monotonic()
        import_module(f"observed.{room}").observe(notebook)
        print(f"{room:<12} {time.monotonic() - start:5.1f} s", file=sys.stderr, flush=True)
    notebook.close()


def _compare(before: Path, after: Path, allow: Path) -> int:
    groups = group(compare_notebooks(before, after), read_allowed(allow))
    print("\n".join(describe(groups)) or "no difference")
    open_groups = [each for each in groups if not each.reason]
    if open_groups:
        count = sum(len(each.found) for each in open_groups)
        print(f"{count} differences of {len(open_groups)} sorts that nobody meant")
    return 1 if open_groups else 0


if __name__ == "__main__":
    main()
