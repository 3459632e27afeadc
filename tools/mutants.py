"""Mutation testing of both games' rules: mutmut on a copy, resumed where it stopped.

`python tools/mutants.py` tries every mutant that has no result yet and prints the table;
`python tools/mutants.py 50` stops after 50 minutes, `python tools/mutants.py 0` only prints.

mutmut leaves decorated functions alone, but half of the rules are properties. So the copy in
build/mutants spells ``@property`` before ``def f`` as ``f = property(f)`` after it.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from mutmut.stats import status_by_exit_code

ROOT = Path(__file__).parents[1]
COPY = ROOT / "build" / "mutants"
PACKAGES = ("king", "siam")
COPIED = (
    "pyproject.toml",
    "src/erawan",
    *(f"tests/{part}" for part in ("clauses.py", "data", "playthroughs", *PACKAGES)),
)
COPIED_KINDS = (".ftl", ".json", ".jsonl", ".py", ".toml", ".tsv", ".txt")
UNDONE = ("property", "cached_property", "cache", "lru_cache")
CHILDREN = "2"
SPINNER = tuple(map(chr, range(0x2800, 0x2900)))
"""What mutmut's lines of progress begin with: they are written over each other, ten a second."""


def undecorated(source: str) -> str:
    """The same module with its properties and caches made after their functions."""
    lines = source.splitlines()
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    for node in sorted(functions, key=lambda node: -node.lineno):
        if [name_of(mark) in UNDONE for mark in node.decorator_list] == [True]:
            (mark,) = node.decorator_list
            made = f"{node.name} = {ast.unparse(mark)}({node.name})"
            lines.insert(node.end_lineno or node.lineno, " " * node.col_offset + made)
            del lines[mark.lineno - 1]
    return "\n".join(lines) + "\n"


def name_of(mark: ast.expr) -> str:
    """A decorator's name, without its arguments."""
    return ast.unparse(mark.func if isinstance(mark, ast.Call) else mark)


def sources() -> Iterator[Path]:
    """The files to copy, relative to the project."""
    for place in COPIED:
        path = ROOT / place
        for file in [path] if path.is_file() else path.rglob("*"):
            if file.suffix in COPIED_KINDS and "static" not in file.parts:
                yield file.relative_to(ROOT)


def prepare() -> None:
    """Bring the copy up to date, writing only what has changed: mutmut goes by the files' times."""
    wanted = set(sources())
    for file in wanted:
        text = (ROOT / file).read_text()
        if file.suffix == ".py" and file.is_relative_to("src"):
            text = undecorated(text)
        copy = COPY / file
        if not copy.exists() or copy.read_text() != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text)
    for folder in ("src", "tests"):
        for old in list((COPY / folder).rglob("*.*")):
            if old.relative_to(COPY) not in wanted:
                old.unlink()
    shutil.rmtree(COPY / "mutants" / "tests", ignore_errors=True)


def run(minutes: float) -> None:
    """Let mutmut go on for so long."""
    command = [f"{Path(sys.executable).parent}/mutmut", "run", "--max-children", CHILDREN]
    # Started in the background, a program inherits that SIGINT is ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    plugins = os.environ | {"PYTHONPATH": str(Path(__file__).parent)}
    output = None if sys.stdout.isatty() else subprocess.PIPE
    with subprocess.Popen(
        command, cwd=COPY, env=plugins, stdout=output, encoding="utf-8"
    ) as mutmut:
        if mutmut.stdout:
            threading.Thread(target=tell, args=(mutmut.stdout,), daemon=True).start()
        try:
            mutmut.wait(minutes * 60)
        except subprocess.TimeoutExpired:
            mutmut.send_signal(signal.SIGINT)


def tell(lines: Iterable[str], seconds: float = 60) -> None:
    """Print what mutmut says, but of its progress a line now and then: for files."""
    due = time.monotonic() + seconds
    for line in lines:
        if not line.startswith(SPINNER):
            print(line, end="", flush=True)
        elif time.monotonic() >= due:
            print(line[1:].strip(), flush=True)
            due = time.monotonic() + seconds


def results(package: str) -> dict[str, str]:
    """The mutants of a package with what became of each."""
    found = {}
    for file in sorted((COPY / "mutants/src/erawan" / package).glob("*.meta")):
        for mutant, code in json.loads(file.read_text())["exit_code_by_key"].items():
            found[mutant] = status_by_exit_code[code]
    return found


def table() -> str:
    """The figures of both packages, and the survivors' names."""
    columns = ("killed", "survived", "timeout", "no tests", "not checked")
    lines = ["| package | mutants | " + " | ".join(columns) + " |", "|---|" + "--:|" * 6]
    survivors = []
    for package in PACKAGES:
        mutants = results(package)
        counts = Counter(mutants.values())
        figures = [len(mutants), *(counts[column] for column in columns)]
        lines.append(f"| {package} | " + " | ".join(map(str, figures)) + " |")
        survivors += [name for name, result in mutants.items() if result == "survived"]
    return "\n".join([*lines, "", *survivors])


def main() -> None:
    """Prepare, run for the minutes given, print."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 55
    if minutes:
        prepare()
        run(minutes)
    print(table())


if __name__ == "__main__":
    main()
