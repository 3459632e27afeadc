"""Findings as lines for people, or as rows for programs, while the checks go on."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from erawan.engine_protocol.compliance.exam import Strictness
from erawan.engine_protocol.compliance.run import check

FOUND_FAULTS = 1
"""The exit code for an engine that failed a check."""


def print_findings(
    command: str, *, as_json: bool = False, strictness: Strictness | None = None
) -> int:
    """Check an engine and print a line for each check; the exit code, 0 if it failed none."""
    failed = 0
    with _progress_bar() as progress:
        for finding in check(command, strictness=strictness, progress=progress):
            failed += finding.verdict == "FAILED"
            print(json.dumps(finding.to_json()) if as_json else str(finding), flush=True)
    if not as_json:
        print(f"{failed} checks failed" if failed else "all checks passed or were skipped as said")
    return FOUND_FAULTS if failed else 0


@contextmanager
def _progress_bar() -> Iterator[Callable[[str, int, int], None]]:
    """A bar on standard error, where somebody can see it."""
    if not sys.stderr.isatty():
        yield lambda _name, _done, _total: None
        return
    from rich.console import Console  # noqa: PLC0415 - a program that reads rows needs no bar
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=1)

        def progress(name: str, done: int, total: int) -> None:
            bar.update(task, description=name, completed=done, total=total)

        yield progress
