"""Runs the test suite part by part and prints how many minutes each took.

`python tools/suite.py` runs all parts, `python tools/suite.py lint types` those named. The table
in CONTRIBUTING.md lists the same parts; a test compares them.
"""

from __future__ import annotations

import subprocess
import sys
import time
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
    Part("rules", (f"{PYTEST} tests/king tests/siam {GAMES} --cov-fail-under=100",)),
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
    ),
    Part("docs", (f"{PYTEST} tests/docs", f"{PYTEST} {DOCTESTS}")),
    Part("server", (f"{PYTEST} tests/tables tests/server",)),
    Part("browser", ("python tools/chromium.py install", f"{PYTEST} tests/e2e")),
    Part("package", (f"{PYTEST} tests/package",)),
)


def run(part: Part) -> bool:
    """Run a part's commands, all of them even if one fails; whether all succeeded."""
    bin_folder = sys.executable.rpartition("/")[0]
    succeeded = True
    for command in part.commands:
        print(f"\n=== {part.name}: {command}", flush=True)
        program, *arguments = command.split()
        done = subprocess.run([f"{bin_folder}/{program}", *arguments], check=False)
        succeeded &= done.returncode == 0
    return succeeded


def main() -> None:
    """Run the parts named on the command line, or all; exit 1 if one failed."""
    wanted = sys.argv[1:]
    unknown = set(wanted) - {part.name for part in PARTS}
    if unknown:
        sys.exit(f"no part is called {', '.join(sorted(unknown))}")
    lines = []
    failed = []
    for part in PARTS:
        if wanted and part.name not in wanted:
            continue
        start = time.monotonic()
        succeeded = run(part)
        minutes = (time.monotonic() - start) / 60
        lines.append(f"{part.name:<10} {minutes:5.1f} min  {'ok' if succeeded else 'FAILED'}")
        if not succeeded:
            failed.append(part.name)
    print("\n" + "\n".join(lines))
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
