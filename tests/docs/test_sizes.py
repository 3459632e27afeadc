"""No file and no function is too long to be read in one go."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.some import some

ROOT = Path(__file__).resolve().parents[2]
MAX_FILE_LINES = 400
MAX_FUNCTION_LINES = 60
SUFFIXES = {".css", ".js", ".pxd", ".py", ".pyi", ".pyx", ".svelte", ".ts"}
GENERATED = (ROOT / "web" / "src" / "generated", ROOT / "src" / "erawan" / "server" / "static")


def sources() -> Iterator[Path]:
    """All that people write here, in any language."""
    for folder in ("bench", "src", "tests", "tools", "web/src"):
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in SUFFIXES and not any(file.is_relative_to(each) for each in GENERATED):
                yield file


def lengths_of_functions(text: str) -> Iterator[tuple[str, int]]:
    """Every function and method, with its lines from `def` to its end."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def test_no_file_is_too_long() -> None:
    found = {
        str(file.relative_to(ROOT)): lines
        for file in some(sources())
        if (lines := len(file.read_text().splitlines())) > MAX_FILE_LINES
    }
    assert not found


def test_no_function_is_too_long() -> None:
    found = {
        f"{file.relative_to(ROOT)}: {name}": lines
        for file in some(sources())
        if file.suffix == ".py"
        for name, lines in lengths_of_functions(file.read_text())
        if lines > MAX_FUNCTION_LINES
    }
    assert not found


def test_lengths_are_counted_with_methods_and_inner_functions() -> None:
    text = "class A:\n    def f(self):\n        def g():\n            return 1\n        return g\n"
    assert dict(lengths_of_functions(text)) == {"f": 4, "g": 2}
