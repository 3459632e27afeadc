"""Draws by lot the places where tools/faults.py plants its faults.

`python tools/faults_draw.py SEED [COUNT]` prints COUNT places of each room as they go into
faults.toml: a line of code each, every line of a room being equally likely. The places are drawn
and committed before anybody thinks of a fault, so that nobody picks the spots that tests watch.
"""

from __future__ import annotations

import ast
import random
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROOMS = {
    **{room: f"src/erawan/{room}" for room in ("tables", "server", "views", "engine", "arena")},
    "web": "web/src",
}
"""Each part of the program that faults are planted in, with its folder."""

LEFT_OUT = ("static", "generated")
"""Folders of what is built from other files."""

SCRIPT = re.compile(r"<script[^>]*>(.*?)</script>", re.DOTALL)
NO_CODE = re.compile(
    r"\s*(//|/?\*|import |export (type|interface) |type |interface |[^\w]*$"
    r"|(readonly )?\w+\??: .*;$)"
)
NAMED = re.compile(
    r"\s*(?:export |default |async |private |get |set |static )*"
    r"(?:function (\w+)|(?:const|let) (\w+) = (?:\(|async|\$derived)|(#?\w+)\([^()]*\)[^=;]*\{$)"
)
KEYWORDS = ("if", "for", "while", "switch", "catch")


@dataclass(frozen=True)
class Place:
    """A line of code, and the function around it (nothing outside of functions)."""

    room: str
    file: str
    line: int
    function: str

    def to_toml(self) -> str:
        """The place as it is written in faults.toml."""
        return (
            f'[[fault]]\nroom = "{self.room}"\nfile = "{self.file}"\n'
            f'line = {self.line}\nfunction = "{self.function}"\n'
        )


def python_lines(source: str) -> Iterator[tuple[int, str]]:
    """The lines of statements inside functions, without docstrings, with the functions' names."""

    def walk(node: ast.AST, name: str, inside: bool) -> Iterator[tuple[int, str]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                deeper = inside or not isinstance(child, ast.ClassDef)
                yield from walk(child, f"{name}.{child.name}".lstrip("."), deeper)
            elif inside and isinstance(child, ast.stmt) and not is_text(child):
                end = child.end_lineno or child.lineno
                yield from ((line, name) for line in range(child.lineno, end + 1))
                yield from walk(child, name, inside)
            elif not isinstance(child, ast.stmt):
                yield from walk(child, name, inside)

    lines = source.splitlines()
    found = dict(walk(ast.parse(source), "", False))
    return ((line, name) for line, name in sorted(found.items()) if not is_bare(lines[line - 1]))


def is_text(node: ast.stmt) -> bool:
    """Whether a statement is a docstring or three dots."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_bare(line: str) -> bool:
    """Whether a line has no word in it, or only a comment."""
    return not re.search(r"\w", line) or line.lstrip().startswith("#")


def web_lines(source: str, svelte: bool) -> Iterator[tuple[int, str]]:
    """The lines of code of a module; of a component also those of its markup that compute."""
    scripts = [match.span(1) for match in SCRIPT.finditer(source)] if svelte else [(0, 10**9)]
    style = source.find("<style") if "<style" in source else len(source)
    name, offset = "", 0
    for number, line in enumerate(source.splitlines(keepends=True), 1):
        scripted = any(start <= offset < end for start, end in scripts)
        if scripted and (match := NAMED.match(line)):
            found = next(filter(None, match.groups()))
            name = name if found in KEYWORDS else found
        if scripted and not NO_CODE.match(line):
            yield number, name
        elif not scripted and offset < style and "{" in line and "<script" not in line:
            yield number, "markup"
        offset += len(line)


def places(room: str) -> list[Place]:
    """Every place of a room, by file and line."""
    found = []
    for path in sorted((ROOT / ROOMS[room]).rglob("*")):
        file = path.relative_to(ROOT)
        if set(LEFT_OUT) & set(file.parts) or path.name.endswith(".test.ts"):
            continue
        if path.suffix == ".py":
            lines = python_lines(path.read_text())
        elif path.suffix in (".ts", ".svelte"):
            lines = web_lines(path.read_text(), path.suffix == ".svelte")
        else:
            continue
        found += [Place(room, file.as_posix(), line, name) for line, name in lines]
    return found


def draw(seed: int, count: int) -> list[Place]:
    """So many places of each room; a greater count only adds to what a smaller one gives."""
    drawn = []
    for room in ROOMS:
        every = places(room)
        random.Random(f"{seed} {room}").shuffle(every)
        drawn += every[:count]
    return drawn


def main() -> None:
    """Print what is drawn."""
    seed, *count = map(int, sys.argv[1:])
    print("\n".join(place.to_toml() for place in draw(seed, *(count or [5]))), end="")


if __name__ == "__main__":
    main()
