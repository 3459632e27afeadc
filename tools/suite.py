"""Runs the test suite part by part and prints how many minutes each took.

`python tools/suite.py` runs all parts, `python tools/suite.py lint types` those named. The table
in CONTRIBUTING.md lists the same parts; a test compares them.
"""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

PYTEST = "python -m pytest -q"
GAMES = "--cov=erawan.king --cov=erawan.siam --cov-branch --cov-report=term-missing:skip-covered"

# Only Alembic can run the migrations' files, and only Cython the kernels'.
DOCTESTS = (
    "--doctest-modules --doctest-glob=*.md src/erawan README.md docs/researchers.md docs/formats.md"
    " docs/environments.md"
    " tests/stalls.py tests/some.py"
    " --ignore=src/erawan/tables/migrations --ignore=src/erawan/kernels"
    " --ignore=src/erawan/engine/king/search --ignore=src/erawan/engine/siam/search"
    " --ignore=src/erawan/envs/common --ignore=src/erawan/envs/king --ignore=src/erawan/envs/siam"
)

SIAM_ENGINE = (
    "tests/kernels/siam/test_perft.py tests/engine/siam/test_deepening.py"
    " tests/engine/siam/test_estimate.py"
    " tests/engine/siam/test_searcher.py tests/engine/siam/test_proofs.py"
)
KING_ENGINE = (
    "tests/engine/king/test_features.py tests/engine/king/test_tree.py"
    " tests/engine/king/test_solver.py tests/engine/king/test_searcher.py"
    " tests/engine/king/test_endings.py tests/engine/king/test_forest.py"
)


@dataclass(frozen=True)
class Part:
    """One part of the suite: its name and the commands that must all succeed."""

    name: str
    commands: tuple[str, ...]
    beside: str = ""
    """The part that it runs beside, if that is wanted too: one that mostly waits for a browser."""


@dataclass(frozen=True)
class Done:
    """How a part went."""

    succeeded: bool
    minutes: float
    output: str = ""


PARTS = (
    Part(
        "lint",
        (
            "ruff check .",
            "ruff format --check .",
            "lint-imports --no-logo",
            "python tools/cimports.py",
        ),
    ),
    Part("types", ("mypy", "python tools/page.py check")),
    Part("page", ("python tools/page.py test",)),
    Part(
        "rules",
        (f"{PYTEST} tests/king tests/siam {GAMES} --cov-fail-under=100",),
        beside="browser",
    ),
    Part(
        "core",
        (
            f"{PYTEST} tests/core tests/kernels tests/engine",
            f"{PYTEST} tests/bench tests/views tests/engine_protocol tests/cli",
        ),
    ),
    Part("learn", (f"{PYTEST} tests/learn",)),
    Part("envs", (f"{PYTEST} tests/envs",)),
    Part("arena", (f"{PYTEST} tests/arena",)),
    Part(
        "equality",
        (
            f"{PYTEST} tests/equality",
            "python tools/checked.py -m pytest -q tests/equality",
            f"python tools/checked.py -m pytest -q {SIAM_ENGINE} {KING_ENGINE}",
            "python tools/checked.py -m pytest -q tests/envs/test_batch.py",
        ),
        beside="browser",
    ),
    Part("docs", (f"{PYTEST} tests/docs", f"{PYTEST} {DOCTESTS}")),
    Part("server", (f"{PYTEST} tests/tables tests/server",)),
    Part("browser", ("python tools/chromium.py install", f"{PYTEST} tests/e2e")),
    Part("package", (f"{PYTEST} tests/package",), beside="browser"),
)


def run(part: Part, quiet: bool = False) -> Done:
    """Run a part's commands, all of them even if one fails.

    Quietly, beside another part, they yield the processor to it, and what they print is kept.
    """
    bin_folder = sys.executable.rpartition("/")[0]
    start = time.monotonic()
    succeeded, output = True, ""
    for command in part.commands:
        heading = f"\n=== {part.name}: {command}"
        if not quiet:
            print(heading, flush=True)
        program, *arguments = command.split()
        done = subprocess.run(
            [*(("nice",) if quiet else ()), f"{bin_folder}/{program}", *arguments],
            check=False,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            text=True,
        )
        succeeded &= done.returncode == 0
        output += f"{heading}\n{done.stdout}"
    return Done(succeeded, (time.monotonic() - start) / 60, output if quiet else "")


def run_all(parts: list[Part]) -> dict[str, Done]:
    """Run parts one after the other, but for those that run, in turn, beside another."""
    names = {part.name for part in parts}
    results = {}
    for part in parts:
        if part.beside in names:
            continue
        besides = [each for each in parts if each.beside == part.name]
        with ThreadPoolExecutor(max_workers=1) as pool:
            running = {each.name: pool.submit(run, each, quiet=True) for each in besides}
            results[part.name] = run(part)
            for name, future in running.items():
                results[name] = future.result()
                print(results[name].output, flush=True)
    return results


def main() -> None:
    """Run the parts named on the command line, or all; exit 1 if one failed."""
    wanted = sys.argv[1:]
    unknown = set(wanted) - {part.name for part in PARTS}
    if unknown:
        sys.exit(f"no part is called {', '.join(sorted(unknown))}")
    results = run_all([part for part in PARTS if not wanted or part.name in wanted])
    print()
    for name, done in results.items():
        print(f"{name:<10} {done.minutes:5.1f} min  {'ok' if done.succeeded else 'FAILED'}")
    failed = [name for name, done in results.items() if not done.succeeded]
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
