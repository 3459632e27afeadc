"""Markers that tie a test to the clauses of the rules it shows."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

clause = pytest.mark.clause
refuses = pytest.mark.refuses


def marked(folder: Path, name: str) -> Iterator[list[str]]:
    """The clause ids of every test in a folder with this mark."""
    for file in folder.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            for mark in getattr(node, "decorator_list", ()):
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == name:
                    yield [ast.literal_eval(argument) for argument in mark.args]


def named(folder: Path, name: str) -> set[str]:
    """All clause ids that tests in a folder have in this mark."""
    return {each for names in marked(folder, name) for each in names}
